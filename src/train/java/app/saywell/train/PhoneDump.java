package app.saywell.train;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.align.Aligner;
import app.saywell.engine.align.Alignment;
import app.saywell.engine.align.Latitude;
import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.EvidenceExtractor;
import app.saywell.engine.evidence.PhoneFeatures;
import app.saywell.engine.evidence.TokenEvidence;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.text.TextReader;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Writes the evidence of every sound of a corpus beside the human scores.
///
/// `phones.npy` holds the vectors of [PhoneFeatures], `phones.tsv` a line for each: utterance,
/// speaker, age, word index, phone, human score (empty where people heard another pronunciation),
/// human word score; `features.txt` the names. Sounds that were exchanged in the text follow those
// of
/// their utterance, with score 0 and `exchanged` for the word score.
public final class PhoneDump {
    private static final String EXCHANGED = "exchanged";
    private static final long SEED = 20_260_101;

    private final Random random = new Random(SEED);
    private final AcousticModel model = AcousticModel.load();
    private final FrontEnd frontEnd = new FrontEnd();
    private final Aligner aligner = new Aligner(model);
    private final EvidenceExtractor extractor = new EvidenceExtractor(model);
    private final TextReader reader = new TextReader(EnglishLexicon.load());
    private final List<float[]> vectors = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private int lost;

    /// Takes the label file, the folder of recordings and the folder to write to.
    public static void main(String[] arguments) throws IOException {
        Corpus corpus = new Corpus(Path.of(arguments[0]), Path.of(arguments[1]));
        Path out = Files.createDirectories(Path.of(arguments[2]));
        var dump = new PhoneDump();
        double seconds = 0;
        long began = System.nanoTime();
        long busy = 0;
        for (Corpus.Utterance utterance : corpus.utterances()) {
            var audio = corpus.audio(utterance);
            long start = System.nanoTime();
            Observations heard = dump.model.observe(dump.frontEnd.features(audio));
            dump.add(utterance, heard);
            busy += System.nanoTime() - start;
            seconds += audio.seconds();
        }
        NumpyFile.write(out.resolve("phones.npy"), dump.vectors);
        Files.write(out.resolve("phones.tsv"), dump.lines);
        Files.write(out.resolve("features.txt"), PhoneFeatures.NAMES);
        System.out.printf(
                "%d sounds, %d human sounds without ours, %.0f s of speech, %.4f of real time%n",
                dump.vectors.size(), dump.lost, seconds, busy / 1e9 / seconds);
        System.out.printf("%.0f s in all%n", (System.nanoTime() - began) / 1e9);
    }

    private void add(Corpus.Utterance utterance, Observations heard) {
        var tokens = reader.read(utterance.text());
        if (tokens.size() != utterance.words().size()) {
            System.out.println("other tokens: " + utterance.id());
            return;
        }
        var alignment = aligner.align(heard, tokens, Latitude.STRICT);
        if (alignment.isEmpty()) {
            System.out.println("not aligned: " + utterance.id());
            return;
        }
        float[][] loop = extractor.loop(heard);
        Evidence evidence = extractor.extract(heard, alignment.get(), loop);
        vectors.addAll(PhoneFeatures.of(evidence));
        for (int w = 0; w < tokens.size(); w++) {
            add(utterance, w, evidence.tokens().get(w));
        }
        addExchanged(utterance, heard, loop, Disguise.of(alignment.get(), random));
    }

    private void addExchanged(
            Corpus.Utterance utterance, Observations heard, float[][] loop, Disguise disguise) {
        Alignment alignment =
                aligner.align(heard, disguise.tokens(), Latitude.STRICT).orElseThrow();
        Evidence evidence = extractor.extract(heard, alignment, loop);
        List<float[]> all = PhoneFeatures.of(evidence);
        int first = 0;
        for (int w = 0; w < disguise.changed().length; w++) {
            TokenEvidence token = evidence.tokens().get(w);
            int index = disguise.changed()[w];
            if (index >= 0) {
                vectors.add(all.get(first + index));
                String phone = token.phones().get(index).phone().name();
                lines.add(line(utterance, w, phone, "0", EXCHANGED));
            }
            first += token.phones().size();
        }
    }

    private void add(Corpus.Utterance utterance, int w, TokenEvidence token) {
        Corpus.Word word = utterance.words().get(w);
        List<String> ours = token.phones().stream().map(p -> p.phone().name()).toList();
        int[] match = Matching.of(ours, word.phones());
        lost += word.phones().size();
        for (int i = 0; i < match.length; i++) {
            String score = match[i] < 0 ? "" : word.scores().get(match[i]).toString();
            lost -= match[i] < 0 ? 0 : 1;
            lines.add(line(utterance, w, ours.get(i), score, Double.toString(word.accuracy())));
        }
    }

    private static String line(
            Corpus.Utterance utterance, int w, String phone, String score, String wordScore) {
        String age = Integer.toString(utterance.age());
        String word = Integer.toString(w);
        return String.join(
                "\t", utterance.id(), utterance.speaker(), age, word, phone, score, wordScore);
    }
}
