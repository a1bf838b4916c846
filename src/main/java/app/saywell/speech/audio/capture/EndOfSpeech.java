package app.saywell.speech.audio.capture;

/// Finds out by the level alone when somebody has finished speaking.
///
/// There is speech where the peaks of blocks of 10 ms stand clearly above the quietest fifth of a second so far, and
/// not far below the loudest. After it the rest of the text may still come, so a pause ends it only when it is long:
/// longer while less was said than the text takes at the least. Used on one thread.
public final class EndOfSpeech {
    private static final int FLOOR_BLOCKS = 20;
    private static final int WINDOW_BLOCKS = 10;
    private static final int LOUD_OF_WINDOW = 3;

    /// Nobody is as loud as this before the first word.
    private static final double HIGHEST_FLOOR_DB = -42;

    private static final double ABOVE_FLOOR_DB = 10;
    private static final double BELOW_LOUDEST_DB = 28;
    private static final double QUIETEST_SPEECH_DB = -54;
    private static final double PAUSE_SECONDS = 1.1;
    private static final double LONG_PAUSE_SECONDS = 2.5;
    private static final double SILENCE_SECONDS = 10;

    private final double leastSeconds;
    private final double silenceSeconds;
    private final double[] latest = new double[FLOOR_BLOCKS];
    private double floorDb = HIGHEST_FLOOR_DB;
    private double loudestDb = Double.NEGATIVE_INFINITY;
    private long blocks;
    private long firstSpeech = -1;
    private long lastSpeech = -1;

    /// @param leastSeconds how long the text takes at the least
    /// @param readingSeconds how much longer its speaker is waited for, who has to read it first or to hear it read
    public EndOfSpeech(double leastSeconds, double readingSeconds) {
        this.leastSeconds = leastSeconds;
        silenceSeconds = SILENCE_SECONDS + readingSeconds;
    }

    /// What was heard so far.
    public enum Heard {
        /// Nobody has spoken yet.
        NOTHING_YET,
        /// Somebody speaks, or pauses.
        SPEECH,
        /// Somebody has spoken and finished.
        FINISHED,
        /// Nobody has spoken for ten seconds, or longer where there was more to read.
        NOBODY
    }

    /// Takes the next block of 10 ms.
    ///
    /// @param peakDb its largest sample, dBFS
    public void add(double peakDb) {
        latest[(int) (blocks % FLOOR_BLOCKS)] = peakDb;
        blocks++;
        if (blocks >= FLOOR_BLOCKS) {
            floorDb = Math.min(floorDb, loudest(FLOOR_BLOCKS));
        }
        if (isSpeech()) {
            loudestDb = Math.max(loudestDb, peakDb);
            lastSpeech = blocks;
            if (firstSpeech < 0) {
                firstSpeech = blocks;
            }
        }
    }

    /// What was heard so far.
    public Heard heard() {
        if (firstSpeech < 0) {
            return seconds(blocks) >= silenceSeconds ? Heard.NOBODY : Heard.NOTHING_YET;
        }
        double pause = seconds(lastSpeech - firstSpeech) < leastSeconds ? LONG_PAUSE_SECONDS : PAUSE_SECONDS;
        return seconds(blocks - lastSpeech) >= pause ? Heard.FINISHED : Heard.SPEECH;
    }

    private boolean isSpeech() {
        double border = Math.max(QUIETEST_SPEECH_DB, Math.max(floorDb + ABOVE_FLOOR_DB, loudestDb - BELOW_LOUDEST_DB));
        int loud = 0;
        for (int i = 0; i < Math.min(WINDOW_BLOCKS, blocks); i++) {
            if (latest(i) >= border) {
                loud++;
            }
        }
        return loud >= LOUD_OF_WINDOW;
    }

    private double loudest(int count) {
        double loudest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            loudest = Math.max(loudest, latest(i));
        }
        return loudest;
    }

    /// @param back 0 for the newest
    private double latest(int back) {
        return latest[(int) ((blocks - 1 - back) % FLOOR_BLOCKS)];
    }

    private static double seconds(long blockCount) {
        return (double) blockCount / LevelMeter.BLOCKS_PER_SECOND;
    }
}
