package app.saywell.speech;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/// Arbitrary bytes as the answers of a service: read, or refused as malformed.
public final class JsonFuzzTarget {
    private JsonFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        String json = new String(input, StandardCharsets.UTF_8);
        List<Consumer<String>> readers = List.of(
                SpeechJson::readTranscription,
                SpeechJson::readNativeAnalysis,
                SpeechJson::readPronunciationResult,
                SpeechJson::readComponents);
        for (Consumer<String> reader : readers) {
            try {
                reader.accept(json);
            } catch (MalformedJsonException refused) {
                // Said in words.
            }
        }
    }
}
