package app.saywell.desk.ear;

import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.voice.SpeechSynthesizer;
import app.saywell.judge.engine.voice.SynthesisOptions;
import app.saywell.judge.engine.voice.Voice;
import app.saywell.judge.engine.voice.VoiceCatalog;
import app.saywell.judge.engine.whisper.EncodedAudio;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.SpokenLanguage;
import app.saywell.judge.engine.whisper.TextLikelihood;
import app.saywell.judge.engine.whisper.Vocabulary;
import app.saywell.judge.engine.whisper.WhisperDecoder;
import app.saywell.judge.engine.whisper.WhisperEncoder;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// Which word sets of ear training the transcriber hears as they are meant: `TranscribedWordSets OUT
/// [CONTRAST...]`. It writes words down and knows nothing of sounds, so it hears in another way than
/// the judge of [HeardWordSets].
///
/// One voice says all words of a set, the next set is said by the next voice. For each recording and
/// each word, the transcriber tells how much more probable the word is than in silence; of that, what
/// a word has on average in all recordings of the set is taken off, because a usual word is probable
/// whatever is said. A set is understood when every recording is likeliest the word that was meant. One
/// that was not is said by two other voices; it is refused when most of the three were not understood.
///
/// Appends a line for each set to OUT: contrast and words, a tab, `heard` or what was heard instead. Sets
/// that stand there already are left out, so that it can be stopped and goes on. Sets that differ in
/// stress alone are not asked: their letters are the same.
public final class TranscribedWordSets implements AutoCloseable {
    private static final List<Voice> VOICES = VoiceCatalog.all();
    private static final int MORE = 2;
    private static final int SAMPLE_RATE = 16_000;

    /// Steps of silence after the word, with which the transcriber writes best.
    private static final int MARGIN = 256;

    private final ModelRuntime runtime = ModelRuntime.ofApplication();
    private final SpeechSynthesizer synthesizer = new SpeechSynthesizer(runtime, EnglishLexicon.load());
    private final WhisperEncoder encoder = WhisperEncoder.open(runtime);
    private final WhisperDecoder decoder = WhisperDecoder.open(runtime);
    private final TextLikelihood likelihood = TextLikelihood.of(encoder, decoder);
    private final Vocabulary vocabulary = Vocabulary.open(runtime);
    private int turn;

    private TranscribedWordSets() {}

    /// Hears all contrasts, or those whose ids are given.
    public static void main(String[] arguments) throws IOException {
        Path out = Path.of(arguments[0]);
        List<String> wanted = List.of(arguments).subList(1, arguments.length);
        Set<String> known = Files.exists(out)
                ? Files.readAllLines(out).stream()
                        .map(line -> line.split("\t", 2)[0])
                        .collect(Collectors.toSet())
                : Set.of();
        try (TranscribedWordSets bench = new TranscribedWordSets()) {
            for (Contrast contrast : ContrastCatalog.all()) {
                if (wanted.isEmpty() || wanted.contains(contrast.id())) {
                    bench.hear(contrast, known, out);
                }
            }
        }
    }

    private void hear(Contrast contrast, Set<String> known, Path out) throws IOException {
        for (WordSet set : contrast.sets()) {
            String name = contrast.id() + " " + String.join(" ", set.shown());
            boolean isTold =
                    set.words().stream().map(TrainingWord::text).distinct().count()
                            == set.words().size();
            if (isTold && !known.contains(name)) {
                String misheard = misheard(set);
                Files.writeString(
                        out,
                        name + "\t" + (misheard.isEmpty() ? "heard" : misheard) + "\n",
                        StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
            }
        }
    }

    /// Empty where most voices were understood.
    private String misheard(WordSet set) {
        int asked = 1;
        int missed = 0;
        StringBuilder told = new StringBuilder();
        for (int i = 0; i < asked; i++) {
            Voice voice = VOICES.get(turn++ % VOICES.size());
            String heard = misheard(set, voice);
            if (!heard.isEmpty()) {
                missed++;
                asked = 1 + MORE;
                told.append(told.isEmpty() ? "" : ", ").append(heard);
            }
        }
        return 2 * missed > asked ? told.toString() : "";
    }

    private String misheard(WordSet set, Voice voice) {
        int count = set.words().size();
        double[][] fit = new double[count][count];
        for (int said = 0; said < count; said++) {
            try (EncodedAudio heard = hear(set.words().get(said), voice)) {
                for (int word = 0; word < count; word++) {
                    fit[said][word] = fit(heard, set.words().get(word));
                }
            }
        }
        for (int said = 0; said < count; said++) {
            int best = 0;
            for (int word = 1; word < count; word++) {
                if (beyondMean(fit, said, word) > beyondMean(fit, said, best)) {
                    best = word;
                }
            }
            if (best != said) {
                return String.format(
                        Locale.ROOT,
                        "%s by %s as %s to the transcriber",
                        set.words().get(said).shown(),
                        voice.name(),
                        set.words().get(best).shown());
            }
        }
        return "";
    }

    private EncodedAudio hear(TrainingWord word, Voice voice) {
        Pcm said = Resampler.resample(
                synthesizer
                        .say(word.text(), new SynthesisOptions(voice, 1, 0, word.guide()))
                        .audio(),
                SAMPLE_RATE);
        return decoder.hear(encoder.last(LogMel.of(said.samples(), MARGIN)), said.seconds());
    }

    /// As a sentence of one word, written as the transcriber writes it.
    private double fit(EncodedAudio heard, TrainingWord word) {
        String text = word.text();
        String written = " " + text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) + ".";
        return Arrays.stream(likelihood.beyondSilence(heard, SpokenLanguage.ENGLISH, vocabulary.tokens(written)))
                .sum();
    }

    private static double beyondMean(double[][] fit, int said, int word) {
        return fit[said][word]
                - Arrays.stream(fit).mapToDouble(row -> row[word]).average().orElse(0);
    }

    @Override
    public void close() {
        likelihood.close();
        decoder.close();
        encoder.close();
        runtime.close();
    }
}
