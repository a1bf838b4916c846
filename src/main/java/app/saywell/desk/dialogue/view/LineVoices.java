package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.Dialogue;
import app.saywell.desk.dialogue.DialogueLine;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.lessons.voice.PreparedSound;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.lessons.voice.VoiceProfile;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.audio.playback.PlayerState;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskOutcome;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// The voices of a dialogue: one for each speaker, the same whichever role the learner has. Lines are made while others
/// are said. Used on the UI thread only.
final class LineVoices {
    private final DialogueServices services;
    private final AudioSession audioSession;
    private final Map<Long, PreparedSound> prepared = new HashMap<>();
    private PronunciationGuide guide = PronunciationGuide.NONE;
    private Optional<Runnable> afterwards = Optional.empty();
    private Runnable whenUnheard = () -> {};
    private Optional<PlaybackRange> started = Optional.empty();
    private boolean isHeard;

    LineVoices(DialogueServices services) {
        this.services = services;
        this.audioSession = services.audioSession();
        audioSession.playerState().subscribe(this::playerChanged);
    }

    /// Whether there is any.
    boolean areThere() {
        return !services.voice().voice().voices().isEmpty();
    }

    /// Forgets what was made.
    ///
    /// @param pronunciations how words are said where the lexicon does not tell
    void begin(PronunciationGuide pronunciations) {
        stop();
        prepared.values().forEach(PreparedSound::cancel);
        prepared.clear();
        guide = pronunciations;
    }

    /// Begins to make a line.
    void prepare(Dialogue dialogue, DialogueLine line) {
        prepared.computeIfAbsent(line.sentence().id(), id -> make(dialogue, line));
    }

    private PreparedSound make(Dialogue dialogue, DialogueLine line) {
        return new PreparedSound(
                line.spoken(),
                manner(dialogue, line),
                guide.restrictedTo(line.spoken()),
                services.wordAudio(),
                () -> {});
    }

    private VoiceManner manner(Dialogue dialogue, DialogueLine line) {
        List<VoiceProfile> voices = services.voice().voice().voices();
        int speaker = dialogue.speakers().indexOf(line.speaker());
        double speed = services.voice()
                .voiceReadings()
                .settings()
                .of(dialogue.lesson().id())
                .speed();
        return VoiceManner.of(voices.get(speaker % voices.size()).id()).at(speed);
    }

    /// Gives a line, now or when it is made.
    void whenMade(Dialogue dialogue, DialogueLine line, Consumer<TaskOutcome<Pcm>> listener) {
        prepare(dialogue, line);
        PreparedSound sound = prepared.remove(line.sentence().id());
        if (sound != null) {
            sound.whenMade(listener);
        }
    }

    /// Plays a line.
    ///
    /// @param then runs when it is over
    /// @param unheard runs instead when it cannot be heard
    void play(Pcm sound, Runnable then, Runnable unheard) {
        PlaybackRange whole = PlaybackRange.whole(sound);
        isHeard = false;
        started = Optional.of(whole);
        audioSession.play(whole);
        afterwards = Optional.of(then);
        whenUnheard = unheard;
    }

    /// Ends what plays; nothing follows.
    void stop() {
        afterwards = Optional.empty();
        audioSession.stopPlayback();
    }

    private void playerChanged(PlayerState state) {
        switch (state) {
            case PlayerState.PlayerPlaying(PlaybackRange range) ->
                isHeard = started.filter(range::equals).isPresent();
            case PlayerState.PlayerPaused _ -> {}
            case PlayerState.PlayerSilent _ -> {
                if (isHeard) {
                    goOn();
                }
            }
            case PlayerState.PlaybackFailed _ -> {
                if (afterwards.isPresent()) {
                    afterwards = Optional.empty();
                    whenUnheard.run();
                }
            }
        }
    }

    private void goOn() {
        Optional<Runnable> next = afterwards;
        afterwards = Optional.empty();
        next.ifPresent(Runnable::run);
    }
}
