package recto.job;

import recto.intake.IntakeSettings;

/**
 * All settings of a run, as they stand in a recipe.
 *
 * @param intake files to items
 * @param page page to text
 * @param export formats
 * @param run workers and limits
 */
public record Settings(IntakeSettings intake, PageSettings page, ExportSettings export, RunSettings run) {
    public static final Settings DEFAULT =
            new Settings(IntakeSettings.DEFAULT, PageSettings.DEFAULT, ExportSettings.DEFAULT, RunSettings.DEFAULT);
}
