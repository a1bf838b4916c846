package app.saywell.engine.ear;

import app.saywell.engine.onnx.ModelRuntime;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Properties;

/// The thresholds that belong to the networks.
///
/// @param fault from this probability on, a sound is wrong
/// @param word below this score (0 to 2), a word is wrong
/// @param said from this probability on, what was said instead of a wrong sound is named
/// @param added from this probability on, a sound was added after another
/// @param spoken below this probability, a word was not said
/// @param spokenWeak the same for words of one or two sounds ("a", "the"), which fluent speakers
///   nearly swallow
/// @param spokenImprobable the same for words that the decoder finds improbable
/// @param improbableGain below this gain of [TextEvidence.WordEvidence], a word is improbable
/// @param spokenProbable the same for words that the decoder finds probable, however wrong their
///   sounds are
/// @param probableGain above this gain, a word is probable
/// @param text below this probability, another text was said
/// @param shiftSeconds added to the starts of sounds
record EarThresholds(
        double fault,
        double word,
        double said,
        double added,
        double spoken,
        double spokenWeak,
        double spokenImprobable,
        double improbableGain,
        double spokenProbable,
        double probableGain,
        double text,
        double shiftSeconds) {

    /// Those beside the networks.
    ///
    /// @throws app.saywell.engine.onnx.ModelUnavailableException where they are missing or damaged
    static EarThresholds read(ModelRuntime runtime) {
        Properties properties = new Properties();
        try (Reader in =
                Files.newBufferedReader(
                        runtime.file("ear/ear.properties"), StandardCharsets.UTF_8)) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new EarThresholds(
                number(properties, "fault.border"),
                number(properties, "word.border"),
                number(properties, "said.border"),
                number(properties, "added.border"),
                number(properties, "spoken.border"),
                number(properties, "spoken.weak.border"),
                number(properties, "spoken.improbable.border"),
                number(properties, "improbable.gain"),
                number(properties, "spoken.probable.border"),
                number(properties, "probable.gain"),
                number(properties, "text.border"),
                number(properties, "align.shift"));
    }

    private static double number(Properties properties, String key) {
        return Double.parseDouble(properties.getProperty(key, "NaN"));
    }
}
