package app.saywell.engine.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.GZIPInputStream;

/// Reads weights as `src/train/python/export_networks.py` writes them: gzip of big-endian numbers,
/// weights in half precision, biases and scales in single.
final class WeightFile {
    private final ByteBuffer bytes;

    private WeightFile(ByteBuffer bytes) {
        this.bytes = bytes;
    }

    /// A resource of this package.
    static WeightFile open(String name) {
        try (InputStream in = WeightFile.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the weights " + name + " are missing");
            }
            return new WeightFile(ByteBuffer.wrap(new GZIPInputStream(in).readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int nextInt() {
        return bytes.getInt();
    }

    void nextHalves(float[] into, int from, int count) {
        for (int i = 0; i < count; i++) {
            into[from + i] = Float.float16ToFloat(bytes.getShort());
        }
    }

    void nextFloats(float[] into, int count) {
        for (int i = 0; i < count; i++) {
            into[i] = bytes.getFloat();
        }
    }
}
