package recto.align.trace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.store.ByteArrayDataInput;
import org.apache.lucene.store.DataInput;
import org.apache.lucene.store.OutputStreamDataOutput;
import org.apache.lucene.util.BytesRef;

/** Items as the index stores them. */
final class ItemBytes {
    private ItemBytes() {}

    static byte[] write(TracedItem item) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStreamDataOutput out = new OutputStreamDataOutput(bytes)) {
            out.writeString(item.item());
            out.writeVInt(item.pages());
            for (List<String> values : List.of(item.titles(), item.dates(), item.issues())) {
                out.writeVInt(values.size());
                for (String value : values) {
                    out.writeString(value);
                }
            }
        }
        return bytes.toByteArray();
    }

    static TracedItem read(BytesRef bytes) throws IOException {
        DataInput in = new ByteArrayDataInput(bytes.bytes, bytes.offset, bytes.length);
        return new TracedItem(in.readString(), in.readVInt(), strings(in), strings(in), strings(in));
    }

    private static List<String> strings(DataInput in) throws IOException {
        List<String> values = new ArrayList<>();
        for (int left = in.readVInt(); left > 0; left--) {
            values.add(in.readString());
        }
        return values;
    }
}
