package app.saywell.desk.shell.window;

import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.speaking.SpeechAnswers;
import app.saywell.desk.speaking.AnsweredParts;
import app.saywell.desk.store.Library;
import app.saywell.speech.audio.WavEncoder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// Judged free speeches in a library, as if they had been said over weeks.
public final class SpokenSpeeches {
    public static final Instant START = Instant.parse("2026-09-01T09:00:00Z");
    private static final String SAID =
            "In the park there is a boy who flies a kite and an old man reads the paper on a bench while the girl"
                    + " walks a dog and two ducks swim in the pond near the tree where birds sing their songs and a"
                    + " cat sleeps in the sun but nobody sees that it is there at all today";

    private final Library library;
    private final Path folder;

    public SpokenSpeeches(Library library, Path folder) {
        this.library = library;
        this.folder = folder;
    }

    /// A speech of a minute.
    ///
    /// @param secondsAWord how fast it was said
    public FreeSpeech add(long learnerId, String task, int day, double secondsAWord) {
        FreeSpeech speech = library.freeSpeech()
                .insert(learnerId, task, "Describe the picture.", sound(), START.plus(Duration.ofDays(day)));
        library.freeSpeech()
                .setAnswers(
                        speech.id(),
                        new SpeechAnswers(
                                "embedded",
                                "engine 1",
                                START,
                                List.of(AnsweredParts.part(0, SAID, secondsAWord, 9.0, "kite", "pond"))));
        return library.freeSpeech().find(speech.id()).orElseThrow();
    }

    /// The same sound, which is said to last a minute.
    private AudioClip sound() {
        try {
            Path file = folder.resolve("spoken.wav");
            WavEncoder.write(file, SyntheticReading.learner().audio());
            AudioClip clip = library.recordings().importCopy(file, "wav", 60);
            return new AudioClip(clip.hash(), clip.extension(), 60);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
