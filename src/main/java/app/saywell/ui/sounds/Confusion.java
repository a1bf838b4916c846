package app.saywell.ui.sounds;

import app.saywell.ui.kit.Texts;

import java.util.Optional;
import java.util.ResourceBundle;

/// One sound taken for another.
public record Confusion(EnglishSound expected, EnglishSound heard) {
    private static final ResourceBundle PAIRS =
            ResourceBundle.getBundle("app.saywell.ui.sounds.pairs");

    /// Two words that differ in nothing else.
    public record Pair(String expected, String heard) {}

    /// What was done instead, and what to change; empty where the two descriptions must do.
    public Optional<String> advice(Texts texts) {
        return texts.find("sounds.swap." + key());
    }

    /// Words to tell the two apart by, where English has such.
    public Optional<Pair> pair() {
        if (!PAIRS.containsKey(key())) {
            return Optional.empty();
        }
        String[] words = PAIRS.getString(key()).split(" ");
        return Optional.of(new Pair(words[0], words[1]));
    }

    private String key() {
        return expected.key() + "." + heard.key();
    }
}
