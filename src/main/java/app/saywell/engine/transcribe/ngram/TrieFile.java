package app.saywell.engine.transcribe.ngram;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Reads the little-endian numbers of a binary model file.
final class TrieFile implements AutoCloseable {
    private final InputStream in;

    TrieFile(InputStream in) {
        this.in = new BufferedInputStream(in, 1 << 16);
    }

    byte[] bytes(int count) {
        try {
            byte[] bytes = in.readNBytes(count);
            if (bytes.length < count) {
                throw new EOFException("the language model ends early");
            }
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    ByteBuffer buffer(int count) {
        return ByteBuffer.wrap(bytes(count)).order(ByteOrder.LITTLE_ENDIAN);
    }

    int integer() {
        return buffer(Integer.BYTES).getInt();
    }

    float[] floats(int count) {
        float[] values = new float[count];
        buffer(count * Float.BYTES).asFloatBuffer().get(values);
        return values;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
