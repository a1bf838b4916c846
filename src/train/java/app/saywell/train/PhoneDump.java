package app.saywell.train;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Observations;
import app.saywell.engine.align.Aligner;
import app.saywell.engine.align.Alignment;
import app.saywell.engine.align.Latitude;
import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.EvidenceExtractor;
import app.saywell.engine.evidence.Matching;
import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.evidence.PhoneFeatures;
import app.saywell.engine.evidence.ReadingFeatures;
import app.saywell.engine.evidence.TokenEvidence;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.network.FrameInputs;
import app.saywell.engine.text.TextReader;
import app.saywell.signal.Pcm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Writes the evidence of every sound of a corpus beside the human scores.
///
/// `phones.npy` holds the vectors of [PhoneFeatures], `readings.npy` those of [ReadingFeatures],
/// `phones.tsv` a line for each: utterance, speaker, age, word index, phone, human score (empty
/// where people expected no sound), human word score, first frame, frame after the last, the sound
/// that people expected there and the sound that was said there, where it is known;
/// `features.txt` the names. The sounds of an utterance are followed by those of the same utterance
/// with some sounds exchanged in the text: `exchanged` for the word score, score 0 for the
/// exchanged ones and none for the others.
/// `frames.npy` holds [FrameInputs], `frames.tsv` the utterance, its first row and how many it has;
/// frames are counted from there.
public final class PhoneDump {
    private static final String EXCHANGED = "exchanged";
    private static final long SEED = 20_260_101;

    /// The score from which people find nothing to fault with a sound.
    private static final double WELL = 1.5;

    private final Random random = new Random(SEED);
    private final AcousticModel model = AcousticModel.load();
    private final FrontEnd frontEnd = new FrontEnd();
    private final Aligner aligner = new Aligner(model);
    private final EvidenceExtractor extractor = new EvidenceExtractor(model);
    private final TextReader reader = new TextReader(EnglishLexicon.load());
    private final List<float[]> vectors = new ArrayList<>();
    private final List<float[]> readings = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private final List<float[]> frames = new ArrayList<>();
    private final List<String> frameLines = new ArrayList<>();
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
            dump.add(utterance, audio, heard);
            busy += System.nanoTime() - start;
            seconds += audio.seconds();
        }
        NumpyFile.write(out.resolve("phones.npy"), dump.vectors);
        NumpyFile.write(out.resolve("readings.npy"), dump.readings);
        Files.write(out.resolve("phones.tsv"), dump.lines);
        NumpyFile.write(out.resolve("frames.npy"), dump.frames);
        Files.write(out.resolve("frames.tsv"), dump.frameLines);
        Files.write(out.resolve("features.txt"), PhoneFeatures.NAMES);
        System.out.printf(
                "%d sounds, %d human sounds without ours, %.0f s of speech, %.4f of real time%n",
                dump.vectors.size(), dump.lost, seconds, busy / 1e9 / seconds);
        System.out.printf("%.0f s in all%n", (System.nanoTime() - began) / 1e9);
    }

    private void add(Corpus.Utterance utterance, Pcm audio, Observations heard) {
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
        List<float[]> places = ReadingFeatures.of(evidence);
        readings.addAll(places);
        FrameInputs inputs = FrameInputs.of(audio, evidence);
        frameLines.add(utterance.id() + "\t" + frames.size() + "\t" + inputs.rows().length);
        Collections.addAll(frames, inputs.rows());
        List<int[]> matches = new ArrayList<>();
        for (int w = 0; w < tokens.size(); w++) {
            matches.add(add(utterance, w, evidence.tokens().get(w), inputs.first()));
        }
        Disguise disguise =
                Disguise.of(
                        alignment.get(),
                        (w, i) -> wellSaid(utterance.words().get(w), matches.get(w)[i]),
                        random);
        addExchanged(utterance, heard, loop, disguise, inputs.first());
        addExchanged(places, disguise);
    }

    private static boolean wellSaid(Corpus.Word word, int match) {
        return match >= 0 && word.scores().get(match) >= WELL;
    }

    private void addExchanged(
            Corpus.Utterance utterance,
            Observations heard,
            float[][] loop,
            Disguise disguise,
            int first) {
        Alignment alignment =
                aligner.align(heard, disguise.tokens(), Latitude.STRICT).orElseThrow();
        Evidence evidence = extractor.extract(heard, alignment, loop);
        vectors.addAll(PhoneFeatures.of(evidence));
        for (int w = 0; w < disguise.changed().length; w++) {
            List<PhoneEvidence> phones = evidence.tokens().get(w).phones();
            for (int i = 0; i < phones.size(); i++) {
                boolean changed = disguise.changed()[w] == i;
                String said = changed ? disguise.said()[w].name() : "";
                String score = changed ? "0" : "";
                lines.add(line(utterance, w, phones.get(i), score, EXCHANGED, first, "", said));
            }
        }
    }

    /// As if the exchanged sound stood in the dictionary.
    private void addExchanged(List<float[]> places, Disguise disguise) {
        int sound = 0;
        for (int w = 0; w < disguise.changed().length; w++) {
            List<Sound> sounds = disguise.tokens().get(w).readings().getFirst().sounds();
            for (int i = 0; i < sounds.size(); i++) {
                float[] place = places.get(sound++).clone();
                if (disguise.changed()[w] == i && place[ReadingFeatures.AS_USUAL] == 1) {
                    place[ReadingFeatures.USUAL_PHONE] = sounds.get(i).phone().ordinal();
                }
                readings.add(place);
            }
        }
    }

    private int[] add(Corpus.Utterance utterance, int w, TokenEvidence token, int first) {
        Corpus.Word word = utterance.words().get(w);
        List<String> ours = token.phones().stream().map(p -> p.phone().name()).toList();
        int[] match = Matching.of(ours, word.phones());
        lost += word.phones().size();
        for (int i = 0; i < match.length; i++) {
            String score = match[i] < 0 ? "" : word.scores().get(match[i]).toString();
            lost -= match[i] < 0 ? 0 : 1;
            String wordScore = Double.toString(word.accuracy());
            String expected = match[i] < 0 ? "" : word.phones().get(match[i]);
            String said = match[i] < 0 || word.said().isEmpty() ? "" : word.said().get(match[i]);
            PhoneEvidence phone = token.phones().get(i);
            lines.add(line(utterance, w, phone, score, wordScore, first, expected, said));
        }
        return match;
    }

    private static String line(
            Corpus.Utterance utterance,
            int w,
            PhoneEvidence phone,
            String score,
            String wordScore,
            int first,
            String expected,
            String said) {
        return String.join(
                "\t",
                utterance.id(),
                utterance.speaker(),
                Integer.toString(utterance.age()),
                Integer.toString(w),
                phone.phone().name(),
                score,
                wordScore,
                Integer.toString(phone.segment().start() - first),
                Integer.toString(phone.segment().end() - first),
                expected,
                said);
    }
}
