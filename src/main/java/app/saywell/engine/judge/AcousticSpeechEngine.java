package app.saywell.engine.judge;

import app.saywell.engine.SpeechEngine;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.engine.prosody.ProsodyComparison;
import app.saywell.engine.text.Guided;
import app.saywell.engine.text.TextReader;
import app.saywell.engine.transcribe.Transcriber;
import app.saywell.engine.transcribe.whisper.WhisperModels;
import app.saywell.engine.wording.Audience;
import app.saywell.engine.wording.FeedbackWriter;
import app.saywell.signal.Pcm;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Transcription;

import java.nio.file.Path;
import java.util.List;

/// The engine on the CMU Sphinx acoustic model. One for the whole process: it holds some 30 MB.
public final class AcousticSpeechEngine implements SpeechEngine {
    private final Analyst analyst;
    private final Lexicon lexicon;
    private final Transcriber transcriber;

    /// @param model what it hears with
    /// @param lexicon what words sound like
    /// @param whisper models that were added for transcription
    public AcousticSpeechEngine(AcousticModel model, Lexicon lexicon, WhisperModels whisper) {
        this(model, lexicon, NetworkEnsemble.load(), whisper);
    }

    private AcousticSpeechEngine(
            AcousticModel model, Lexicon lexicon, NetworkEnsemble networks, WhisperModels whisper) {
        this(
                new Analyst(model, new TextReader(lexicon), networks),
                lexicon,
                new Transcriber(model, lexicon, networks, whisper));
    }

    private AcousticSpeechEngine(Analyst analyst, Lexicon lexicon, Transcriber transcriber) {
        this.analyst = analyst;
        this.lexicon = lexicon;
        this.transcriber = transcriber;
    }

    /// An engine with the model and the lexicon of the class path; takes a few tenths of a second.
    ///
    /// @param whisperFolder where Whisper models are added; need not exist
    public static AcousticSpeechEngine load(Path whisperFolder) {
        return new AcousticSpeechEngine(
                AcousticModel.load(), EnglishLexicon.load(), new WhisperModels(whisperFolder));
    }

    @Override
    public SpeechEngine guided(PronunciationGuide guide) {
        Lexicon taught = Guided.lexicon(lexicon, guide);
        return new AcousticSpeechEngine(
                analyst.reading(new TextReader(taught)), taught, transcriber);
    }

    @Override
    public void close() {
        transcriber.close();
    }

    @Override
    public Transcription transcribe(Pcm audio, boolean suppressKorean) {
        return transcriber.transcribe(audio, suppressKorean);
    }

    @Override
    public NativeAnalysis analyzeNative(Pcm audio, String goldText) {
        return new NativeAnalysis(Components.of(analyst.analyse(audio, goldText)));
    }

    @Override
    public Judgement judge(
            Pcm audio,
            String goldText,
            List<SpeechComponent> nativeComponents,
            FeedbackLanguage language) {
        List<SpeechComponent> components = Components.of(analyst.analyse(audio, goldText));
        ProsodyComparison comparison = ProsodyComparison.between(components, nativeComponents);
        FeedbackWriter writer = FeedbackWriter.of(language, Audience.EVERYONE);
        return new Judgement(writer.annotate(components), writer.feedback(components, comparison));
    }

    @Override
    public Judgement judgeSimple(Pcm audio, String goldText, FeedbackLanguage language) {
        List<SpeechComponent> components = Components.of(analyst.analyse(audio, goldText));
        FeedbackWriter writer = FeedbackWriter.of(language, Audience.EVERYONE);
        return new Judgement(writer.annotate(components), writer.feedback(components));
    }
}
