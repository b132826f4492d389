package recto.align.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFFootnote;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTString;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTStyle;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.STStyleType;
import recto.align.trace.Block.Kind;
import recto.model.StageException;

class ReportReaderTest {
    @TempDir
    private Path folder;

    @Test
    void readsParagraphsQuotationsAndNotesOfWord() throws IOException, StageException {
        Path file = folder.resolve("report.docx");
        try (XWPFDocument document = new XWPFDocument();
                OutputStream out = Files.newOutputStream(file)) {
            addStyle(document, "Quote");
            XWPFParagraph first = document.createParagraph();
            first.createRun().setText("Он пишет: «одно».");
            XWPFFootnote note = document.createFootnote();
            note.createParagraph().createRun().setText("Каспий, № 67.");
            first.addFootnoteReference(note);
            XWPFParagraph quote = document.createParagraph();
            quote.setStyle("Quote");
            quote.createRun().setText("Set off.");
            document.write(out);
        }
        assertThat(ReportReader.read(file))
                .containsExactly(
                        new Block(Kind.TEXT, "Он пишет: «одно».[footnoteRef:1]"),
                        new Block(Kind.NOTE, "Каспий, № 67."),
                        new Block(Kind.QUOTE, "Set off."));
    }

    @Test
    void readsHtml() throws IOException, StageException {
        Path file = Files.writeString(folder.resolve("a.html"), """
                <!DOCTYPE html><html><head><meta charset="utf-8"><title>t</title><style>p{}</style></head><body>
                <h1>Head</h1><p>Er schrieb <q>so</q> und <b>ging</b>.</p>
                <blockquote><p>Eins.</p><p>Zwei.</p></blockquote><script>x()</script></body></html>""");
        assertThat(ReportReader.read(file))
                .containsExactly(
                        new Block(Kind.TEXT, "Head"),
                        new Block(Kind.TEXT, "Er schrieb “so” und ging."),
                        new Block(Kind.QUOTE, "Eins."),
                        new Block(Kind.QUOTE, "Zwei."));
    }

    @Test
    void readsTei() throws IOException, StageException {
        Path file = Files.writeString(folder.resolve("a.xml"), """
                <?xml version="1.0" encoding="UTF-8"?>
                <TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><p>meta</p></teiHeader><text><body>
                <head>Kopf</head><p>Er sagt<note>Kaspi, S. 2</note> dies: <quote>im Satz</quote>, ja.</p>
                <quote>Ein Block.</quote>
                <cit><quote>Noch einer.</quote> <bibl>Baku, S. 4</bibl></cit><p>Ende.</p></body></text></TEI>""");
        assertThat(ReportReader.read(file))
                .containsExactly(
                        new Block(Kind.TEXT, "Kopf"),
                        new Block(Kind.TEXT, "Er sagt[footnoteRef:0] dies: “im Satz”, ja."),
                        new Block(Kind.NOTE, "Kaspi, S. 2"),
                        new Block(Kind.QUOTE, "Ein Block."),
                        new Block(Kind.QUOTE, "Noch einer. [footnoteRef:0]"),
                        new Block(Kind.NOTE, "Baku, S. 4"),
                        new Block(Kind.TEXT, "Ende."));
    }

    @Test
    void readsMarkdownWithBlockQuotationsAndNotes() throws IOException, StageException {
        Path file = Files.writeString(folder.resolve("a.md"), """
                # Head

                One line
                goes on.[^a]
                > quoted one
                > goes on

                End.

                [^a]: Kaspi, p. 2
                """);
        assertThat(ReportReader.read(file))
                .containsExactly(
                        new Block(Kind.TEXT, "Head"),
                        new Block(Kind.TEXT, "One line goes on.[^a]"),
                        new Block(Kind.NOTE, "Kaspi, p. 2"),
                        new Block(Kind.QUOTE, "quoted one goes on"),
                        new Block(Kind.TEXT, "End."));
    }

    @Test
    void indentedParagraphsOfPlainTextAreQuotations() throws IOException, StageException {
        Path file = Files.writeString(folder.resolve("a.txt"), "Text.\n\n    Set off\n    by spaces.\n\nMore.\n\nEnd.");
        assertThat(ReportReader.read(file))
                .containsExactly(
                        new Block(Kind.TEXT, "Text."),
                        new Block(Kind.QUOTE, "Set off by spaces."),
                        new Block(Kind.TEXT, "More."),
                        new Block(Kind.TEXT, "End."));
    }

    @Test
    void saysWhatIsWrongWithAFile() throws IOException {
        Path damaged = Files.write(folder.resolve("a.docx"), new byte[] {'P', 'K', 3, 4, 0, 0});
        Path picture = Files.write(folder.resolve("a.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10});
        Path latin = Files.write(folder.resolve("a.txt"), new byte[] {'a', (byte) 0xE4, 'b'});
        Path broken = Files.writeString(folder.resolve("a.xml"), "<?xml version=\"1.0\"?><TEI><p></TEI>");
        assertThatThrownBy(() -> ReportReader.read(damaged))
                .isInstanceOf(StageException.class)
                .hasMessageContaining("a.docx");
        assertThatThrownBy(() -> ReportReader.read(picture)).hasMessageContaining("image/png");
        assertThatThrownBy(() -> ReportReader.read(latin)).hasMessageContaining("save it as UTF-8");
        assertThatThrownBy(() -> ReportReader.read(broken)).hasMessageContaining("a.xml is damaged");
    }

    private static void addStyle(XWPFDocument document, String name) {
        CTStyle style = CTStyle.Factory.newInstance();
        style.setStyleId(name);
        style.setType(STStyleType.PARAGRAPH);
        CTString value = CTString.Factory.newInstance();
        value.setVal(name);
        style.setName(value);
        document.createStyles().addStyle(new XWPFStyle(style));
    }
}
