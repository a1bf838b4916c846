package app.saywell.desk.speaking.paper;

import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.speaking.SpeakingTask;
import app.saywell.desk.speaking.SpeechConcern;
import app.saywell.desk.speaking.SpeechReport;
import app.saywell.desk.speaking.VocabularyRange;
import app.saywell.speech.FluencyReport.FluencyPause;
import app.saywell.speech.FluencyReport.PausePlace;
import app.saywell.speech.RunMeasures;
import app.saywell.speech.Word;
import app.saywell.speech.language.frequency.FrequencyBand;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// What a report on free speech says, in lines of text: in the window, on paper and on the command line alike.
public final class SpeechLines {
    private static final int MAX_PRACTISED = 8;
    private static final int MAX_RARER = 12;

    private final TextLookup texts;

    public SpeechLines(TextLookup texts) {
        this.texts = texts;
    }

    /// The title of a task.
    public String title(SpeakingTask task) {
        return task.isOwn() ? task.title() : texts.get(task.textKey("title"));
    }

    /// What is to be spoken about.
    public String prompt(SpeakingTask task) {
        return task.isOwn() ? task.prompt() : texts.get(task.textKey("prompt"));
    }

    /// The title of what was spoken about; of an own task that is gone, that it was one.
    ///
    /// @param tasks those that there are
    public String title(FreeSpeech speech, List<SpeakingTask> tasks) {
        return title(speech.task(), tasks);
    }

    /// The title of a task by its key; of an own task that is gone, that it was one.
    public String title(String key, List<SpeakingTask> tasks) {
        return tasks.stream()
                .filter(task -> task.key().equals(key))
                .findFirst()
                .map(this::title)
                .orElseGet(() -> texts.get("speaking.own"));
    }

    /// What keeps the report from saying much.
    public List<String> concerns(SpeechReport report) {
        return report.concerns().stream().map(this::concern).toList();
    }

    /// What such a concern says.
    public String concern(SpeechConcern concern) {
        return texts.get("speaking.concern." + EnumKey.of(concern));
    }

    /// Below the words that were said.
    public List<String> said(FreeSpeech speech, SpeechReport report) {
        List<String> lines = new ArrayList<>();
        long unsure = report.words().stream().filter(word -> !word.isSure()).count();
        if (unsure > 0) {
            lines.add(texts.get("speaking.unsure", unsure));
        }
        lines.add(texts.get(
                "speaking.length",
                clock(speech.audio().seconds()),
                report.words().size()));
        return lines;
    }

    /// How it flowed; empty without figures.
    public List<String> flow(SpeechReport report) {
        List<String> lines = new ArrayList<>();
        report.runs().ifPresent(runs -> {
            lines.add(texts.get("speaking.rate", report.wordsAMinute().orElse(0), runs.speechRate()));
            lines.add(texts.get("speaking.articulation", runs.articulationRate()));
            lines.add(texts.get("speaking.run", runs.meanLengthOfRun()));
            lines.add(texts.get(
                    "speaking.pauses",
                    report.pauses(PausePlace.INSIDE_PHRASE),
                    report.pauses(PausePlace.PHRASE_BORDER)));
            addLongest(report, runs, lines);
            if (!report.hesitations().fillers().isEmpty()) {
                lines.add(texts.get(
                        "speaking.fillers", counted(report.hesitations().fillers())));
            }
            if (!report.hesitations().restarts().isEmpty()) {
                lines.add(texts.get(
                        "speaking.restarts", counted(report.hesitations().restarts())));
            }
        });
        return lines;
    }

    private void addLongest(SpeechReport report, RunMeasures runs, List<String> lines) {
        runs.pauses().stream()
                .filter(pause -> pause.place() == PausePlace.INSIDE_PHRASE)
                .max(Comparator.comparingDouble(FluencyPause::seconds))
                .ifPresent(pause -> lines.add(texts.get(
                        "speaking.longest",
                        pause.seconds(),
                        report.timed().get(pause.afterWord()).text(),
                        report.timed().get(pause.afterWord() + 1).text())));
    }

    private static String counted(List<String> words) {
        Map<String, Long> counts =
                words.stream().collect(Collectors.groupingBy(word -> word, LinkedHashMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .map(word -> word.getValue() > 1 ? word.getKey() + " ×" + word.getValue() : word.getKey())
                .collect(Collectors.joining(", "));
    }

    /// With which words; empty without a sure one.
    public List<String> vocabulary(SpeechReport report) {
        VocabularyRange vocabulary = report.vocabulary();
        if (vocabulary.words() == 0) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add(texts.get("speaking.different", vocabulary.words(), vocabulary.different()));
        vocabulary.perFifty().ifPresent(mean -> lines.add(texts.get("speaking.per-fifty", mean)));
        lines.add(texts.get(
                "speaking.bands",
                vocabulary.bands().getOrDefault(FrequencyBand.FIRST_THOUSAND, 0),
                vocabulary.bands().getOrDefault(FrequencyBand.SECOND_THOUSAND, 0),
                vocabulary.bands().getOrDefault(FrequencyBand.TO_FIVE_THOUSAND, 0),
                vocabulary.bands().getOrDefault(FrequencyBand.RARER, 0)));
        if (!vocabulary.rarer().isEmpty()) {
            lines.add(texts.get(
                    "speaking.rarer",
                    vocabulary.rarer().stream().limit(MAX_RARER).collect(Collectors.joining(", "))));
        }
        return lines;
    }

    /// How many of the sure words were said well, or that there are none.
    public String pronunciation(SpeechReport report) {
        List<Word> words = report.pronounced();
        long right = words.stream().filter(Word::isFaultless).count();
        return words.isEmpty()
                ? texts.get("speaking.pronunciation.none")
                : texts.get("speaking.pronunciation.right", right, words.size());
    }

    /// The sure words to practise, the weakest first.
    public static List<Word> practised(SpeechReport report) {
        return report.pronounced().stream()
                .filter(word -> !word.isFaultless())
                .sorted(Comparator.comparingDouble(Word::countedScore))
                .limit(MAX_PRACTISED)
                .toList();
    }

    /// When it was said, in a language.
    public static String when(FreeSpeech speech, Locale language) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(language)
                .withZone(ZoneId.systemDefault())
                .format(speech.recordedAt());
    }

    /// On which day it was said, in a language.
    public static String day(FreeSpeech speech, Locale language) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(language)
                .withZone(ZoneId.systemDefault())
                .format(speech.recordedAt());
    }

    /// Seconds as minutes and seconds.
    public static String clock(double seconds) {
        long whole = (long) seconds;
        return String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60);
    }
}
