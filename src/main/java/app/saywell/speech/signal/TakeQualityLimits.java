package app.saywell.speech.signal;

/// Where the verdicts of [TakeQuality] begin. Levels are in dB relative to full scale, distances in
/// dB. The homework page measures with the same numbers.
public final class TakeQualityLimits {
    /// Lower frequencies are no speech and are taken away before anything is measured, in Hz.
    public static final double LOW_CUT_HERTZ = 85;

    /// A recording whose root mean square is below this is silent.
    public static final double MAX_SILENT_RMS = 0.0003;

    /// Frames this far below the loudest ones are not counted as speech, in dB.
    public static final double SPEECH_RANGE_DB = 20;

    /// Of the frames without speech, the loudest are measured, up to so many for each with speech:
    /// a minute of silence around a reading changes nothing.
    public static final int MAX_QUIET_SHARE = 3;

    /// A recording with a smaller share of samples other than zero is silent.
    public static final double MIN_NON_ZERO_SHARE = 0.01;

    /// A quiet recording whose loudest frames are less than this above its background is the noise of a room in which
    /// nobody spoke, in dB.
    public static final double MAX_ROOM_DB = 6;

    /// A shorter recording may hold speech alone, which is as even as the noise of a room.
    public static final double MIN_ROOM_SECONDS = 1;

    /// A lower peak is too quiet.
    public static final double MIN_PEAK_DB = -30;

    /// A higher peak is too loud.
    public static final double MAX_PEAK_DB = -1;

    /// The 16-bit magnitude from which on a sample is at full scale.
    public static final int FULL_SCALE = Short.MAX_VALUE - 1;

    /// As many samples in a row at full scale are clipped.
    public static final int MIN_CLIPPED_RUN = 3;

    /// A shorter recording is no reading.
    public static final double MIN_SECONDS = 0.3;

    /// An end counts as cut off when its level is above this, relative to the speech.
    public static final double MIN_CUT_DB = -20;

    /// An end has to be this far above the background as well.
    public static final double BACKGROUND_MARGIN_DB = 8;

    /// From this distance between speech and background on, a recording is clear.
    public static final double MIN_CLEAR_DB = 20;

    /// Below this distance it is very noisy, and its ends cannot be found.
    public static final double MIN_NOISY_DB = 10;

    /// Less energy above 5 kHz than this is a narrow band.
    public static final double MAX_NARROW_DB = -50;

    /// Levels are taken of frames of a fiftieth of a second.
    public static final int FRAMES_PER_SECOND = 50;

    /// The level that this share of the frames does not exceed is that of the speech.
    public static final double SPEECH_SHARE = 0.95;

    /// The level that this share of the frames does not exceed is that of the background.
    public static final double BACKGROUND_SHARE = 0.10;

    /// How many frames at each end say whether it is cut off.
    public static final int EDGE_FRAMES = 3;

    private TakeQualityLimits() {}
}
