package recto.export;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.graphics.color.PDOutputIntent;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import recto.model.Digest;
import recto.model.MetadataValue;
import recto.model.PageTranscript;
import recto.model.Scan;
import recto.model.TranscriptHead;

/** A PDF that grows page by page. Pictures and texts wait in a temporary file, not in memory. */
final class PdfFile implements AutoCloseable {
    private static final float VERSION = 1.7f;
    private static final COSName FONT = COSName.getPDFName("F");
    private static final COSName PICTURE = COSName.getPDFName("P");

    private final TranscriptHead head;
    private final PDDocument document;
    private final GlyphlessFont font;
    private final IccSpaces spaces;

    private PdfFile(TranscriptHead head, PDDocument document) {
        this.head = head;
        this.document = document;
        this.font = new GlyphlessFont(document);
        this.spaces = new IccSpaces(document);
    }

    /** An empty PDF whose temporary file lies in a folder. */
    static PdfFile in(Path folder, TranscriptHead head) {
        MemoryUsageSetting onDisk = MemoryUsageSetting.setupTempFileOnly().setTempDir(folder.toFile());
        return new PdfFile(head, new PDDocument(onDisk.streamCache));
    }

    void page(PageTranscript transcript, PdfPicture picture) throws IOException {
        PdfScale scale = PdfScale.of(transcript);
        PDPage page = new PDPage(new PDRectangle(scale.width(), scale.height()));
        PDResources resources = new PDResources();
        resources.getCOSObject().setDirect(true);
        StringBuilder content = new StringBuilder();
        Optional<PDImageXObject> image = picture.image(document, spaces);
        if (image.isPresent()) {
            resources.put(PICTURE, image.get());
            content.append(picture.placement(scale, PICTURE.getName()));
        }
        if (transcript.words().findAny().isPresent()) {
            COSDictionary fonts = new COSDictionary();
            fonts.setItem(FONT, font.font());
            resources.getCOSObject().setItem(COSName.FONT, fonts);
            content.append(PdfText.of(transcript, scale, font));
        }
        page.setResources(resources);
        byte[] bytes = content.toString().getBytes(US_ASCII);
        page.setContents(new PDStream(document, new ByteArrayInputStream(bytes), COSName.FLATE_DECODE));
        document.addPage(page);
    }

    void save(OutputStream out) throws IOException {
        font.complete();
        String title = head.metadata().stream()
                .filter(value -> value.name().equals("title"))
                .findFirst()
                .map(MetadataValue::value)
                .orElse(head.item());
        PdfLabel label = new PdfLabel(CleanPage.text(title), CleanPage.text(head.program()));
        label.write(document);
        PDOutputIntent intent = new PDOutputIntent(document, new ByteArrayInputStream(IccProfile.SRGB));
        intent.setInfo("sRGB IEC61966-2.1");
        intent.setOutputConditionIdentifier("sRGB IEC61966-2.1");
        document.getDocumentCatalog().addOutputIntent(intent);
        document.setVersion(VERSION);
        document.setDocumentId(identity());
        document.save(out, CompressParameters.NO_COMPRESSION);
    }

    /** A number that stands for the scans and the settings, in place of the time that PDFBox would take. */
    private long identity() {
        long identity = number(head.settings());
        for (Scan scan : head.scans()) {
            identity = Long.rotateLeft(identity, 1) ^ number(scan.digest());
        }
        return identity;
    }

    private static long number(Digest digest) {
        return Long.parseUnsignedLong(digest.hex().substring(0, 16), 16);
    }

    @Override
    public void close() {
        try {
            document.close();
        } catch (IOException ignored) {
            // Only the temporary file is affected, and it goes with its folder.
        }
    }
}
