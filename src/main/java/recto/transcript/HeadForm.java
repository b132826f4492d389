package recto.transcript;

import java.util.List;
import recto.model.Digest;
import recto.model.Language;
import recto.model.MetadataValue;
import recto.model.Model;
import recto.model.Note;
import recto.model.Scan;
import recto.model.TranscriptHead;

/** The keys of {@code transcript.json} that stand before its pages. */
record HeadForm(String schema, String item, int pageCount, List<MetadataValue> metadata, Provenance provenance) {
    static final String SCHEMA = "recto-transcript-1";

    record Provenance(String program, String engine, Digest settings, List<ScanForm> scans, List<ModelForm> models) {}

    record ScanForm(String path, Digest digest, long bytes, String mediaType, List<Note> notes) {}

    record ModelForm(String name, Digest digest, List<Language> languages, String source, String licence) {}

    static HeadForm of(TranscriptHead head) {
        Provenance provenance = new Provenance(
                head.program(),
                head.engine(),
                head.settings(),
                head.scans().stream().map(HeadForm::form).toList(),
                head.models().stream().map(HeadForm::form).toList());
        return new HeadForm(SCHEMA, head.item(), head.pages(), head.metadata(), provenance);
    }

    /** Back to the model; locations are not published and come back empty. */
    TranscriptHead head() {
        return new TranscriptHead(
                item,
                provenance.program,
                provenance.engine,
                provenance.settings,
                provenance.scans.stream().map(HeadForm::scan).toList(),
                provenance.models.stream().map(HeadForm::model).toList(),
                metadata,
                pageCount);
    }

    private static ScanForm form(Scan scan) {
        return new ScanForm(scan.path(), scan.digest(), scan.bytes(), scan.mediaType(), scan.notes());
    }

    private static Scan scan(ScanForm form) {
        return new Scan(form.path, "", form.digest, form.bytes, form.mediaType, form.notes);
    }

    private static ModelForm form(Model model) {
        return new ModelForm(model.name(), model.digest(), model.languages(), model.source(), model.licence());
    }

    private static Model model(ModelForm form) {
        return new Model(form.name, "", form.digest, form.languages, form.source, form.licence);
    }
}
