package app.saywell.ui.practice.desk;

import app.saywell.ui.kit.Level;

import java.util.List;
import java.util.Optional;

/// The sentence on the desk with its two voices.
///
/// @param meaning its translation or a remark; may be empty
/// @param words the title, word by word
public record Sheet(
        long sentence,
        String meaning,
        List<TitleWord> words,
        Optional<ModelVoice> model,
        Optional<TakeVoice> take) {

    /// Copies the list.
    public Sheet {
        words = List.copyOf(words);
    }

    /// A word of the title; [Level#MISSING] while it is not judged.
    public record TitleWord(String text, Level level) {}

    /// Whose native reading it is.
    public record ModelVoice(String speaker, String accent, double seconds) {}

    /// Whose take it is.
    ///
    /// @param learner a name, or empty where names are hidden
    /// @param speed how fast against the model, 1 for equally fast; empty where it is not known
    public record TakeVoice(
            String learner, int number, boolean best, double seconds, Optional<Double> speed) {}
}
