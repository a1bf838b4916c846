package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.speaking.SpeechProgress;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.signal.Pcm;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of how free speeches changed: it follows what the learner said before, and plays the first and the
/// latest recording of a task. Used on the UI thread only.
final class SpeechProgressViewModel implements AutoCloseable {
    private static final SpeechProgress NONE = new SpeechProgress(List.of(), 0, Map.of());

    private final ReadOnlyObjectWrapper<SpeechProgress> progress = new ReadOnlyObjectWrapper<>(NONE);
    private final SpeakingServices services;
    private final TaskListViewModel list;
    private final LatestRead reads;
    private final LatestRead sounds;

    SpeechProgressViewModel(SpeakingServices services, TaskListViewModel list) {
        this.services = services;
        this.list = list;
        reads = new LatestRead(services.tasks());
        sounds = new LatestRead(services.tasks());
        list.earlier().subscribe(this::refresh);
    }

    /// How all that was said changed.
    ReadOnlyObjectProperty<SpeechProgress> progress() {
        return progress.getReadOnlyProperty();
    }

    /// The first speech to the chosen task and the latest one.
    Optional<SpeechProgress.SpeechPair> pair() {
        return list.chosen().get().flatMap(task -> progress.get().pair(task.key()));
    }

    /// Plays a recording as a whole.
    void play(FreeSpeech speech) {
        sounds.run(
                () -> services.recordings()
                        .open(services.speeches().opened(speech).audio())
                        .audio(),
                (Pcm sound) -> {
                    if (!services.audioSession().isRecording()) {
                        services.audioSession().play(PlaybackRange.whole(sound));
                    }
                });
    }

    /// Plays no more what is being read.
    void stop() {
        sounds.cancel();
    }

    private void refresh() {
        List<FreeSpeech> earlier = list.earlier().get();
        if (earlier.stream().noneMatch(speech -> speech.answers().isPresent())) {
            reads.cancel();
            progress.set(NONE);
        } else {
            long learner = earlier.getFirst().learnerId();
            if (progress.get().speeches().stream().anyMatch(one -> one.speech().learnerId() != learner)) {
                progress.set(NONE);
            }
            reads.refresh(() -> services.speeches().progress(learner), progress::set);
        }
    }

    @Override
    public void close() {
        reads.cancel();
        sounds.cancel();
    }
}
