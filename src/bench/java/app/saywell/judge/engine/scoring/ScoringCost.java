package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// Prints the processor time of scoring recordings, after a warm-up with the same recordings.
///
/// Arguments: a folder made by `clips.py`, and a step: every so many recordings one is taken.
public final class ScoringCost {
    private ScoringCost() {}

    /// Arguments as described above.
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Map<String, String> texts = RawSpeechFiles.texts(folder, Integer.parseInt(arguments[1]), 0);
        SpeechEngine engine = AcousticSpeechEngine.load(ModelRuntime.ofApplication());
        double seconds = 0;
        double cpuSeconds = 0;
        for (boolean warm : new boolean[] {false, true}) {
            seconds = 0;
            cpuSeconds = 0;
            for (Map.Entry<String, String> text : texts.entrySet()) {
                Pcm audio = RawSpeechFiles.read(folder, text.getKey());
                seconds += audio.seconds();
                cpuSeconds += scoringSeconds(engine, audio, text.getValue());
            }
            System.out.printf(
                    Locale.ROOT,
                    "%s %.2f s of processor for %.1f s of %d recordings, %.4f of real time%n",
                    warm ? "warm" : "cold",
                    cpuSeconds,
                    seconds,
                    texts.size(),
                    cpuSeconds / seconds);
        }
    }

    private static double scoringSeconds(SpeechEngine engine, Pcm audio, String text) {
        // Models run on threads of their own.
        var process = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        long start = process.getProcessCpuTime();
        try {
            engine.scoreSimple(audio, text, FeedbackLanguage.ENGLISH);
        } catch (EngineException e) {
            // Refusing takes as long as scoring does.
        }
        return (process.getProcessCpuTime() - start) / 1e9;
    }
}
