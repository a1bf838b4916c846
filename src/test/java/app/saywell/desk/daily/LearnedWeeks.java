package app.saywell.desk.daily;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.store.Library;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;

/// A placement and the ten minutes of the sixteen days since, with a tone in place of every take.
public final class LearnedWeeks {
    private static final int DAYS = 16;
    private static final int RATE = 16_000;
    private static final int SECONDS = 20;

    private LearnedWeeks() {}

    /// Fills a library, with the ten minutes of today as the last ones.
    ///
    /// @param later how much later it is for the use cases than it is
    /// @param folder for the tone
    public static void fillWithToday(
            ServiceGraph useCases, Library library, AtomicReference<Duration> later, Path folder) throws IOException {
        Path tone = folder.resolve("tone.wav");
        WavEncoder.write(tone, tone());
        AudioClip clip = library.recordings().importCopy(tone, "wav", SECONDS);
        ScriptedLearner learner = new ScriptedLearner(useCases, library, 1, number -> clip);
        DailySessions sessions = useCases.selfStudy().dailySessions();
        for (int daysAgo = DAYS; daysAgo >= 0; daysAgo--) {
            later.set(Duration.ofDays(-daysAgo));
            learner.work(
                    daysAgo == DAYS
                            ? sessions.beginPlacement(learner.id(), SimulatedMonth.TITLES)
                            : sessions.begin(learner.id(), SimulatedMonth.TITLES),
                    sessions);
        }
        later.set(Duration.ZERO);
    }

    private static Pcm tone() {
        float[] samples = new float[SECONDS * RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.2 * Math.sin(2 * Math.PI * 220 * i / RATE));
        }
        return new Pcm(samples, RATE);
    }
}
