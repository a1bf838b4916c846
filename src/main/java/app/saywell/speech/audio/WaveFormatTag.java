package app.saywell.speech.audio;

/// The codings of the sound in a WAV file that are read or named: RIFF format tags of `mmreg.h`.
public final class WaveFormatTag {
    public static final int PCM = 1;
    public static final int MICROSOFT_ADPCM = 2;
    public static final int IEEE_FLOAT = 3;
    public static final int A_LAW = 6;
    public static final int MU_LAW = 7;

    /// ADPCM of the Interactive Multimedia Association.
    public static final int IMA_ADPCM = 0x11;

    public static final int MP3 = 0x55;

    private static final int GSM = 0x31;
    private static final int WMA_1 = 0x160;
    private static final int WMA_2 = 0x161;
    private static final int WMA_PRO = 0x162;

    private WaveFormatTag() {}

    /// What kind a coding that is not read belongs to.
    static UnreadSound kind(int tag) {
        return switch (tag) {
            case GSM -> UnreadSound.GSM;
            case WMA_1, WMA_2, WMA_PRO -> UnreadSound.WINDOWS_MEDIA;
            default -> UnreadSound.OTHER;
        };
    }

    /// A coding that is not read, in words.
    static String describe(int tag, int bytesPerSample) {
        return switch (tag) {
            case MICROSOFT_ADPCM -> "Microsoft ADPCM";
            case IMA_ADPCM -> "IMA ADPCM";
            case GSM -> "GSM 6.10";
            case WMA_1, WMA_2, WMA_PRO -> "Windows Media Audio";
            default -> "format " + tag + ", " + bytesPerSample * 8 + " bits";
        };
    }
}
