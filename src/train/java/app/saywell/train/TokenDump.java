package app.saywell.train;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.align.Aligner;
import app.saywell.engine.align.Alignment;
import app.saywell.engine.align.Latitude;
import app.saywell.engine.align.Omissions;
import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.EvidenceExtractor;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.engine.score.SpokenCheck;
import app.saywell.engine.text.SpokenToken;
import app.saywell.engine.text.TextReader;
import app.saywell.signal.Pcm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/// Writes evidence for and against words having been said, of true texts and of texts with words
/// that are surely not in the recording.
///
/// `tokens.npy` holds the vectors of [SpokenCheck#vectors], each by the network that has not heard
/// the speaker, `tokens.tsv` a line for each: utterance, speaker, age, trial, whether the word is
/// absent. Trials: `true`, `added0` and on (a word of another sentence put into the text), `cut`
/// (the audio of a word taken out), `other` (the text of another recording).
public final class TokenDump {
    private static final long SEED = 20_260_101;

    /// Parts the seeds of recordings, that of neighbours being alike otherwise.
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    /// The network of this number modulo five has not heard the speaker (`train_networks.py`).
    private static final int NETWORKS = 5;

    /// Strange words tried on each recording, one at a time.
    private static final int ADDED = 3;

    /// Sounds that a strange word has at least.
    private static final int LONG = 4;

    private final AcousticModel model = AcousticModel.load();
    private final FrontEnd frontEnd = new FrontEnd();
    private final Aligner aligner = new Aligner(model);
    private final EvidenceExtractor extractor = new EvidenceExtractor(model);
    private final TextReader reader = new TextReader(EnglishLexicon.load());
    private final NetworkEnsemble networks = NetworkEnsemble.load();

    /// What is written of one recording.
    private static final class Trials {
        private final Random random;
        private final List<float[]> vectors = new ArrayList<>();
        private final List<String> lines = new ArrayList<>();

        private Trials(int recording) {
            random = new Random(SEED + recording * SPREAD);
        }
    }

    /// Takes the label file, the folder of recordings, the folder to write to, of how many
    /// utterances to take one, how many at most, and which to begin with if not the first.
    public static void main(String[] arguments) throws IOException {
        Corpus corpus = new Corpus(Path.of(arguments[0]), Path.of(arguments[1]));
        Path out = Files.createDirectories(Path.of(arguments[2]));
        int every = Integer.parseInt(arguments[3]);
        var dump = new TokenDump();
        List<Corpus.Utterance> all = corpus.utterances();
        int first = arguments.length > 5 ? Integer.parseInt(arguments[5]) : 0;
        int end = Math.min(all.size(), first + every * Integer.parseInt(arguments[4]));
        List<Trials> trials =
                IntStream.range(0, (end - first + every - 1) / every)
                        .map(i -> first + i * every)
                        .parallel()
                        .mapToObj(i -> dump.trials(i, all, corpus.audio(all.get(i))))
                        .toList();
        NumpyFile.write(
                out.resolve("tokens.npy"),
                trials.stream().flatMap(t -> t.vectors.stream()).toList());
        Files.write(
                out.resolve("tokens.tsv"), trials.stream().flatMap(t -> t.lines.stream()).toList());
        Files.write(out.resolve("token-features.txt"), SpokenCheck.NAMES);
    }

    private Trials trials(int recording, List<Corpus.Utterance> all, Pcm audio) {
        var trials = new Trials(recording);
        Random random = trials.random;
        Corpus.Utterance utterance = all.get(recording);
        Observations heard = model.observe(frontEnd.features(audio));
        float[][] loop = extractor.loop(heard);
        List<String> words = utterance.words().stream().map(Corpus.Word::text).toList();
        add(trials, utterance, "true", audio, heard, loop, words, Set.of());
        for (int i = 0; i < ADDED; i++) {
            List<String> more = new ArrayList<>(words);
            int place = random.nextInt(words.size() + 1);
            more.add(place, strangeWord(words, all, random));
            add(trials, utterance, "added" + i, audio, heard, loop, more, Set.of(place));
        }
        cut(trials, utterance, heard, audio, words);
        Corpus.Utterance other = all.get(random.nextInt(all.size()));
        List<String> others = other.words().stream().map(Corpus.Word::text).toList();
        if (others.stream().noneMatch(words::contains)) {
            Set<Integer> everyWord = new HashSet<>();
            for (int i = 0; i < others.size(); i++) {
                everyWord.add(i);
            }
            add(trials, utterance, "other", audio, heard, loop, others, everyWord);
        }
        return trials;
    }

    /// A word of another sentence, long enough that people could tell whether it was said.
    private static String strangeWord(
            List<String> words, List<Corpus.Utterance> all, Random random) {
        while (true) {
            List<Corpus.Word> source = all.get(random.nextInt(all.size())).words();
            Corpus.Word word = source.get(random.nextInt(source.size()));
            if (word.phones().size() >= LONG && !words.contains(word.text())) {
                return word.text();
            }
        }
    }

    private void cut(
            Trials trials,
            Corpus.Utterance utterance,
            Observations heard,
            Pcm audio,
            List<String> words) {
        Alignment alignment =
                aligner.align(heard, reader.read(String.join(" ", words)), Latitude.STRICT)
                        .orElse(null);
        if (alignment == null || alignment.tokens().size() < 2) {
            return;
        }
        int index = trials.random.nextInt(alignment.tokens().size());
        int from = alignment.tokens().get(index).start() * 160;
        int to = alignment.tokens().get(index).end() * 160;
        float[] rest = new float[audio.samples().length - (to - from)];
        System.arraycopy(audio.samples(), 0, rest, 0, from);
        System.arraycopy(audio.samples(), to, rest, from, rest.length - from);
        Pcm shorter = new Pcm(rest, audio.sampleRate());
        Observations less = model.observe(frontEnd.features(shorter));
        add(trials, utterance, "cut", shorter, less, extractor.loop(less), words, Set.of(index));
    }

    private void add(
            Trials trials,
            Corpus.Utterance utterance,
            String trial,
            Pcm audio,
            Observations heard,
            float[][] loop,
            List<String> words,
            Set<Integer> absent) {
        List<SpokenToken> tokens = reader.read(String.join(" ", words));
        var strict = aligner.align(heard, tokens, Latitude.STRICT);
        if (strict.isEmpty() || tokens.size() != words.size()) {
            System.out.println("left out: " + utterance.id() + " " + trial);
            return;
        }
        var free = aligner.align(heard, tokens, Latitude.FREE).orElseThrow();
        Evidence evidence = extractor.extract(heard, strict.get(), loop);
        int fold = Integer.parseInt(utterance.speaker()) % NETWORKS;
        trials.vectors.addAll(
                SpokenCheck.vectors(
                        evidence,
                        free,
                        new Omissions(aligner).gains(heard, strict.get()),
                        networks.only(fold).hear(audio, evidence)));
        for (int t = 0; t < tokens.size(); t++) {
            trials.lines.add(
                    String.join(
                            "\t",
                            utterance.id(),
                            utterance.speaker(),
                            Integer.toString(utterance.age()),
                            trial,
                            absent.contains(t) ? "1" : "0"));
        }
    }
}
