package app.saywell.desk.school.ear;

import java.time.Instant;
import java.util.List;

/// What a learner took a spoken word for.
///
/// @param contrast id of the contrast
/// @param words that could be chosen, as they are shown
/// @param said index of the word that was said
/// @param chosen index of the word that the learner heard
/// @param voice id of the voice that said it
/// @param level of difficulty, from 0
public record EarAnswer(
        String contrast, List<String> words, int said, int chosen, String voice, int level, Instant at) {

    /// Copies the words; refuses an index that is none of them.
    public EarAnswer {
        words = List.copyOf(words);
        if (said < 0 || said >= words.size() || chosen < 0 || chosen >= words.size()) {
            throw new IllegalArgumentException("word " + said + " or " + chosen + " of " + words.size());
        }
    }

    public boolean isRight() {
        return said == chosen;
    }
}
