package app.saywell.ui.classroom.rotation;

import app.saywell.audio.playback.Passage;
import app.saywell.library.people.Learner;
import app.saywell.library.take.OwnRating;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.signal.TakeQuality;
import app.saywell.task.Outcome;
import app.saywell.ui.kit.sound.Clip;
import app.saywell.ui.practice.desk.Check;
import app.saywell.ui.practice.work.Checks;
import app.saywell.ui.studio.Studio;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.List;
import java.util.Optional;

/// The take that was kept last, and what can be done with it while the next pupil comes: heard,
/// given to whom it belongs, rated. On the window's thread alone.
public final class LastKept {
    private final ReadOnlyObjectWrapper<Optional<Kept>> kept =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Studio studio;
    private final Practice practice;

    LastKept(Studio studio) {
        this.studio = studio;
        practice = studio.practice();
    }

    /// The take; empty before the first.
    public ReadOnlyObjectProperty<Optional<Kept>> kept() {
        return kept.getReadOnlyProperty();
    }

    /// Gives it to somebody else; undo takes it back.
    public void moveTo(long learnerId) {
        kept.get()
                .map(Kept::take)
                .filter(take -> take.owner().learnerId() != learnerId)
                .ifPresent(
                        take -> {
                            practice.takes().moveTo(take.id(), learnerId);
                            tell(take.id());
                        });
    }

    /// Plays it.
    public void play() {
        kept.get()
                .map(one -> one.take().audio())
                .ifPresent(
                        audio ->
                                studio.tasks()
                                        .run(
                                                progress -> studio.clips().open(audio),
                                                outcome -> {
                                                    if (outcome
                                                            instanceof
                                                            Outcome.Done<Clip>(Clip clip)) {
                                                        studio.sound()
                                                                .play(Passage.all(clip.audio()));
                                                    }
                                                }));
    }

    /// Whether its speaker is asked what to think of it.
    boolean asksRating() {
        return kept.get().flatMap(this::speaker).filter(this::asked).isPresent();
    }

    /// Keeps what its speaker thinks of it.
    void rate(OwnRating rating) {
        kept.get()
                .ifPresent(
                        one -> {
                            practice.classroom().ownRatings().rate(one.take().id(), rating);
                            tell(one.take().id());
                        });
    }

    void keep(Take take) {
        tell(take.id());
        check(take);
    }

    private boolean asked(Learner pupil) {
        return practice.classroom().ownRatings().asked(pupil);
    }

    private Optional<Learner> speaker(Kept one) {
        return practice.people().find(one.take().owner().learnerId());
    }

    private void tell(long takeId) {
        practice.takes().find(takeId).ifPresent(take -> kept.set(Optional.of(told(take))));
    }

    private Kept told(Take take) {
        Take.Owner owner = take.owner();
        return new Kept(
                take,
                practice.people().find(owner.learnerId()).map(RotationModel::called).orElse(""),
                practice.lessons()
                        .sentence(owner.sentenceId())
                        .map(sentence -> sentence.text())
                        .orElse(""),
                Optional.empty(),
                practice.classroom().ownRatings().of(take.id()));
    }

    private void check(Take take) {
        studio.tasks()
                .run(
                        progress ->
                                Checks.of(
                                        TakeQuality.of(studio.clips().open(take.audio()).audio())),
                        outcome -> {
                            if (outcome instanceof Outcome.Done<List<Check>>(List<Check> checks)) {
                                checked(take, checks);
                            }
                        });
    }

    private void checked(Take take, List<Check> checks) {
        Optional<String> remark =
                checks.stream().filter(check -> !check.fine()).map(Check::key).findFirst();
        kept.get()
                .filter(one -> one.take().id() == take.id())
                .ifPresent(one -> kept.set(Optional.of(one.remarked(remark))));
    }
}
