package app.saywell.engine.judge;

import app.saywell.engine.EngineException;
import app.saywell.engine.SpeechEngine;
import app.saywell.signal.Pcm;
import app.saywell.speech.FeedbackLanguage;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// Prints the processor time of judging recordings, after a warm-up with the same number.
///
/// Arguments: a folder of `clips.py`, and every how manieth recording to take.
public final class JudgingCost {
    private JudgingCost() {}

    /// See above.
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Map<String, String> texts = RawSpeech.texts(folder, Integer.parseInt(arguments[1]), 0);
        SpeechEngine engine = AcousticSpeechEngine.load(Path.of("no-such-folder"));
        double seconds = 0;
        double busy = 0;
        for (boolean warm : new boolean[] {false, true}) {
            seconds = 0;
            busy = 0;
            for (Map.Entry<String, String> text : texts.entrySet()) {
                Pcm audio = RawSpeech.read(folder, text.getKey());
                seconds += audio.seconds();
                busy += judged(engine, audio, text.getValue());
            }
            System.out.printf(
                    Locale.ROOT,
                    "%s %.2f s of processor for %.1f s of %d recordings, %.4f of real time%n",
                    warm ? "warm" : "cold",
                    busy,
                    seconds,
                    texts.size(),
                    busy / seconds);
        }
    }

    private static double judged(SpeechEngine engine, Pcm audio, String text) {
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        try {
            engine.judgeSimple(audio, text, FeedbackLanguage.ENGLISH);
        } catch (EngineException e) {
            // Refusing takes as long as judging does.
        }
        return (threads.getCurrentThreadCpuTime() - start) / 1e9;
    }
}
