package app.saywell.desk.daily.view;

import app.saywell.desk.daily.foreseen.ForeseenSounds;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.state.SentenceDetail.TitleWord;
import app.saywell.desk.practice.state.SentenceList.CurrentLearner;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Foresees the sounds of each sentence that is opened, for the learner who practises, and leaves them
/// as they are while it stays open, so that what came can be compared with what was foreseen.
public final class ForeseenSoundsViewModel {
    private final ForeseenSounds foreseenSounds;
    private final PracticeState practiceState;
    private final LatestRead reads;
    private Optional<Opened> opened = Optional.empty();

    private record Opened(long sentenceId, Optional<CurrentLearner> learner) {}

    private ForeseenSoundsViewModel(ForeseenSounds foreseenSounds, TaskRunner tasks, PracticeState practiceState) {
        this.foreseenSounds = foreseenSounds;
        this.practiceState = practiceState;
        reads = new LatestRead(tasks);
    }

    /// Follows the open sentence from now on.
    public static void follow(ForeseenSounds foreseenSounds, TaskRunner tasks, PracticeState practiceState) {
        practiceState
                .sentenceDetail()
                .subscribe(new ForeseenSoundsViewModel(foreseenSounds, tasks, practiceState)::opened);
    }

    private void opened(Optional<SentenceDetail> detail) {
        Optional<Opened> now = detail.map(sentence -> new Opened(
                sentence.sentenceId(), practiceState.sentenceList().get().learner()));
        if (now.equals(opened)) {
            return;
        }
        opened = now;
        practiceState.foreseenSounds().set(List.of());
        detail.ifPresent(sentence -> now.ifPresent(one -> foresee(one, sentence)));
    }

    private void foresee(Opened one, SentenceDetail sentence) {
        String text = sentence.titleWords().stream().map(TitleWord::text).collect(Collectors.joining(" "));
        reads.run(() -> foreseenSounds.of(text), sounds -> {
            if (opened.filter(one::equals).isPresent()) {
                practiceState.foreseenSounds().set(sounds);
            }
        });
    }
}
