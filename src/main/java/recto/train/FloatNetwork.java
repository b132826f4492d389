package recto.train;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/**
 * Turns the network of a model for reading, whose weights are whole numbers from -127 to 127 with one scale for each
 * row, into one that training can go on from. Nothing is lost: made into whole numbers again, the weights are the same.
 *
 * <p>The form is that of Tesseract 4 and 5 ({@code network.cpp}, {@code weightmatrix.cpp}, {@code lstmrecognizer.cpp}).
 * All else is copied byte by byte.
 */
final class FloatNetwork {
    private static final Set<String> GROUPS = Set.of(
            "Series",
            "Parallel",
            "Replicated",
            "ParBidiLSTM",
            "DepParUDLSTM",
            "Par2dLSTM",
            "RTLReversed",
            "TTBReversed",
            "XYTranspose");
    private static final Set<String> SINGLE =
            Set.of("Tanh", "Relu", "Logistic", "PosClip", "SymClip", "Linear", "Softmax", "SoftmaxNoCTC");

    private static final int OWN_RATES = 64;
    private static final int INTEGERS = 1;
    private static final int INT_MODE = 1;

    private final ByteBuffer in;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private FloatNetwork(byte[] network) {
        in = ByteBuffer.wrap(network).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * The same network with weights as floating-point numbers.
     *
     * @throws IOException for a network of an unknown form; of one that has such weights already a copy is given
     */
    static byte[] of(byte[] network) throws IOException {
        FloatNetwork made = new FloatNetwork(network);
        try {
            made.node();
            made.string();
            made.number(made.in.getInt() & ~INT_MODE);
            made.copy(made.in.remaining());
        } catch (BufferUnderflowException e) {
            throw new IOException("the network ends too early", e);
        }
        return made.out.toByteArray();
    }

    private void node() throws IOException {
        copy(1);
        String type = string();
        copy(2);
        int flags = number(in.getInt());
        int inputs = number(in.getInt());
        copy(2 * Integer.BYTES);
        string();
        if (GROUPS.contains(type)) {
            group(flags);
        } else if (SINGLE.contains(type)) {
            matrix();
        } else if (type.equals("Input")) {
            copy(5 * Integer.BYTES);
        } else if (type.equals("Convolve") || type.equals("Maxpool") || type.equals("Reconfig")) {
            copy(2 * Integer.BYTES);
        } else if (type.equals("LSTM") || type.equals("SummLSTM")) {
            lstm(inputs);
        } else {
            throw new IOException("the network has a layer of the unknown kind '" + type + "'");
        }
    }

    private void group(int flags) throws IOException {
        int members = number(in.getInt());
        for (int i = 0; i < members; i++) {
            node();
        }
        if ((flags & OWN_RATES) != 0) {
            copy(number(in.getInt()) * Float.BYTES);
        }
    }

    /** Matrices of cell, input, forget and output gates; one more where the memory goes in two directions. */
    private void lstm(int inputs) throws IOException {
        int all = number(in.getInt());
        int states = matrix();
        int more = all == inputs + 2 * states ? 4 : 3;
        for (int i = 0; i < more; i++) {
            matrix();
        }
    }

    private int matrix() throws IOException {
        int mode = in.get() & 0xFF;
        out.write(mode & ~INTEGERS);
        int rows = number(in.getInt());
        int columns = number(in.getInt());
        if (rows < 0 || columns < 0 || (long) rows * columns > in.remaining()) {
            throw new IOException("the network has weights of an impossible number");
        }
        if ((mode & INTEGERS) == 0) {
            copy(Double.BYTES * (1 + rows * columns));
        } else {
            weights(rows, columns);
        }
        return rows;
    }

    private void weights(int rows, int columns) {
        double empty = in.get();
        byte[] whole = new byte[rows * columns];
        in.get(whole);
        double[] scales = new double[in.getInt()];
        for (int i = 0; i < scales.length; i++) {
            scales[i] = in.getDouble();
        }
        ByteBuffer made = ByteBuffer.allocate(Double.BYTES * (1 + whole.length)).order(ByteOrder.LITTLE_ENDIAN);
        made.putDouble(empty);
        for (int i = 0; i < whole.length; i++) {
            made.putDouble(whole[i] * scales[i / columns]);
        }
        out.writeBytes(made.array());
    }

    private int number(int value) {
        out.writeBytes(ByteBuffer.allocate(Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(value)
                .array());
        return value;
    }

    private String string() {
        return new String(copy(number(in.getInt())), StandardCharsets.UTF_8);
    }

    private byte[] copy(int length) {
        if (length < 0 || length > in.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[length];
        in.get(bytes);
        out.writeBytes(bytes);
        return bytes;
    }
}
