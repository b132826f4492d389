package recto.export;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.stream.XMLStreamException;
import recto.model.ModelRef;
import recto.model.PageTranscript;
import recto.model.Step;
import recto.model.TranscriptHead;

/** The steps that a page went through, as ALTO has them: first the program with its settings, then each step. */
final class AltoProcessing {
    private AltoProcessing() {}

    static void write(TranscriptHead head, PageTranscript page, Xml xml) throws XMLStreamException {
        xml.open("Processing", "ID", id(0));
        xml.text("processingCategory", "other").text("processingStepDescription", "run");
        xml.text("processingStepSettings", "settings=sha256:" + head.settings());
        software(head.program(), xml);
        xml.close("Processing");
        for (int i = 0; i < page.steps().size(); i++) {
            step(page.steps().get(i), id(i + 1), xml);
        }
    }

    /** The ids of all steps of a page. */
    static String references(PageTranscript page) {
        return IntStream.rangeClosed(0, page.steps().size())
                .mapToObj(AltoProcessing::id)
                .collect(Collectors.joining(" "));
    }

    private static void step(Step step, String id, Xml xml) throws XMLStreamException {
        xml.open("Processing", "ID", id).text("processingCategory", category(step.name()));
        xml.text("processingStepDescription", step.name()).text("processingStepDescription", step.reason());
        xml.text("processingStepSettings", settings(step));
        software(step.tool(), xml);
        xml.close("Processing");
    }

    private static String settings(Step step) {
        List<String> parts = new ArrayList<>();
        step.settings().forEach((name, value) -> parts.add(name + "=" + value));
        for (ModelRef model : step.models()) {
            parts.add("model=" + model.name() + " sha256:" + model.digest());
        }
        return String.join("; ", parts);
    }

    private static void software(String tool, Xml xml) throws XMLStreamException {
        int space = tool.lastIndexOf(' ');
        if (tool.isEmpty()) {
            return;
        }
        xml.open("processingSoftware").text("softwareName", space < 0 ? tool : tool.substring(0, space));
        xml.text("softwareVersion", space < 0 ? "" : tool.substring(space + 1)).close("processingSoftware");
    }

    private static String category(String step) {
        return Stream.of("recognise", "layout", "text-layer", "born-digital").anyMatch(step::startsWith)
                ? "contentGeneration"
                : "preOperation";
    }

    private static String id(int step) {
        return "step-" + step;
    }
}
