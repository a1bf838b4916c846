package app.saywell.judge.engine.feedback;

import app.saywell.speech.FeedbackLanguage;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The feedback sentences of one language, from `feedback_LANGUAGE.properties`: short and friendly, simple enough for a
/// child. A key has one or more variants of a sentence with slots in braces.
final class FeedbackPhrases {
    private static final Pattern SLOT = Pattern.compile("\\{(\\w+)(?::([^}]+))?}");
    private static final Pattern VARIANTS = Pattern.compile("\\s+\\|\\s+");

    private final FeedbackLanguage language;
    private final Map<String, List<String>> phrases;

    private FeedbackPhrases(FeedbackLanguage language, Map<String, List<String>> phrases) {
        this.language = language;
        this.phrases = phrases;
    }

    static FeedbackPhrases of(FeedbackLanguage language) {
        Properties properties = read("feedback_" + language.code() + ".properties");
        Map<String, List<String>> phrases = new HashMap<>();
        for (String key : properties.stringPropertyNames()) {
            String value = properties.getProperty(key);
            phrases.put(key, List.of(VARIANTS.split(value.strip())));
        }
        return new FeedbackPhrases(language, phrases);
    }

    FeedbackLanguage language() {
        return language;
    }

    Set<String> keys() {
        return new TreeSet<>(phrases.keySet());
    }

    boolean has(String key) {
        return phrases.containsKey(key);
    }

    /// All variants of a sentence, with empty slots.
    List<String> variants(String key) {
        List<String> variants = phrases.get(key);
        if (variants == null) {
            throw new IllegalArgumentException("no sentence with the key " + key);
        }
        return variants;
    }

    /// One variant of a sentence with its slots filled.
    ///
    /// @param seed chooses the variant
    String format(String key, long seed, Map<String, SentenceTerm> terms) {
        List<String> variants = variants(key);
        String chosen = variants.get((int) Math.floorMod(seed, (long) variants.size()));
        return SLOT.matcher(chosen)
                .replaceAll(slot -> Matcher.quoteReplacement(fill(terms.get(slot.group(1)), slot.group(2), key)));
    }

    private static String fill(@Nullable SentenceTerm term, @Nullable String particle, String key) {
        if (term == null) {
            throw new IllegalArgumentException("no value for a slot of " + key);
        }
        return particle == null ? term.text() : term.text() + KoreanParticles.choose(term.ending(), particle);
    }

    private static Properties read(String name) {
        var properties = new Properties();
        try (var in = FeedbackPhrases.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing from the program");
            }
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
