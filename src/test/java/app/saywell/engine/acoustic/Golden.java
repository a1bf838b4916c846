package app.saywell.engine.acoustic;

import app.saywell.signal.Pcm;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// "Seven apples for my sister", spoken by flite (voice slt, 16 kHz), and what SphinxBase's
/// `sphinx_fe` makes of it without removal of noise and silence.
public final class Golden {
    /// The words spoken.
    public static final String TEXT = "seven apples for my sister";

    private static final int WAV_HEADER = 44;

    private Golden() {}

    /// The samples.
    public static Pcm speech() {
        ByteBuffer bytes = bytes("seven-apples.wav");
        bytes.position(WAV_HEADER);
        float[] samples = new float[bytes.remaining() / Short.BYTES];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = bytes.getShort() / 32768f;
        }
        return new Pcm(samples, FrontEnd.SAMPLE_RATE);
    }

    static float[][] cepstra() {
        ByteBuffer bytes = bytes("seven-apples.mfc");
        float[][] rows = new float[bytes.getInt() / FrontEnd.CEPSTRA][FrontEnd.CEPSTRA];
        for (float[] row : rows) {
            for (int c = 0; c < row.length; c++) {
                row[c] = bytes.getFloat();
            }
        }
        return rows;
    }

    private static ByteBuffer bytes(String name) {
        try (InputStream in = Golden.class.getResourceAsStream(name)) {
            return ByteBuffer.wrap(in.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
