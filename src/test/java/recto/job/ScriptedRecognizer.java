package recto.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.Box;
import recto.model.FailureKind;
import recto.model.Language;
import recto.model.Layout;
import recto.model.Line;
import recto.model.ModelRef;
import recto.model.PageImage;
import recto.model.Reading;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.StageException;
import recto.model.Word;
import recto.recognition.Recognition;
import recto.recognition.Recognizer;

/** A recognizer that does what the width of the page tells it: reads, hangs, dies, prints without end, eats memory. */
final class ScriptedRecognizer implements Recognizer {
    /** What a page makes the recognizer do; its ordinal is added to the width of 100 pixels. */
    enum Act {
        READ,
        HANG,
        EXIT,
        FLOOD,
        EAT_MEMORY,
        THROW,
        DIE_NATIVELY,
        FAIL,
        DIE_ONCE
    }

    static final int NARROWEST = 100;
    private static final List<byte[]> EATEN = new ArrayList<>();

    /** The mark that a page leaves when it dies for the first time under one parent process. */
    static Path mark(long parent, int height) {
        return Path.of(System.getProperty("java.io.tmpdir"), "recto-chaos-" + parent + "-" + height);
    }

    @Override
    public Recognition read(PageImage page, Layout layout) throws StageException {
        switch (Act.values()[page.size().width() - NARROWEST]) {
            case HANG -> hang();
            case EXIT -> Runtime.getRuntime().halt(42);
            case FLOOD -> flood();
            case EAT_MEMORY -> eat();
            case THROW -> throw new IllegalStateException("scripted");
            case DIE_NATIVELY -> new com.sun.jna.Pointer(8).setInt(0, 1);
            case FAIL -> throw new StageException(FailureKind.IMAGE_DAMAGED, "recognise", "scripted");
            case DIE_ONCE -> dieOnce(page);
            default -> {
                // Reading is what follows.
            }
        }
        return words(page, "page", "of", "height", Integer.toString(page.size().height()));
    }

    @Override
    public List<Region> lines(PageImage page, List<Box> places, List<ModelRef> models) {
        return List.of();
    }

    private static Recognition words(PageImage page, String... texts) {
        List<Word> words = new ArrayList<>();
        for (String text : texts) {
            words.add(new Word(text, new Box(words.size() * 20, 10, 18, 8), 0.9));
        }
        Line line = new Line(new Box(0, 10, 98, 8), Optional.empty(), words);
        Region region = new Region("r1", RegionType.TEXT, page.size().box(), Language.UNKNOWN, List.of(line));
        Reading reading = new Reading(Reading.Source.ENGINE, "script 1", List.of(), List.of(region));
        return new Recognition(reading, false, List.of(), List.of());
    }

    private static void hang() {
        while (true) {
            java.util.concurrent.locks.LockSupport.park();
        }
    }

    private static void flood() {
        byte[] noise = "noise from native code\n".repeat(1000).getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        for (int i = 0; i < 500; i++) {
            System.out.write(noise, 0, noise.length);
        }
        System.out.flush();
    }

    private static void eat() {
        while (true) {
            EATEN.add(new byte[1 << 20]);
        }
    }

    private static void dieOnce(PageImage page) {
        long parent = ProcessHandle.current().parent().orElseThrow().pid();
        Path mark = mark(parent, page.size().height());
        try {
            if (!Files.exists(mark)) {
                Files.createFile(mark);
                Runtime.getRuntime().halt(43);
            }
        } catch (IOException noPlace) {
            throw new IllegalStateException(noPlace);
        }
    }

    @Override
    public void close() {
        // Nothing is held.
    }
}
