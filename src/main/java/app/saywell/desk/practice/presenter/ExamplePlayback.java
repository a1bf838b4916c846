package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.lessons.view.voice.VoiceServices;
import app.saywell.desk.lessons.view.voice.VoiceTexts;
import app.saywell.desk.lessons.voice.VoiceChoice;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.lessons.voice.WordAudio;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SpokenExample;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Plays what the computer voice says on demand, in the voice that reads the open sentence. A new
/// wish takes the place of one that is still being made.
///
/// What is about to be asked for is made ahead: the voice may have to be opened for it, and to say
/// a word takes half a second.
final class ExamplePlayback {
    private final PracticeState practiceState;
    private final VoiceServices services;
    private final PracticeBookmark bookmark;
    private final LatestRead guides;
    private @Nullable Wish wish;

    /// What is being made, and whether it is to be played.
    private static final class Wish {
        private final SpokenExample example;
        private boolean wanted;
        private @Nullable RunningTask making;

        Wish(SpokenExample example, boolean wanted) {
            this.example = example;
            this.wanted = wanted;
        }
    }

    ExamplePlayback(PracticeState practiceState, VoiceServices services, PracticeBookmark bookmark) {
        this.practiceState = practiceState;
        this.services = services;
        guides = new LatestRead(services.tasks());
        this.bookmark = bookmark;
        practiceState.voiceAvailable().set(!services.voice().voices().isEmpty());
    }

    void play(SpokenExample example) {
        if (services.audioSession().isRecording()) {
            return;
        }
        practiceState.voiceMessage().set(Optional.empty());
        if (wish != null && wish.making != null && wish.example.equals(example)) {
            wish.wanted = true;
            return;
        }
        if (wish != null && wish.making != null) {
            wish.making.cancel();
        }
        begin(new Wish(example, true));
    }

    /// Makes it without playing it, where nothing else is being made. What is made once is kept for
    /// the next time by [WordAudio].
    void prepare(SpokenExample example) {
        if (wish == null && !services.audioSession().isRecording()) {
            begin(new Wish(example, false));
        }
    }

    private void begin(Wish begun) {
        wish = begun;
        guides.run(() -> services.pronunciations().guide(), guide -> begun.making = make(begun, manner(), guide));
    }

    private RunningTask make(Wish begun, VoiceManner manner, PronunciationGuide guide) {
        WordAudio voice = services.wordAudio();
        Consumer<TaskOutcome<Pcm>> made = outcome -> made(begun, outcome);
        return switch (begun.example) {
            case SpokenExample.WordAsExpected expected -> voice.expected(expected.word(), manner, made);
            case SpokenExample.SoundBySound slow -> voice.soundBySound(slow.word(), manner, made);
            case SpokenExample.WordDifference pair -> voice.difference(pair.word(), manner, made);
            case SpokenExample.SoundDifference pair ->
                voice.difference(pair.word(), pair.soundIndex(), pair.heard(), manner, made);
            case SpokenExample.WholeText whole -> voice.hear(whole.text(), manner, guide, made);
            case SpokenExample.ContrastPair pair -> voice.pair(pair.first(), pair.second(), manner, guide, made);
        };
    }

    /// As the sentence is read, at the usual speed.
    private VoiceManner manner() {
        VoiceChoice choice = services.voiceReadings().settings().of(bookmark.lessonId());
        return choice.at(Math.max(0, practiceState.sentenceList().get().chosenIndex()))
                .at(1);
    }

    private void made(Wish begun, TaskOutcome<Pcm> outcome) {
        if (wish != begun) {
            return;
        }
        wish = null;
        if (!begun.wanted) {
            return;
        }
        switch (outcome) {
            case TaskOutcome.TaskDone<Pcm>(Pcm speech) -> {
                if (!services.audioSession().isRecording()) {
                    services.audioSession().play(PlaybackRange.whole(speech));
                }
            }
            case TaskOutcome.TaskFailed<Pcm>(Throwable cause) ->
                practiceState.voiceMessage().set(Optional.of(VoiceTexts.failure(cause)));
            case TaskOutcome.TaskCancelled<Pcm> cancelled -> {}
        }
    }
}
