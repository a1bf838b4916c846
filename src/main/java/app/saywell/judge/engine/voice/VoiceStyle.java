package app.saywell.judge.engine.voice;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/// How a voice sounds: a vector for every length of phrase, in half precision.
final class VoiceStyle {
    /// Numbers in a vector.
    static final int WIDTH = 256;

    /// Tokens of the longest phrase that has a vector.
    static final int MAX_TOKENS = 400;

    private final short[] halves;

    private VoiceStyle(short[] halves) {
        this.halves = halves;
    }

    static VoiceStyle read(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            short[] halves = new short[bytes.length / Short.BYTES];
            ByteBuffer.wrap(bytes)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .asShortBuffer()
                    .get(halves);
            return new VoiceStyle(halves);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The vector for a phrase.
    ///
    /// @param tokens in the phrase, without the pads around it
    float[] vector(int tokens) {
        int row = Math.clamp(tokens, 1, halves.length / WIDTH) - 1;
        float[] vector = new float[WIDTH];
        for (int i = 0; i < WIDTH; i++) {
            vector[i] = Float.float16ToFloat(halves[row * WIDTH + i]);
        }
        return vector;
    }
}
