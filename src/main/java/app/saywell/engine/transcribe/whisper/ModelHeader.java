package app.saywell.engine.transcribe.whisper;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The numbers at the beginning of a ggml model file of whisper.cpp: a magic number, the size of
/// the
/// vocabulary, the shapes of encoder and decoder, the mel bands and the kind of its weights.
///
/// @param vocabulary tokens; 51864 in English-only models, more in multilingual ones
/// @param audioLayers layers of the encoder, which tell tiny from large
record ModelHeader(int vocabulary, int audioLayers) {
    private static final int MAGIC = 0x67676d6c;
    private static final int NUMBERS = 12;
    private static final int ENGLISH_VOCABULARY = 51_864;
    private static final int LARGEST_VOCABULARY = 60_000;
    private static final int MOST_LAYERS = 64;
    private static final int AUDIO_CONTEXT = 1_500;
    private static final int TEXT_CONTEXT = 448;

    /// The header of a file; nothing where it is no Whisper model.
    static Optional<ModelHeader> read(Path file) throws IOException {
        try (var in = new DataInputStream(Files.newInputStream(file))) {
            byte[] bytes = in.readNBytes(NUMBERS * Integer.BYTES);
            if (bytes.length < NUMBERS * Integer.BYTES) {
                return Optional.empty();
            }
            var numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
            var header = new ModelHeader(numbers.get(1), numbers.get(5));
            boolean plausible =
                    numbers.get(0) == MAGIC
                            && header.vocabulary >= ENGLISH_VOCABULARY
                            && header.vocabulary < LARGEST_VOCABULARY
                            && numbers.get(2) == AUDIO_CONTEXT
                            && header.audioLayers > 0
                            && header.audioLayers <= MOST_LAYERS
                            && numbers.get(6) == TEXT_CONTEXT;
            return plausible ? Optional.of(header) : Optional.empty();
        }
    }

    /// Whether mel filters and vocabulary are all there; whisper.cpp itself takes a file that ends
    /// among them for an empty model.
    static boolean complete(Path file) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            in.skipNBytes(NUMBERS * Integer.BYTES);
            int bands = little(in);
            int bins = little(in);
            in.skipNBytes((long) bands * bins * Float.BYTES);
            int words = little(in);
            for (int word = 0; word < words; word++) {
                in.skipNBytes(Math.max(0, little(in)));
            }
            return true;
        } catch (EOFException e) {
            return false;
        }
    }

    private static int little(DataInputStream in) throws IOException {
        return Integer.reverseBytes(in.readInt());
    }

    boolean multilingual() {
        return vocabulary > ENGLISH_VOCABULARY;
    }
}
