package app.saywell.engine.judge;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.acoustic.Golden;
import app.saywell.engine.align.Aligner;
import app.saywell.engine.align.Latitude;
import app.saywell.engine.align.Omissions;
import app.saywell.engine.band.BandExtension;
import app.saywell.engine.evidence.EvidenceExtractor;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.engine.score.Scorer;
import app.saywell.engine.score.SpokenCheck;
import app.saywell.engine.text.TextReader;
import app.saywell.signal.Pcm;

import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/// Prints what each stage of a judgement costs, as a share of the time of the audio, in CPU time of
/// one thread; and how long the models take to load.
public final class EngineSpeed {
    private static final int ROUNDS = 60;
    private static final int WARM_UP = 20;

    private final Map<String, Double> seconds = new LinkedHashMap<>();
    private boolean warm;

    /// Takes no arguments.
    public static void main(String[] arguments) {
        var speed = new EngineSpeed();
        speed.warm = true;
        AcousticModel model = speed.time("load the acoustic model", AcousticModel::load);
        Lexicon lexicon = speed.time("load the lexicon", EnglishLexicon::load);
        speed.seconds.forEach((stage, s) -> System.out.printf("%-24s %.3f s%n", stage, s));
        speed.seconds.clear();
        Pcm audio = Golden.speech();
        for (int i = 0; i < ROUNDS; i++) {
            speed.warm = i >= WARM_UP;
            speed.judge(model, lexicon, audio);
        }
        double total = 0;
        for (var stage : speed.seconds.entrySet()) {
            double share = stage.getValue() / (ROUNDS - WARM_UP) / audio.seconds();
            total += share;
            System.out.printf("%-24s %.4f of real time%n", stage.getKey(), share);
        }
        System.out.printf("%-24s %.4f of real time%n", "all", total);
    }

    private final NetworkEnsemble networks = NetworkEnsemble.load();
    private final Scorer scorer = new Scorer();
    private final SpokenCheck check = new SpokenCheck();
    private final BandExtension bands = new BandExtension();

    private void judge(AcousticModel model, Lexicon lexicon, Pcm audio) {
        var aligner = new Aligner(model);
        var extractor = new EvidenceExtractor(model);
        var tokens = new TextReader(lexicon).read(Golden.TEXT);
        time("a missing high band?", () -> bands.extended(audio));
        time("noise?", () -> new FrontEnd().quieted(audio));
        var features = time("front end", () -> new FrontEnd().features(audio));
        var heard = time("densities", () -> model.observe(features));
        var strict = time("strict", () -> aligner.align(heard, tokens, Latitude.STRICT)).get();
        var free = time("free", () -> aligner.align(heard, tokens, Latitude.FREE)).get();
        var loop = time("phone loop", () -> extractor.loop(heard));
        var evidence = time("rivals", () -> extractor.extract(heard, strict, loop));
        var omissions = time("omissions", () -> new Omissions(aligner).gains(heard, strict));
        var hearing = time("networks", () -> networks.hear(audio, evidence));
        time("all spoken", () -> check.allSpoken(evidence, free, omissions, hearing));
        var scores = time("scores", () -> scorer.score(evidence, hearing));
        time("stress, components", () -> Components.of(new Analysis(audio, evidence, scores)));
    }

    private <T> T time(String stage, Supplier<T> work) {
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        T result = work.get();
        double spent = (threads.getCurrentThreadCpuTime() - start) / 1e9;
        if (warm) {
            seconds.merge(stage, spent, Double::sum);
        }
        return result;
    }
}
