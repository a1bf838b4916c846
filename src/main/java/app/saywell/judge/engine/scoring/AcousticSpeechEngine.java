package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.ear.KnownTextScorer;
import app.saywell.judge.engine.feedback.FeedbackWriter;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.prosody.ProsodyComparison;
import app.saywell.judge.engine.recognition.Transcriber;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Transcription;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.GuidedLexicon;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Pcm;
import java.util.List;

/// The engine on trained networks. Use one per process.
public final class AcousticSpeechEngine implements SpeechEngine {
    private final KnownTextScorer ear;
    private final RecordingAnalyzer analyzer;
    private final Lexicon lexicon;
    private final Transcriber transcriber;
    private final JudgingRule rule;

    private AcousticSpeechEngine(
            KnownTextScorer ear,
            RecordingAnalyzer analyzer,
            Lexicon lexicon,
            Transcriber transcriber,
            JudgingRule rule) {
        this.ear = ear;
        this.analyzer = analyzer;
        this.lexicon = lexicon;
        this.transcriber = transcriber;
        this.rule = rule;
    }

    /// An engine with the lexicon from the class path. Loading takes a few tenths of a second;
    /// the networks are opened by [#prepare] or by the first call.
    ///
    /// @param models what runs the networks; stays the caller's
    public static AcousticSpeechEngine load(ModelRuntime models) {
        Lexicon lexicon = EnglishLexicon.load();
        KnownTextScorer ear = new KnownTextScorer(models);
        return new AcousticSpeechEngine(
                ear,
                new RecordingAnalyzer(new TextNormalizer(lexicon), ear),
                lexicon,
                new Transcriber(models),
                JudgingRule.DEFAULT);
    }

    @Override
    public void prepare() {
        ear.prepare();
    }

    @Override
    public SpeechEngine withPronunciations(PronunciationGuide guide) {
        Lexicon taughtLexicon = GuidedLexicon.withGuide(lexicon, guide);
        return new AcousticSpeechEngine(
                ear, analyzer.withTextReader(new TextNormalizer(taughtLexicon)), taughtLexicon, transcriber, rule);
    }

    @Override
    public SpeechEngine judgingBy(JudgingRule otherRule) {
        return new AcousticSpeechEngine(ear, analyzer, lexicon, transcriber, otherRule);
    }

    @Override
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        return transcriber.transcribe(audio, suppressKorean);
    }

    @Override
    public List<FollowedWord> follow(Pcm audio, String goldText, List<FollowedWord> settled) {
        return analyzer.follow(audio, goldText, settled, rule);
    }

    @Override
    public Transcription transcribeWithCertainty(Pcm audio, boolean suppressKorean) {
        return transcriber.transcribeWithCertainty(audio, suppressKorean);
    }

    @Override
    public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
        return new NativeAnalysis(SpeechComponentBuilder.build(analyzer.analyze(audio, goldText, JudgingRule.DEFAULT)));
    }

    @Override
    public PronunciationResult score(
            Pcm audio, String goldText, List<SpeechComponent> nativeComponents, FeedbackLanguage language) {
        RecordingAnalysis analysis = analyzer.analyze(audio, goldText, rule);
        List<WordStress> stresses = SentenceStressDetector.detect(analysis);
        ProsodyComparison comparison = ProsodyComparison.between(
                SpeechComponentBuilder.build(analysis, stresses),
                WordStress.evidence(stresses, analysis),
                nativeComponents);
        List<SpeechComponent> components = SpeechComponentBuilder.build(
                analysis, WordStress.asIn(stresses, comparison.stress().agreeing()));
        FeedbackWriter writer = FeedbackWriter.of(language);
        return new PronunciationResult(
                writer.annotate(components, SoundFaultFinder.faults(analysis)),
                writer.withNotes(writer.feedback(components, comparison), analysis.notes()),
                FluencyReporter.report(analysis));
    }

    @Override
    public PronunciationResult scoreSimple(Pcm audio, String goldText, FeedbackLanguage language) {
        RecordingAnalysis analysis = analyzer.analyze(audio, goldText, rule);
        List<SpeechComponent> components = SpeechComponentBuilder.build(analysis);
        FeedbackWriter writer = FeedbackWriter.of(language);
        return new PronunciationResult(
                writer.annotate(components, SoundFaultFinder.faults(analysis)),
                writer.withNotes(writer.feedback(components), analysis.notes()),
                FluencyReporter.report(analysis));
    }
}
