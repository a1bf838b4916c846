package app.saywell.desk.kit.sound;

import app.saywell.speech.audio.capture.EndOfSpeech;
import app.saywell.speech.audio.capture.LevelMeter;
import app.saywell.speech.signal.DecibelScale;

/// Listens along with a recording, and finds out by the level alone whether its speaker has finished. Used on the UI
/// thread only.
public final class SpeechEndListener {
    /// Who speaks fast needs so long for a word.
    private static final double SECONDS_A_WORD = 0.22;

    /// A screen reader reads so fast, as does who reads a foreign language in silence.
    private static final double SECONDS_TO_READ_A_WORD = 0.45;

    private static final int BLOCKS = 512;

    private final AudioSession audioSession;
    private final short[] minima = new short[BLOCKS];
    private final short[] maxima = new short[BLOCKS];
    private EndOfSpeech speech = new EndOfSpeech(0, 0);
    private long nextBlock;

    public SpeechEndListener(AudioSession audioSession) {
        this.audioSession = audioSession;
    }

    /// Listens to the recording that has just started, and waits longer for the first word of who has to read before.
    ///
    /// @param words how many words it has at the least
    /// @param wordsToRead how many words are read in silence, or heard from a screen reader, before it is spoken
    public void begin(int words, int wordsToRead) {
        speech = new EndOfSpeech(words * SECONDS_A_WORD, wordsToRead * SECONDS_TO_READ_A_WORD);
        nextBlock = audioSession.startBlock();
    }

    /// What was heard so far; call it several times a second.
    public EndOfSpeech.Heard heard() {
        audioSession.meter().ifPresent(this::hear);
        return speech.heard();
    }

    private void hear(LevelMeter meter) {
        int count = meter.blocks(nextBlock, minima, maxima);
        for (int i = 0; i < count; i++) {
            int peak = Math.max(-minima[i], maxima[i]);
            speech.add(DecibelScale.ofAmplitude(peak / 32768.0));
        }
        nextBlock += count;
    }
}
