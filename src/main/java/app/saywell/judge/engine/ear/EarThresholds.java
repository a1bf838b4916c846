package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.onnx.ModelRuntime;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Properties;

/// The thresholds that belong to the networks.
///
/// @param sounds decides which sounds are wrong
/// @param word below this score (0 to 2), a word is wrong
/// @param sentenceShare how much of a word's score is that of its sentence, 0 to 1
/// @param said from this probability on, what was said instead of a wrong sound is named
/// @param added from this probability on, a sound was added after another
/// @param addedAlone the same in a word that is a text of its own
/// @param text below this probability, another text was said
/// @param shiftSeconds added to the starts of sounds
/// @param spoken tells which words were not said
/// @param isolated tells whether the only word of a text was said
record EarThresholds(
        SoundVerdict sounds,
        double word,
        double sentenceShare,
        double said,
        double added,
        double addedAlone,
        double text,
        double shiftSeconds,
        SpokenWordCheck spoken,
        IsolatedWordCheck isolated) {

    /// Those beside the networks.
    ///
    /// @throws app.saywell.judge.engine.onnx.ModelUnavailableException where they are missing or damaged
    static EarThresholds read(ModelRuntime runtime) {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(runtime.file("ear/ear.properties"), StandardCharsets.UTF_8)) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new EarThresholds(
                SoundVerdict.of(properties, FirstLanguagePrior.read(runtime, properties)),
                number(properties, "word.border"),
                number(properties, "word.sentence"),
                number(properties, "said.border"),
                number(properties, "added.border"),
                number(properties, "added.alone"),
                number(properties, "text.border"),
                number(properties, "align.shift"),
                SpokenWordCheck.of(properties),
                IsolatedWordCheck.of(properties));
    }

    /// Several numbers with spaces between them.
    static double[] numbers(Properties properties, String key) {
        String values = properties.getProperty(key);
        if (values == null) {
            throw new IllegalStateException("ear.properties lacks " + key);
        }
        return Arrays.stream(values.strip().split(" +"))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }

    /// @throws IllegalStateException where it is missing: every comparison with it would be false,
    ///     so that nothing is ever refused
    static double number(Properties properties, String key) {
        String value = properties.getProperty(key);
        if (value == null) {
            throw new IllegalStateException("ear.properties lacks " + key);
        }
        return Double.parseDouble(value);
    }
}
