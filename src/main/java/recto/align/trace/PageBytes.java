package recto.align.trace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.store.ByteArrayDataInput;
import org.apache.lucene.store.DataInput;
import org.apache.lucene.store.DataOutput;
import org.apache.lucene.store.OutputStreamDataOutput;
import org.apache.lucene.util.BytesRef;
import recto.model.Box;
import recto.model.PageNumber;

/** Pages as the index stores them. */
final class PageBytes {
    private PageBytes() {}

    static byte[] write(PageWords page) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStreamDataOutput out = new OutputStreamDataOutput(bytes)) {
            out.writeString(page.item());
            out.writeVInt(page.number().value());
            out.writeVInt(page.body());
            Map<String, Integer> regions = new LinkedHashMap<>();
            page.words().forEach(word -> regions.putIfAbsent(word.region(), regions.size()));
            out.writeVInt(regions.size());
            for (String region : regions.keySet()) {
                out.writeString(region);
            }
            out.writeVInt(page.words().size());
            for (PlacedWord word : page.words()) {
                write(word, regions.get(word.region()), out);
            }
        }
        return bytes.toByteArray();
    }

    private static void write(PlacedWord word, int region, DataOutput out) throws IOException {
        out.writeString(word.text());
        out.writeVInt(word.box().x());
        out.writeVInt(word.box().y());
        out.writeVInt(word.box().width());
        out.writeVInt(word.box().height());
        out.writeVInt(region);
        out.writeVInt(word.line());
    }

    static PageWords read(BytesRef bytes) throws IOException {
        DataInput in = new ByteArrayDataInput(bytes.bytes, bytes.offset, bytes.length);
        String item = in.readString();
        PageNumber number = new PageNumber(in.readVInt());
        int body = in.readVInt();
        List<String> regions = new ArrayList<>();
        for (int left = in.readVInt(); left > 0; left--) {
            regions.add(in.readString());
        }
        List<PlacedWord> words = new ArrayList<>();
        for (int left = in.readVInt(); left > 0; left--) {
            String text = in.readString();
            Box box = new Box(in.readVInt(), in.readVInt(), in.readVInt(), in.readVInt());
            words.add(new PlacedWord(text, box, regions.get(in.readVInt()), in.readVInt()));
        }
        return new PageWords(item, number, words, body);
    }
}
