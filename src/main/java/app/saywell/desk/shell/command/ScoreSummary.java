package app.saywell.desk.shell.command;

import app.saywell.desk.takes.fluency.FlowLevel;
import app.saywell.desk.takes.fluency.FluencyMeasure;
import app.saywell.desk.takes.fluency.SpeechManner;
import app.saywell.desk.takes.fluency.UsualRange;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PitchMovement;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Word;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A result in plain text: the rule by which it was judged, the four scores with their scales, then each word, with
/// what was heard and what to change for each of its wrong sounds.
final class ScoreSummary {
    private ScoreSummary() {}

    /// @param sentence as it is written
    /// @param rule by which it was judged, of a service that knows rules
    /// @param examples the sound file of each word that has one, by its index
    static String of(
            PronunciationResult judgement, String sentence, Optional<JudgingRule> rule, Map<Integer, Path> examples) {
        StringBuilder text = new StringBuilder();
        rule.ifPresent(known -> text.append(String.format(
                Locale.ROOT,
                "%-14s strictness %s, first language %s%n%n",
                "judged by",
                known.strictness().code(),
                known.firstLanguage().code())));
        PronunciationFeedback feedback = judgement.feedback();
        ScoreScale scale = feedback.stress() == null ? ScoreScale.HUNDRED : ScoreScale.FIFTY_TO_SEVENTY;
        judgement
                .singleWord()
                .ifPresentOrElse(
                        word -> text.append(
                                String.format(Locale.ROOT, "%-14s %.1f of 0-100%n%n", "word", word.countedScore())),
                        () -> {
                            dimensions(text, feedback, scale);
                            fluency(text, judgement.fluency(), sentence);
                        });
        for (int index = 0; index < judgement.words().size(); index++) {
            Word word = judgement.words().get(index);
            text.append("%s %5.1f  %-16s %s%n"
                    .formatted(
                            word.isFaultless() ? "✓" : "!",
                            word.countedScore(),
                            word.word(),
                            word.phonemes().stream().map(ScoreSummary::sound).collect(Collectors.joining(" "))));
            if (word.feedback() != null) {
                text.append("         ").append(word.feedback()).append('\n');
            }
            wrongSounds(text, word);
            Path example = examples.get(index);
            if (example != null) {
                text.append("         hear it: ").append(example).append('\n');
            }
        }
        return text.toString();
    }

    private static void wrongSounds(StringBuilder text, Word word) {
        word.phonemes().stream()
                .filter(sound -> !sound.correct() && sound.feedback() != null)
                .forEach(sound ->
                        text.append("         %-6s %s%n".formatted(sound(sound).replace("!", ""), sound.feedback())));
    }

    private static void dimensions(StringBuilder text, PronunciationFeedback feedback, ScoreScale scale) {
        dimension(text, "pronunciation", feedback.pronunciation(), "of %d-%d".formatted(scale.min(), scale.max()));
        dimension(text, "stress", feedback.stress(), "of 10");
        dimension(text, "pauses", feedback.pause(), "of 10");
        dimension(text, "speed", feedback.speed(), "of 10");
        text.append('\n');
    }

    /// Each measure with what is usual for learners of the level of this reading, and for native readers, where that
    /// says something of such a sentence.
    private static void fluency(StringBuilder text, @Nullable FluencyReport report, String sentence) {
        if (report == null) {
            return;
        }
        FlowLevel level = FlowLevel.of(report.fluency());
        text.append(String.format(
                Locale.ROOT,
                "%-14s %.1f of 10%n%-14s %.1f of 10%n%n%-32s %8s %14s %14s%n",
                "fluency",
                report.fluency(),
                "prosody",
                report.prosody(),
                "",
                "",
                "this level",
                "native"));
        for (FluencyMeasure measure : FluencyMeasure.values()) {
            measure.in(report, Optional.empty())
                    .ifPresent(value -> text.append(String.format(
                            Locale.ROOT,
                            "%-32s %8.1f %14s %14s%n",
                            name(measure),
                            value,
                            measure.isComparable(sentence) ? range(measure.ofLearners(level)) : "",
                            measure.isComparable(sentence) ? range(measure.ofNatives()) : "")));
        }
        String items = report.listItems().stream()
                .map(item -> item.movement() == null
                        ? "unclear"
                        : PitchMovement.of(item.movement()).name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
        if (!items.isEmpty()) {
            text.append("items of the list, without the last (usual: rise): ")
                    .append(items)
                    .append('\n');
        }
        SpeechManner.of(report).forEach(manner -> text.append(manner(manner)).append('\n'));
        text.append('\n');
    }

    private static String name(FluencyMeasure measure) {
        return switch (measure) {
            case SPEECH_RATE -> "syllables/s, with pauses";
            case ARTICULATION_RATE -> "syllables/s, without pauses";
            case LENGTH_OF_RUN -> "syllables between pauses";
            case PAUSES_INSIDE -> "pauses inside phrases";
            case PAUSES_AT_BORDERS -> "pauses at borders of phrases";
            case FILLERS -> "fillers";
            case RESTARTS -> "restarts";
            case RHYTHM -> "rhythm (nPVI)";
            case PITCH_RANGE -> "pitch range, semitones";
            case FINAL_MOVEMENT -> "pitch at the end, semitones";
        };
    }

    private static String range(UsualRange range) {
        return String.format(Locale.ROOT, "%.1f to %.1f", range.low(), range.high());
    }

    private static String manner(SpeechManner manner) {
        return switch (manner) {
            case WHISPERED -> "No voice was heard, only whispering.";
            case DRAWN_OUT -> "The words are drawn out very long, as in singing: these figures are meant for speaking.";
        };
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
