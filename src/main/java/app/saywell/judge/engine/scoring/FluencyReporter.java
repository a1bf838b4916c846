package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.judge.engine.ear.SentenceImpression;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.judge.engine.prosody.MelodyMeasures;
import app.saywell.judge.engine.prosody.VowelRhythm;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.FluencyPause;
import app.saywell.speech.FluencyReport.ListItem;
import app.saywell.speech.RunMeasures;
import app.saywell.speech.SpokenSpan;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.text.FunctionWords;
import app.saywell.speech.language.text.PhraseBreak;
import app.saywell.speech.language.text.SpokenList;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/// Reports how fluently a recording was said.
final class FluencyReporter {
    private static final double STEP_SECONDS = 0.01;

    private final RecordingAnalysis analysis;
    private final List<AlignedToken> tokens;

    private FluencyReporter(RecordingAnalysis analysis) {
        this.analysis = analysis;
        this.tokens = analysis.scores().stream().map(TokenScore::aligned).toList();
    }

    static FluencyReport report(RecordingAnalysis analysis) {
        return new FluencyReporter(analysis).report();
    }

    private FluencyReport report() {
        SentenceImpression impression = analysis.reading().impression();
        RunMeasures runs = RunMeasures.of(spans());
        return new FluencyReport(
                rounded(impression.fluency(), 10),
                rounded(impression.prosody(), 10),
                rounded(runs.speechRate(), 100),
                rounded(runs.articulationRate(), 100),
                rounded(runs.meanLengthOfRun(), 10),
                runs.pauses().stream()
                        .map(pause ->
                                new FluencyPause(pause.afterWord(), rounded(pause.seconds(), 1000), pause.place()))
                        .toList(),
                rounded(VowelRhythm.variability(vowelSeconds())),
                rounded(MelodyMeasures.range(
                        hertz(tokens.getFirst().startFrame(), tokens.getLast().endFrame()))),
                movement(tokens.getLast()),
                WordStressListener.hear(analysis),
                listItems());
    }

    private List<ListItem> listItems() {
        return SpokenList.itemEnds(tokens.stream().map(AlignedToken::token).toList()).stream()
                .map(end -> new ListItem(end, movement(tokens.get(end))))
                .toList();
    }

    private List<SpokenSpan> spans() {
        List<SpokenSpan> spans = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            AlignedToken token = tokens.get(i);
            int vowels = (int) token.phones().stream()
                    .filter(phone -> phone.sound().phone().isVowel())
                    .count();
            spans.add(new SpokenSpan(
                    analysis.secondsAt(token.startFrame()),
                    analysis.secondsAt(token.endFrame()),
                    Math.max(1, vowels),
                    endsPhrase(i)));
        }
        return spans;
    }

    /// After punctuation, and where a function word follows a content word (chinks and chunks,
    /// Liberman and Church 1992).
    private boolean endsPhrase(int index) {
        if (index + 1 == tokens.size() || tokens.get(index).token().breakAfter() != PhraseBreak.NONE) {
            return true;
        }
        return !FunctionWords.contains(tokens.get(index).token().text())
                && FunctionWords.contains(tokens.get(index + 1).token().text());
    }

    private double[] vowelSeconds() {
        return tokens.stream()
                .flatMap(token -> token.phones().stream())
                .filter(phone -> phone.sound().phone().isVowel())
                .mapToDouble(PhoneSegment::frameCount)
                .map(frames -> frames * STEP_SECONDS)
                .toArray();
    }

    /// From the last stressed vowel of a word, or from its beginning, to its end.
    private @Nullable Double movement(AlignedToken word) {
        int accent = word.phones().stream()
                .filter(phone -> phone.sound().stress() == Stress.PRIMARY)
                .mapToInt(PhoneSegment::startFrame)
                .max()
                .orElse(word.startFrame());
        return rounded(MelodyMeasures.movement(hertz(accent, word.endFrame())));
    }

    private float[] hertz(int startFrame, int endFrame) {
        float[] values = new float[Math.max(0, endFrame - startFrame)];
        for (int i = 0; i < values.length; i++) {
            values[i] = analysis.hertzAt(startFrame + i);
        }
        return values;
    }

    private static @Nullable Double rounded(OptionalDouble value) {
        return value.isPresent() ? rounded(value.getAsDouble(), 10) : null;
    }

    private static double rounded(double value, int steps) {
        return (double) Math.round(value * steps) / steps;
    }
}
