package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceTitles;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.takes.following.TakeFollowing;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.audio.capture.TakeSamples;
import app.saywell.speech.task.RunningTask;
import java.util.List;
import java.util.Optional;

/// The levels of the words of the open sentence while it is spoken, if the user wants them. They stay until the take
/// has its result.
final class SpokenWords {
    private final PracticeState practiceState;
    private final TakeFollowing following;
    private final PublishedSettings settings;
    private final AudioSession audioSession;
    private Optional<RunningTask> running = Optional.empty();
    private int takeNumber;

    SpokenWords(
            PracticeState practiceState,
            TakeFollowing following,
            PublishedSettings settings,
            AudioSession audioSession) {
        this.practiceState = practiceState;
        this.following = following;
        this.settings = settings;
        this.audioSession = audioSession;
        practiceState.phase().subscribe(any -> clearIfOver());
        practiceState.result().subscribe(any -> clearIfOver());
    }

    /// Follows the take that has just begun, if that is wanted and possible.
    void begin(Take.TakeOwner owner) {
        boolean isPossible = settings.get(Setting.SERVICE_KIND) == ServiceKind.EMBEDDED;
        if (isPossible && settings.get(Setting.COLOUR_WHILE_SPEAKING)) {
            audioSession.takeSamples().ifPresent(sound -> begin(owner, sound));
        }
    }

    private void begin(Take.TakeOwner owner, TakeSamples sound) {
        stop();
        int number = takeNumber;
        practiceState.spokenLevels().set(Optional.of(List.of()));
        running = Optional.of(following.follow(owner, sound, words -> {
            if (number == takeNumber) {
                show(words);
            }
        }));
    }

    private void show(List<FollowedWord> words) {
        practiceState
                .spokenLevels()
                .set(practiceState
                        .sentenceDetail()
                        .get()
                        .map(sentence -> SentenceTitles.begunLevels(sentence, words))
                        .or(() -> Optional.of(List.of())));
    }

    /// Follows the take no more, so that the processor is free for its result; what is shown stays.
    void stop() {
        takeNumber++;
        running.ifPresent(RunningTask::cancel);
        running = Optional.empty();
    }

    private void clearIfOver() {
        boolean isShown =
                switch (practiceState.phase().get()) {
                    case PracticePhase.RecordingTake _, PracticePhase.ScoringTake _ -> true;
                    case PracticePhase.TakeScored _ ->
                        practiceState.result().get().isEmpty();
                    default -> false;
                };
        if (!isShown && practiceState.spokenLevels().get().isPresent()) {
            practiceState.spokenLevels().set(Optional.empty());
        }
    }
}
