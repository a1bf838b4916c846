package app.saywell.judge.engine.voice;

import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.onnx.ModelUnavailableException;
import app.saywell.judge.engine.voice.SynthesisException.SynthesisProblem;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.InterruptCheck;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.List;
import java.util.function.Supplier;

/// Says texts, words and sounds with the computer voice. Safe for several threads; deterministic:
/// the same text, options, version and processor give the same samples.
///
/// The network is opened when something is first said, and given back by the runtime when nothing
/// was for a while. Interrupting the calling thread stops it.
public final class SpeechSynthesizer {
    private final KokoroModel network;
    private final UtterancePlanner planner;

    /// @param lexicon says how words are pronounced, as the judge expects them
    public SpeechSynthesizer(ModelRuntime runtime, Lexicon lexicon) {
        this.network = new KokoroModel(runtime);
        this.planner = new UtterancePlanner(lexicon);
    }

    /// Says a text.
    ///
    /// @throws SynthesisException with the reason in words where it cannot be said
    public SynthesizedSpeech say(String text, SynthesisOptions options) {
        return inWords(() -> {
            Voice voice = options.voice();
            return say(planner.plan(text, options.guide(), voice.british()), options);
        });
    }

    /// Says a word, known or not, by its sounds.
    ///
    /// @param text its letters, which tell some British vowels apart
    /// @param sounds at least one
    /// @throws SynthesisException with the reason in words where it cannot be said
    public SynthesizedSpeech sayWord(String text, List<StressedPhone> sounds, SynthesisOptions options) {
        var word = new Utterance.UtteranceWord(text, List.copyOf(sounds), '.');
        return inWords(() -> say(List.of(new Utterance(List.of(word), true)), options));
    }

    /// The words that a text is read as, such as "nineteen ninety" for 1990, with punctuation.
    ///
    /// @throws SynthesisException where it cannot be said
    public String asRead(String text, SynthesisOptions options) {
        StringBuilder read = new StringBuilder();
        for (Utterance utterance : inWords(
                () -> planner.plan(text, options.guide(), options.voice().british()))) {
            for (Utterance.UtteranceWord word : utterance.words()) {
                read.append(read.isEmpty() ? "" : " ").append(word.text());
                if (word.mark() != 0) {
                    read.append(word.mark());
                }
            }
        }
        return read.toString();
    }

    private SynthesizedSpeech say(List<Utterance> utterances, SynthesisOptions options) {
        SpeechAssembler assembler = new SpeechAssembler(options.speed(), options.pause());
        for (Utterance utterance : utterances) {
            InterruptCheck.throwIfInterrupted();
            TokenSequence tokens = TokenSequence.of(utterance, options.voice().british());
            KokoroModel.ModelOutput made = network.run(tokens.ids(), options.voice(), options.speed());
            PhonemeDurations times = new PhonemeDurations(tokens, made.steps());
            assembler.add(utterance, tokens, times, made.audio());
        }
        return assembler.finished();
    }

    private static <T> T inWords(Supplier<T> work) {
        try {
            return work.get();
        } catch (ModelUnavailableException e) {
            throw new SynthesisException(SynthesisProblem.VOICE_UNAVAILABLE, message(e), e);
        } catch (EngineException e) {
            SynthesisProblem kind = e.kind() == EngineException.EngineErrorKind.INTERRUPTED
                    ? SynthesisProblem.INTERRUPTED
                    : SynthesisProblem.UNREADABLE_PRONUNCIATION;
            throw new SynthesisException(kind, message(e), e);
        } catch (OutOfMemoryError e) {
            throw new SynthesisException(
                    SynthesisProblem.OUT_OF_MEMORY,
                    "There is not enough memory to say this; close other programs, or say less at" + " once.",
                    e);
        }
    }

    private static String message(RuntimeException e) {
        String message = e.getMessage();
        return message == null ? "It could not be said." : message;
    }
}
