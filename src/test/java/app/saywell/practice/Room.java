package app.saywell.practice;

import app.saywell.audio.Wav;
import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.store.Origin;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.scoring.Judge;
import app.saywell.practice.scoring.Scored;
import app.saywell.signal.Pcm;
import app.saywell.task.Outcome;
import app.saywell.task.Tasks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/// A practice room in a temporary folder, where everything runs in place.
public final class Room implements AutoCloseable {
    public static final Instant NOW = Instant.parse("2026-11-21T09:00:00Z");

    public final EvenSpeech embedded = new EvenSpeech();
    public final EvenSpeech hosted = new EvenSpeech();
    public final List<Change> told = new ArrayList<>();
    public final Path folder;
    public final Library library;
    public final Practice practice;

    public Room(Path folder) {
        this.folder = folder;
        library = Library.open(folder);
        practice =
                new Practice(
                        library,
                        kind ->
                                kind == ServiceKind.EMBEDDED
                                        ? new Judge(embedded, Origin.EMBEDDED, "even 1")
                                        : new Judge(hosted, "https://hosted.example", ""),
                        new Tasks(Runnable::run, Runnable::run),
                        () -> NOW);
        library.settings().set(Setting.HOSTED_ADDRESS, "https://hosted.example");
        practice.changes().listen(told::add);
    }

    /// What use cases that have no door of their own work with.
    public Desk desk() {
        Tasks tasks = new Tasks(Runnable::run, Runnable::run);
        return new Desk(library, tasks, practice.changes(), practice.history(), () -> NOW);
    }

    /// A sentence in a lesson of its own.
    public Sentence sentence(String text) {
        long lesson = practice.lessons().create("A lesson").id();
        return practice.lessons().addSentences(lesson, List.of(text)).getFirst();
    }

    /// A take of the current learner.
    public Take take(Sentence sentence) {
        return take(sentence, practice.people().current().id());
    }

    /// A take whose audio no other take shares.
    public Take take(Sentence sentence, long learnerId) {
        int number = practice.takes().of(sentence.id(), learnerId).size();
        Path file = tone("take.wav", 200 + 31 * number + 7 * (int) learnerId);
        return value(
                answer ->
                        practice.takes()
                                .importFile(
                                        new Take.Owner(sentence.id(), learnerId), file, answer));
    }

    /// A file with a tone of half a second.
    public Path tone(String name, int hertz) {
        Path file = folder.resolve(name);
        try {
            Wav.write(file, tone(hertz));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    public static Pcm tone(int hertz) {
        float[] samples = new float[24_000];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.3 * Math.sin(2 * Math.PI * hertz * i / 48_000));
        }
        return new Pcm(samples, 48_000);
    }

    public Scored score(Take take) {
        return value(answer -> practice.scoring().score(take.id(), answer));
    }

    /// What work that runs in place answered.
    public static <T> T value(Consumer<Consumer<Outcome<T>>> work) {
        AtomicReference<Outcome<T>> outcome = new AtomicReference<>();
        work.accept(outcome::set);
        return switch (Objects.requireNonNull(outcome.get())) {
            case Outcome.Done<T> done -> done.value();
            case Outcome.Failed<T> failed -> throw new AssertionError(failed.cause());
            case Outcome.Cancelled<T> cancelled -> throw new AssertionError("cancelled");
        };
    }

    @Override
    public void close() {
        library.close();
    }
}
