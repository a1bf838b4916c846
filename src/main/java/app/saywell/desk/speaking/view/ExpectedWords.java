package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.lessons.view.voice.VoiceServices;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.Word;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.util.Optional;

/// Plays words as they should sound, in the usual computer voice. A new wish takes the place of one that is still being
/// made. Used on the UI thread only.
final class ExpectedWords implements AutoCloseable {
    private final VoiceServices services;
    private final AudioSession audioSession;
    private Optional<RunningTask> making = Optional.empty();
    private int wished;

    ExpectedWords(VoiceServices services) {
        this.services = services;
        audioSession = services.audioSession();
    }

    /// Whether there is a computer voice.
    boolean isAvailable() {
        return !services.voice().voices().isEmpty();
    }

    /// Says a judged word with the sounds that were expected.
    void play(Word word) {
        if (audioSession.isRecording() || !isAvailable()) {
            return;
        }
        close();
        int number = wished;
        VoiceManner manner = services.voiceReadings().settings().usual().at(0).at(1);
        making = Optional.of(
                word.phonemes().isEmpty()
                        ? services.wordAudio()
                                .hear(
                                        word.word(),
                                        manner,
                                        PronunciationGuide.NONE,
                                        outcome -> made(word, number, outcome))
                        : services.wordAudio().expected(word, manner, outcome -> made(word, number, outcome)));
    }

    private void made(Word word, int number, TaskOutcome<Pcm> outcome) {
        if (number != wished) {
            return;
        }
        switch (outcome) {
            case TaskOutcome.TaskDone<Pcm>(Pcm speech) -> {
                if (!audioSession.isRecording()) {
                    audioSession.play(PlaybackRange.whole(speech));
                }
            }
            case TaskOutcome.TaskFailed<Pcm> _ ->
                services.tasks().openWork().failed(this, OpenWork.Reason.NOT_READ, () -> play(word));
            case TaskOutcome.TaskCancelled<Pcm> _ -> {}
        }
    }

    /// Plays no more what is being made.
    @Override
    public void close() {
        wished++;
        making.ifPresent(RunningTask::cancel);
        making = Optional.empty();
    }
}
