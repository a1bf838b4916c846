package app.saywell.engine.acoustic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// Reads one file of the CMU Sphinx en-us model from the class path.
///
/// Binary files ("S3 files") have a text header that ends with `endhdr`, then the byte order mark
/// `0x11223344`, dimensions, a count and little-endian floats.
final class SphinxFile {
    private static final String FOLDER = "/edu/cmu/sphinx/models/en-us/en-us/";
    private static final byte[] END_OF_HEADER = "endhdr\n".getBytes(StandardCharsets.US_ASCII);
    private static final int BYTE_ORDER_MARK = 0x11223344;

    private final ByteBuffer data;

    private SphinxFile(ByteBuffer data) {
        this.data = data;
    }

    /// The bytes of a file of the model.
    static byte[] bytes(String name) {
        try (InputStream in = SphinxFile.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("the acoustic model is not on the class path");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Opens a binary file, past its header.
    static SphinxFile open(String name) {
        byte[] bytes = bytes(name);
        ByteBuffer data = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        data.position(endOfHeader(bytes));
        if (data.getInt() != BYTE_ORDER_MARK) {
            throw new IllegalStateException(name + " is not in little-endian byte order");
        }
        return new SphinxFile(data);
    }

    int nextInt() {
        return data.getInt();
    }

    /// Reads a count and as many floats.
    float[] nextFloats() {
        float[] values = new float[data.getInt()];
        data.asFloatBuffer().get(values);
        return values;
    }

    private static int endOfHeader(byte[] bytes) {
        for (int i = 0; i + END_OF_HEADER.length < bytes.length; i++) {
            int k = 0;
            while (k < END_OF_HEADER.length && bytes[i + k] == END_OF_HEADER[k]) {
                k++;
            }
            if (k == END_OF_HEADER.length) {
                return i + k;
            }
        }
        throw new IllegalStateException("the model file has no header");
    }
}
