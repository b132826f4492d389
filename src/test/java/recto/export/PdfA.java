package recto.export;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.verapdf.core.EncryptedPdfException;
import org.verapdf.core.ModelParsingException;
import org.verapdf.core.ValidationException;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** Checks files against PDF/A-2b with veraPDF. */
public final class PdfA {
    static {
        VeraGreenfieldFoundryProvider.initialise();
    }

    private PdfA() {}

    /** The rules that a file breaks, in words; empty for a good file. */
    public static List<String> problems(Path pdf) throws IOException {
        try (InputStream in = Files.newInputStream(pdf);
                PDFAParser parser = Foundries.defaultInstance().createParser(in, PDFAFlavour.PDFA_2_B);
                PDFAValidator validator = Foundries.defaultInstance().createValidator(PDFAFlavour.PDFA_2_B, false)) {
            return validator.validate(parser).getTestAssertions().stream()
                    .map(broken -> broken.getRuleId() + " " + broken.getMessage() + " " + broken.getLocation())
                    .toList();
        } catch (ModelParsingException | EncryptedPdfException | ValidationException e) {
            throw new IOException(pdf + ": " + e.getMessage(), e);
        }
    }
}
