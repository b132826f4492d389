package recto.train;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;

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
    private final List<Weights> weights = new ArrayList<>();

    private FloatNetwork(byte[] network) {
        in = ByteBuffer.wrap(network).order(ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * The same network with weights as floating-point numbers.
     *
     * @throws IOException for a network of an unknown form; of one that has such weights already a copy is given
     */
    static byte[] of(byte[] network) throws IOException {
        return read(network).out.toByteArray();
    }

    /**
     * The network whose every weight is the mean of those of some networks, which one training went through: it lies
     * nearer to the middle of what training circles around than any of them (Izmailov et al. 2018, Averaging weights
     * leads to wider optima and better generalization).
     *
     * @throws IOException for networks of unknown or unlike forms
     */
    static byte[] mean(List<byte[]> networks) throws IOException {
        FloatNetwork last = read(networks.get(networks.size() - 1));
        byte[] made = last.out.toByteArray();
        ByteBuffer mean = ByteBuffer.wrap(made).order(ByteOrder.LITTLE_ENDIAN);
        for (byte[] network : networks.subList(0, networks.size() - 1)) {
            FloatNetwork other = read(network);
            if (!other.weights.equals(last.weights)) {
                throw new IOException("the networks are not of one form");
            }
            ByteBuffer more = ByteBuffer.wrap(other.out.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
            last.each(at -> mean.putDouble(at, mean.getDouble(at) + more.getDouble(at)));
        }
        last.each(at -> mean.putDouble(at, mean.getDouble(at) / networks.size()));
        return made;
    }

    private static FloatNetwork read(byte[] network) throws IOException {
        FloatNetwork made = new FloatNetwork(network);
        try {
            made.node();
            made.string();
            made.number(made.in.getInt() & ~INT_MODE);
            made.copy(made.in.remaining());
        } catch (BufferUnderflowException e) {
            throw new IOException("the network ends too early", e);
        }
        return made;
    }

    /** Where the weights of a matrix stand in what is written, in bytes, and how many they are. */
    private record Weights(int from, int count) {}

    private void each(IntConsumer weight) {
        for (Weights matrix : weights) {
            for (int i = 0; i < matrix.count(); i++) {
                weight.accept(matrix.from() + i * Double.BYTES);
            }
        }
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
        weights.add(new Weights(out.size() + Double.BYTES, rows * columns));
        if ((mode & INTEGERS) == 0) {
            copy(Double.BYTES * (1 + rows * columns));
        } else {
            whole(rows, columns);
        }
        return rows;
    }

    private void whole(int rows, int columns) {
        double empty = in.get();
        byte[] values = new byte[rows * columns];
        in.get(values);
        double[] scales = new double[in.getInt()];
        for (int i = 0; i < scales.length; i++) {
            scales[i] = in.getDouble();
        }
        ByteBuffer made =
                ByteBuffer.allocate(Double.BYTES * (1 + values.length)).order(ByteOrder.LITTLE_ENDIAN);
        made.putDouble(empty);
        for (int i = 0; i < values.length; i++) {
            made.putDouble(values[i] * scales[i / columns]);
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
