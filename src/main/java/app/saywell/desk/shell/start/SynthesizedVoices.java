package app.saywell.desk.shell.start;

import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.lessons.voice.TextToSpeechException;
import app.saywell.desk.lessons.voice.TextToSpeechException.SpeakingProblem;
import app.saywell.desk.lessons.voice.TimedSpeech;
import app.saywell.desk.lessons.voice.TimedSpeech.TimedSound;
import app.saywell.desk.lessons.voice.TimedSpeech.TimedWord;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.lessons.voice.VoiceProfile;
import app.saywell.judge.engine.voice.SpeechSynthesizer;
import app.saywell.judge.engine.voice.SynthesisException;
import app.saywell.judge.engine.voice.SynthesisOptions;
import app.saywell.judge.engine.voice.SynthesizedSpeech;
import app.saywell.judge.engine.voice.Voice;
import app.saywell.judge.engine.voice.VoiceCatalog;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.lexicon.notation.PronunciationParser;
import app.saywell.speech.language.lexicon.notation.PronunciationSyntaxException;
import java.util.List;
import java.util.function.Supplier;

/// The voices of the engine as the use cases know them. Loads nothing before something is said.
public final class SynthesizedVoices implements TextToSpeech {

    @Override
    public List<VoiceProfile> voices() {
        return VoiceCatalog.all().stream().map(SynthesizedVoices::profile).toList();
    }

    @Override
    public TimedSpeech say(String text, VoiceManner manner, PronunciationGuide guide) throws InterruptedException {
        return inWords(() -> spoken(SharedSynthesizer.SYNTHESIZER.say(text, options(manner, guide))));
    }

    @Override
    public TimedSpeech sayWord(String word, String sounds, VoiceManner manner) throws InterruptedException {
        SynthesisOptions options = options(manner, PronunciationGuide.NONE);
        return inWords(() -> spoken(SharedSynthesizer.SYNTHESIZER.sayWord(
                word, PronunciationParser.parse(sounds).sounds(), options)));
    }

    @Override
    public String asRead(String text, PronunciationGuide guide) {
        VoiceManner manner = VoiceManner.of(VoiceCatalog.all().getFirst().id());
        try {
            return SharedSynthesizer.SYNTHESIZER.asRead(text, options(manner, guide));
        } catch (SynthesisException e) {
            throw refused(e);
        }
    }

    private static SynthesisOptions options(VoiceManner manner, PronunciationGuide guide) {
        Voice voice = VoiceCatalog.find(manner.voice())
                .orElseThrow(() -> new TextToSpeechException(
                        SpeakingProblem.UNKNOWN_VOICE, "There is no voice called “" + manner.voice() + "”.", null));
        return new SynthesisOptions(voice, manner.speed(), manner.pause(), guide);
    }

    private static TimedSpeech inWords(Supplier<TimedSpeech> work) throws InterruptedException {
        try {
            return work.get();
        } catch (SynthesisException e) {
            if (e.kind() == SynthesisException.SynthesisProblem.INTERRUPTED) {
                throw interrupted(e);
            }
            throw refused(e);
        } catch (PronunciationSyntaxException e) {
            throw new TextToSpeechException(SpeakingProblem.UNREADABLE_PRONUNCIATION, message(e), e);
        }
    }

    // Whoever throws it clears the thread's mark, as is usual.
    private static InterruptedException interrupted(SynthesisException e) {
        boolean marked = Thread.interrupted();
        return new InterruptedException(marked ? message(e) : "interrupted");
    }

    private static TextToSpeechException refused(SynthesisException e) {
        SpeakingProblem kind =
                switch (e.kind()) {
                    case NO_LETTERS -> SpeakingProblem.NO_LETTERS;
                    case OTHER_SCRIPT -> SpeakingProblem.OTHER_SCRIPT;
                    case TOO_LONG -> SpeakingProblem.TOO_LONG;
                    case UNREADABLE_PRONUNCIATION -> SpeakingProblem.UNREADABLE_PRONUNCIATION;
                    case VOICE_UNAVAILABLE, INTERRUPTED -> SpeakingProblem.VOICE_UNAVAILABLE;
                    case OUT_OF_MEMORY -> SpeakingProblem.OUT_OF_MEMORY;
                };
        return new TextToSpeechException(kind, message(e), e);
    }

    private static String message(RuntimeException e) {
        String message = e.getMessage();
        return message == null ? "It could not be said." : message;
    }

    private static TimedSpeech spoken(SynthesizedSpeech speech) {
        return new TimedSpeech(
                speech.audio(),
                speech.words().stream().map(SynthesizedVoices::timed).toList());
    }

    private static TimedWord timed(SynthesizedSpeech.TimedWord word) {
        List<TimedSound> sounds = word.phones().stream()
                .map(phone -> new TimedSound(phone.ipa(), phone.start(), phone.end()))
                .toList();
        return new TimedWord(word.text(), word.start(), word.end(), sounds);
    }

    private static VoiceProfile profile(Voice voice) {
        return new VoiceProfile(
                voice.id(),
                voice.name(),
                voice.accent() == Voice.Accent.BRITISH ? VoiceProfile.BRITISH : VoiceProfile.AMERICAN,
                voice.sex() == Voice.Sex.WOMAN);
    }

    /// One a process; the lexicon is loaded when something is first said.
    private static final class SharedSynthesizer {
        private static final SpeechSynthesizer SYNTHESIZER =
                new SpeechSynthesizer(EngineFactory.models(), EnglishLexicon.load());
    }
}
