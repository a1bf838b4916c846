package app.saywell.desk.speaking;

import app.saywell.desk.lessons.passage.TextWords.WordSpan;
import app.saywell.desk.school.speaking.SpeechAnswers;
import app.saywell.desk.school.speaking.SpeechAnswers.AnsweredPart;
import app.saywell.desk.takes.fluency.Hesitations;
import app.saywell.desk.takes.fluency.SpeechManner;
import app.saywell.speech.FluencyReport.PausePlace;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.RunMeasures;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.SpokenSpan;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.speech.Word;
import app.saywell.speech.language.text.FunctionWords;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;

/// What can be said about speech without a text: what was said, how fast and with which pauses, with which words, and
/// how the sure ones sounded. There is no total.
///
/// @param words in order
/// @param runs rates, runs and pauses over the longest stretch that could be judged; empty where that is too short, or
///     faster than anybody can speak.
///     Pauses count the words of [#timed]
/// @param timed the words of that stretch
/// @param hesitations fillers and restarts
/// @param vocabulary of the sure words
public record SpeechReport(
        List<ReportedWord> words,
        Optional<RunMeasures> runs,
        List<ReportedWord> timed,
        Hesitations hesitations,
        VocabularyRange vocabulary,
        Set<SpeechConcern> concerns) {
    /// Fewer words have no figures.
    static final int MIN_WORDS = 8;

    private static final double MIN_SURE = 0.5;
    private static final double MINUTE = 60;

    /// Nobody speaks so fast over a stretch of words, in syllables a second.
    private static final double IMPOSSIBLE = 10;

    /// A part of the recording with its words.
    private record ReportedPart(
            List<ReportedWord> words, TextType type, Optional<PronunciationResult> result, boolean hasOverlap) {}

    /// The report on what the services answered. Compares texts by sound and may load the dictionary, so do not make it
    /// on the window's thread.
    ///
    /// @param seconds how long the recording is
    public static SpeechReport of(SpeechAnswers answers, double seconds) {
        List<ReportedPart> parts =
                answers.parts().stream().map(SpeechReport::part).toList();
        List<ReportedWord> words =
                parts.stream().flatMap(part -> part.words.stream()).toList();
        List<ReportedWord> timed = longestJudged(parts);
        Optional<RunMeasures> runs =
                timed.size() < MIN_WORDS ? Optional.empty() : Optional.of(RunMeasures.of(spans(timed)));
        List<String> bare =
                words.stream().map(word -> PartWords.bare(word.text())).toList();
        List<String> sure = words.stream()
                .filter(ReportedWord::isSure)
                .map(word -> PartWords.bare(word.text()))
                .filter(word -> !word.isEmpty() && !Hesitations.isFiller(word))
                .toList();
        return new SpeechReport(
                words,
                runs.filter(measured -> measured.articulationRate() <= IMPOSSIBLE),
                timed,
                Hesitations.inFreeSpeech(bare),
                VocabularyRange.of(sure),
                concerns(parts, words, runs, seconds));
    }

    /// The sure words that were judged, in order.
    public List<Word> pronounced() {
        return words.stream().flatMap(word -> word.pronunciation().stream()).toList();
    }

    /// Whether it has figures at all: something English was understood.
    public boolean hasFigures() {
        return !words.isEmpty() && !concerns.contains(SpeechConcern.KOREAN);
    }

    /// Words a minute over the timed stretch; empty without figures.
    public OptionalDouble wordsAMinute() {
        return runs.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(timed.size() / timedMinutes());
    }

    /// Pauses of a place in each minute of the timed stretch; empty without figures.
    OptionalDouble pausesAMinute(PausePlace place) {
        return runs.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(pauses(place) / timedMinutes());
    }

    /// How many pauses of a place there are in the timed stretch.
    public long pauses(PausePlace place) {
        return runs.stream()
                .flatMap(measured -> measured.pauses().stream())
                .filter(pause -> pause.place() == place)
                .count();
    }

    private double timedMinutes() {
        double begin = timed.getFirst().judged().orElseThrow().start();
        return (timed.getLast().judged().orElseThrow().end() - begin) / MINUTE;
    }

    private static ReportedPart part(AnsweredPart answered) {
        Transcription written = SpeechJson.readTranscription(answered.transcription());
        PartWords words = answered.secondHearing().isEmpty()
                ? PartWords.of(written)
                : PartWords.of(written, SpeechJson.readTranscription(answered.secondHearing()));
        if (answered.judgement().isEmpty()) {
            return new ReportedPart(
                    words.words().stream()
                            .map(word -> new ReportedWord(word.text(), word.isSure(), Optional.empty()))
                            .toList(),
                    written.textType(),
                    Optional.empty(),
                    answered.hasOverlap());
        }
        PronunciationResult answer = SpeechJson.readPronunciationResult(answered.judgement());
        PronunciationResult result =
                new PronunciationResult(SoundNotation.of(answer.components()), answer.feedback(), answer.fluency());
        return new ReportedPart(
                judged(words, result, answered.start()),
                written.textType(),
                Optional.of(result),
                answered.hasOverlap());
    }

    /// The written words with how they were said; one that the service does not name has no judgement. A figure that
    /// was judged in words is told in these words.
    private static List<ReportedWord> judged(PartWords words, PronunciationResult result, double start) {
        List<Word> said = result.words();
        List<WordSpan> spans = words.spansOf(said.stream().map(Word::word).toList());
        List<ReportedWord> judged = new ArrayList<>();
        for (int i = 0; i < spans.size(); i++) {
            PartWords.WrittenWord written = words.words().get(i);
            WordSpan span = spans.get(i);
            if (span.isEmpty()) {
                judged.add(new ReportedWord(written.text(), written.isSure(), Optional.empty()));
            }
            for (Word word : said.subList(span.from(), span.to())) {
                String text = span.words() == 1 ? written.text() : word.word();
                judged.add(new ReportedWord(text, written.isSure(), Optional.of(shifted(word, start))));
            }
        }
        return judged;
    }

    private static Word shifted(Word word, double start) {
        return new Word(
                word.word(),
                word.start() + start,
                word.end() + start,
                word.score(),
                word.correct(),
                word.stressed(),
                word.feedback(),
                word.syllables(),
                word.phonemes());
    }

    /// The words with times of the most parts in a row that were judged.
    private static List<ReportedWord> longestJudged(List<ReportedPart> parts) {
        List<ReportedWord> longest = List.of();
        List<ReportedWord> run = new ArrayList<>();
        for (ReportedPart part : parts) {
            if (part.result.isEmpty() && !part.words.isEmpty()) {
                run = new ArrayList<>();
            }
            part.words.stream().filter(word -> word.judged().isPresent()).forEach(run::add);
            longest = run.size() > longest.size() ? List.copyOf(run) : longest;
        }
        return longest;
    }

    private static List<SpokenSpan> spans(List<ReportedWord> words) {
        List<SpokenSpan> spans = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i).judged().orElseThrow();
            spans.add(new SpokenSpan(
                    word.start(), word.end(), Math.max(1, word.syllables().size()), endsPhrase(words, i)));
        }
        return spans;
    }

    /// After punctuation, and where a function word follows a content word (chinks and chunks, Liberman and Church
    /// 1992).
    private static boolean endsPhrase(List<ReportedWord> words, int index) {
        if (index + 1 == words.size() || words.get(index).text().matches(".*[.,;:!?…]\\W*")) {
            return true;
        }
        return !FunctionWords.contains(PartWords.bare(words.get(index).text()))
                && FunctionWords.contains(PartWords.bare(words.get(index + 1).text()));
    }

    private static Set<SpeechConcern> concerns(
            List<ReportedPart> parts, List<ReportedWord> words, Optional<RunMeasures> runs, double seconds) {
        Set<SpeechConcern> concerns = EnumSet.noneOf(SpeechConcern.class);
        List<ReportedPart> spoken =
                parts.stream().filter(part -> !part.words.isEmpty()).toList();
        if (spoken.isEmpty()) {
            return EnumSet.of(SpeechConcern.NOTHING_UNDERSTOOD);
        }
        if (spoken.stream().allMatch(part -> part.type == TextType.KOREAN)) {
            return EnumSet.of(SpeechConcern.KOREAN);
        }
        if (spoken.stream().anyMatch(part -> part.type != TextType.ENGLISH)) {
            concerns.add(SpeechConcern.PARTLY_KOREAN);
        }
        if (spoken.stream().anyMatch(ReportedPart::hasOverlap)) {
            concerns.add(SpeechConcern.TWO_AT_ONCE);
        }
        long sure = words.stream().filter(ReportedWord::isSure).count();
        if (words.size() < MIN_WORDS) {
            concerns.add(SpeechConcern.TOO_FEW_WORDS);
        } else if (seconds < SpeakingTask.MIN_SECONDS) {
            concerns.add(SpeechConcern.TOO_SHORT);
        }
        if (sure < MIN_SURE * words.size()) {
            concerns.add(SpeechConcern.MOSTLY_UNSURE);
        }
        if (runs.filter(measured -> SpeechManner.isDrawnOut(measured.articulationRate()))
                .isPresent()) {
            concerns.add(SpeechConcern.DRAWN_OUT);
        }
        if (runs.filter(measured -> measured.articulationRate() > IMPOSSIBLE).isPresent()) {
            concerns.add(SpeechConcern.TOO_FAST);
        }
        if (isWhispered(spoken)) {
            concerns.add(SpeechConcern.WHISPERED);
        }
        if (spoken.stream().anyMatch(part -> part.type == TextType.ENGLISH && part.result.isEmpty())) {
            concerns.add(SpeechConcern.PARTLY_UNJUDGED);
        }
        return concerns;
    }

    private static boolean isWhispered(List<ReportedPart> parts) {
        List<PronunciationResult> measured = parts.stream()
                .flatMap(part -> part.result.stream())
                .filter(result -> result.fluency() != null)
                .toList();
        return !measured.isEmpty()
                && Stream.of(measured).flatMap(List::stream).allMatch(result -> SpeechManner.of(
                                Objects.requireNonNull(result.fluency()))
                        .contains(SpeechManner.WHISPERED));
    }
}
