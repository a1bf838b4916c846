package app.saywell.desk.classroom.rotation;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.view.check.RecordingCheck;
import app.saywell.desk.takes.view.check.RecordingChecks;
import app.saywell.speech.audio.playback.PlaybackRange;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The take that was recorded last. It can be played, moved to another learner and rated while the
/// next learner comes. Use it only on the JavaFX thread.
public final class LastTakeViewModel {
    private final ReadOnlyObjectWrapper<Optional<LastTake>> lastTake = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final RotationServices services;
    private final LatestRead reads;
    private final LatestRead soundReads;
    private final LatestRead qualityReads;

    LastTakeViewModel(RotationServices services) {
        this.services = services;
        reads = new LatestRead(services.tasks());
        soundReads = new LatestRead(services.tasks());
        qualityReads = new LatestRead(services.tasks());
    }

    /// The take; empty before the first.
    ReadOnlyObjectProperty<Optional<LastTake>> lastTake() {
        return lastTake.getReadOnlyProperty();
    }

    /// Moves the take to another learner. This can be undone.
    public void moveTo(long learnerId) {
        lastTake.get()
                .map(LastTake::take)
                .filter(take -> take.owner().learnerId() != learnerId)
                .ifPresent(take -> {
                    services.edits().edit(() -> services.takes().moveTo(take.id(), learnerId));
                    refresh(take.id());
                });
    }

    /// Plays the take.
    public void play() {
        lastTake.get()
                .map(last -> last.take().audio())
                .ifPresent(
                        audio -> soundReads.run(() -> services.recordings().open(audio), clip -> services.audioSession()
                                .play(PlaybackRange.whole(clip.audio()))));
    }

    /// Whether its speaker is asked for a self-rating.
    boolean asksRating() {
        return lastTake.get().filter(LastTake::asksRating).isPresent();
    }

    /// Stores the self-rating of its speaker.
    void rate(SelfRating rating) {
        lastTake.get().ifPresent(last -> {
            services.edits().edit(() -> services.selfRatings().rate(last.take().id(), rating));
            refresh(last.take().id());
        });
    }

    void setTake(Take take) {
        refresh(take.id());
    }

    private void refresh(long takeId) {
        reads.runAfterEdits(() -> services.takes().find(takeId).map(this::describe), described -> {
            if (described.isPresent()) {
                lastTake.set(described);
                checkQuality(described.get().take());
            }
        });
    }

    private LastTake describe(Take take) {
        Take.TakeOwner owner = take.owner();
        Optional<Learner> learner = services.learners().find(owner.learnerId());
        return new LastTake(
                take,
                learner,
                services.lessons()
                        .findSentence(owner.sentenceId())
                        .map(sentence -> sentence.text())
                        .orElse(""),
                Optional.empty(),
                learner.filter(services.selfRatings()::isAsked).isPresent(),
                services.selfRatings().findRating(take.id()));
    }

    private void checkQuality(Take take) {
        qualityReads.run(
                () -> RecordingChecks.of(services.takes().quality(take)), checks -> qualityChecked(take, checks));
    }

    private void qualityChecked(Take take, List<RecordingCheck> checks) {
        Optional<String> remark = checks.stream()
                .filter(soundCheck -> !soundCheck.passed())
                .map(RecordingCheck::textKey)
                .findFirst();
        lastTake.get()
                .filter(last -> last.take().id() == take.id())
                .ifPresent(last -> lastTake.set(Optional.of(last.withRemark(remark))));
    }
}
