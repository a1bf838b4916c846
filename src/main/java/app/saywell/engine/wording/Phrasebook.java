package app.saywell.engine.wording;

import app.saywell.speech.FeedbackLanguage;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The sentences of one language for one audience, from `feedback_LANGUAGE.properties`.
///
/// A key holds one or more variants of a sentence with terms in braces; `KEY.child` or `KEY.adult`
/// stands in for `KEY` where the audience asks for it.
final class Phrasebook {
    private static final Pattern SLOT = Pattern.compile("\\{(\\w+)(?::([^}]+))?}");
    private static final Pattern VARIANTS = Pattern.compile("\\s+\\|\\s+");

    private final FeedbackLanguage language;
    private final Map<String, List<String>> phrases;

    private Phrasebook(FeedbackLanguage language, Map<String, List<String>> phrases) {
        this.language = language;
        this.phrases = phrases;
    }

    static Phrasebook of(FeedbackLanguage language, Audience audience) {
        Properties table = read("feedback_" + language.code() + ".properties");
        String suffix = "." + audience.name().toLowerCase(Locale.ROOT);
        Map<String, List<String>> phrases = new HashMap<>();
        for (String key : table.stringPropertyNames()) {
            String value = table.getProperty(key + suffix, table.getProperty(key));
            phrases.put(key, List.of(VARIANTS.split(value.strip())));
        }
        return new Phrasebook(language, phrases);
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

    /// All variants of a sentence, with their slots unfilled.
    List<String> variants(String key) {
        List<String> variants = phrases.get(key);
        if (variants == null) {
            throw new IllegalArgumentException("no sentence is called " + key);
        }
        return variants;
    }

    /// One variant of a sentence with its slots filled.
    ///
    /// @param seed chooses the variant
    String say(String key, long seed, Map<String, Term> terms) {
        List<String> variants = variants(key);
        String chosen = variants.get((int) Math.floorMod(seed, (long) variants.size()));
        return SLOT.matcher(chosen)
                .replaceAll(
                        slot ->
                                Matcher.quoteReplacement(
                                        fill(terms.get(slot.group(1)), slot.group(2), key)));
    }

    private static String fill(@Nullable Term term, @Nullable String particle, String key) {
        if (term == null) {
            throw new IllegalArgumentException("a term is missing for " + key);
        }
        return particle == null
                ? term.text()
                : term.text() + Particles.after(term.ending(), particle);
    }

    private static Properties read(String name) {
        var table = new Properties();
        try (var in = Phrasebook.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing from the program");
            }
            table.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }
}
