package app.saywell.speech;

/// Which way a voice goes from a stressed vowel to the end of the word.
public enum PitchMovement {
    /// It goes up.
    RISE,
    /// It goes down.
    FALL,
    /// It stays.
    LEVEL;

    /// From so many semitones on a voice rises or falls.
    public static final double MIN_SEMITONES = 1.5;

    /// @param semitones positive where the voice goes up
    public static PitchMovement of(double semitones) {
        if (semitones >= MIN_SEMITONES) {
            return RISE;
        }
        return semitones <= -MIN_SEMITONES ? FALL : LEVEL;
    }
}
