package app.saywell.ui.practice.presenter;

import app.saywell.audio.playback.PlaybackRange;
import app.saywell.practice.UseCases;
import app.saywell.practice.voice.VoiceChoice;
import app.saywell.practice.voice.VoiceManner;
import app.saywell.practice.voice.WordAudio;
import app.saywell.signal.Pcm;
import app.saywell.speech.PronunciationGuide;
import app.saywell.task.RunningTask;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.context.LatestRead;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.practice.state.PracticeState;
import app.saywell.ui.practice.state.SpokenExample;
import app.saywell.ui.voice.VoiceTexts;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/// Plays what the computer voice says on demand, in the voice that reads the open sentence. A new
/// wish takes the place of one that is still being made.
final class ExamplePlayback {
    private final PracticeState practiceState;
    private final ScreenContext context;
    private final UseCases practice;
    private final PracticeBookmark bookmark;
    private final LatestRead guides;
    private @Nullable RunningTask making;

    ExamplePlayback(PracticeState practiceState, ScreenContext context, PracticeBookmark bookmark) {
        this.practiceState = practiceState;
        this.context = context;
        practice = context.practice();
        guides = new LatestRead(context.tasks());
        this.bookmark = bookmark;
        practiceState.voiceAvailable().set(!practice.voice().voices().isEmpty());
    }

    void play(SpokenExample example) {
        if (context.audioSession().isRecording()) {
            return;
        }
        if (making != null) {
            making.cancel();
        }
        practiceState.voiceMessage().set(Optional.empty());
        guides.run(
                () -> practice.pronunciations().guide(),
                guide -> making = make(example, manner(), guide));
    }

    private RunningTask make(SpokenExample example, VoiceManner manner, PronunciationGuide guide) {
        WordAudio voice = practice.wordAudio();
        return switch (example) {
            case SpokenExample.WordAsExpected expected ->
                    voice.expected(expected.word(), manner, this::made);
            case SpokenExample.SoundBySound slow ->
                    voice.soundBySound(slow.word(), manner, this::made);
            case SpokenExample.WordDifference pair ->
                    voice.difference(pair.word(), manner, this::made);
            case SpokenExample.SoundDifference pair ->
                    voice.difference(
                            pair.word(), pair.soundIndex(), pair.heard(), manner, this::made);
            case SpokenExample.WholeText whole ->
                    voice.hear(whole.text(), manner, guide, this::made);
            case SpokenExample.ContrastPair pair ->
                    voice.pair(pair.first(), pair.second(), manner, guide, this::made);
        };
    }

    /// As the sentence is read, at the usual speed.
    private VoiceManner manner() {
        VoiceChoice choice = practice.voiceReadings().settings().of(bookmark.lessonId());
        return choice.at(Math.max(0, practiceState.sentenceList().get().chosenIndex())).at(1);
    }

    private void made(TaskOutcome<Pcm> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<Pcm>(Pcm speech) -> {
                if (!context.audioSession().isRecording()) {
                    context.audioSession().play(PlaybackRange.whole(speech));
                }
            }
            case TaskOutcome.TaskFailed<Pcm>(Throwable cause) ->
                    practiceState.voiceMessage().set(Optional.of(VoiceTexts.failure(cause)));
            case TaskOutcome.TaskCancelled<Pcm> cancelled -> {}
        }
    }
}
