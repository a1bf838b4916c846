package app.saywell.desk.shell.command;

import app.saywell.speech.DimensionScore;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.PausePlace;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Word;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A result in plain text: the four scores with their scales, then each word.
final class ScoreSummary {
    private ScoreSummary() {}

    static String of(PronunciationResult judgement) {
        StringBuilder text = new StringBuilder();
        PronunciationFeedback feedback = judgement.feedback();
        ScoreScale scale = feedback.stress() == null ? ScoreScale.HUNDRED : ScoreScale.FIFTY_TO_SEVENTY;
        judgement
                .singleWord()
                .ifPresentOrElse(
                        word -> text.append(
                                String.format(Locale.ROOT, "%-14s %.1f of 0-100%n%n", "word", word.countedScore())),
                        () -> {
                            dimensions(text, feedback, scale);
                            fluency(text, judgement.fluency());
                        });
        for (Word word : judgement.words()) {
            text.append("%s %5.1f  %-16s %s%n"
                    .formatted(
                            word.isFaultless() ? "✓" : "!",
                            word.countedScore(),
                            word.word(),
                            word.phonemes().stream().map(ScoreSummary::sound).collect(Collectors.joining(" "))));
            if (word.feedback() != null) {
                text.append("         ").append(word.feedback()).append('\n');
            }
        }
        return text.toString();
    }

    private static void dimensions(StringBuilder text, PronunciationFeedback feedback, ScoreScale scale) {
        dimension(text, "pronunciation", feedback.pronunciation(), "of %d-%d".formatted(scale.min(), scale.max()));
        dimension(text, "stress", feedback.stress(), "of 10");
        dimension(text, "pauses", feedback.pause(), "of 10");
        dimension(text, "speed", feedback.speed(), "of 10");
        text.append('\n');
    }

    private static void fluency(StringBuilder text, @Nullable FluencyReport report) {
        if (report != null) {
            text.append(String.format(
                    Locale.ROOT,
                    "%-14s %.1f of 10  %.1f syllables a second, %.1f between pauses; pauses inside phrases %d, at"
                            + " borders %d%n%-14s %.1f of 10%s%s%n%n",
                    "fluency",
                    report.fluency(),
                    report.articulationRate(),
                    report.meanLengthOfRun(),
                    report.pausesAt(PausePlace.INSIDE_PHRASE),
                    report.pausesAt(PausePlace.PHRASE_BORDER),
                    "prosody",
                    report.prosody(),
                    measure("  pitch range %.1f semitones", report.pitchRange()),
                    measure(", %+.1f at the end", report.finalMovement())));
        }
    }

    private static String measure(String format, @Nullable Double value) {
        return value == null ? "" : String.format(Locale.ROOT, format, value);
    }

    private static void dimension(StringBuilder text, String name, @Nullable DimensionScore dimension, String scale) {
        if (dimension != null) {
            text.append(String.format(
                    Locale.ROOT, "%-14s %.1f %s  %s%n", name, dimension.score(), scale, dimension.feedback()));
        }
    }

    private static String sound(Phoneme phoneme) {
        String heard = phoneme.wasSubstituted() ? "→" + phoneme.userPhoneme() : "";
        return phoneme.phoneme() + heard + (phoneme.correct() ? "" : "!");
    }
}
