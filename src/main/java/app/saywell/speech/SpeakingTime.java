package app.saywell.speech;

import app.saywell.speech.FluencyReport.FluencyPause;
import java.util.List;
import java.util.Optional;

/// The time in which words are spoken. Of each silence between them the first quarter of a second
/// counts: hesitations that short are heard as slow speech, and what is longer is a pause, which is
/// told as such. Speed is compared by it wherever it is shown.
public final class SpeakingTime {
    private SpeakingTime() {}

    /// How much of a silence counts.
    public static double ofSilence(double seconds) {
        return Math.clamp(seconds, 0, FluencyPause.MIN_SECONDS);
    }

    /// The speaking time of a reading in seconds; 0 without words.
    public static double of(List<Word> words) {
        double seconds = 0;
        for (int i = 0; i < words.size(); i++) {
            seconds += words.get(i).duration();
            if (i > 0) {
                seconds += ofSilence(words.get(i).start() - words.get(i - 1).end());
            }
        }
        return seconds;
    }

    /// Syllables in a second of speaking time; empty without words.
    public static Optional<Double> syllablesASecond(List<Word> words) {
        double seconds = of(words);
        int syllables = words.stream().mapToInt(word -> word.syllables().size()).sum();
        return seconds > 0 && syllables > 0 ? Optional.of(syllables / seconds) : Optional.empty();
    }
}
