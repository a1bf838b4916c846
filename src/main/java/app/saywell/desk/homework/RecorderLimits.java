package app.saywell.desk.homework;

import app.saywell.speech.signal.TakeQualityLimits;
import java.util.Map;

/// Where the verdicts on a recording begin, for the pages that record: the limits of Saywell itself.
public final class RecorderLimits {
    private static final Map<String, Number> LIMITS = Map.ofEntries(
            Map.entry("lowCutHertz", TakeQualityLimits.LOW_CUT_HERTZ),
            Map.entry("speechRangeDb", TakeQualityLimits.SPEECH_RANGE_DB),
            Map.entry("maxQuietShare", TakeQualityLimits.MAX_QUIET_SHARE),
            Map.entry("maxSilentRms", TakeQualityLimits.MAX_SILENT_RMS),
            Map.entry("maxRoomDb", TakeQualityLimits.MAX_ROOM_DB),
            Map.entry("minRoomSeconds", TakeQualityLimits.MIN_ROOM_SECONDS),
            Map.entry("minNonZeroShare", TakeQualityLimits.MIN_NON_ZERO_SHARE),
            Map.entry("minPeakDb", TakeQualityLimits.MIN_PEAK_DB),
            Map.entry("maxPeakDb", TakeQualityLimits.MAX_PEAK_DB),
            Map.entry("fullScale", TakeQualityLimits.FULL_SCALE),
            Map.entry("minClippedRun", TakeQualityLimits.MIN_CLIPPED_RUN),
            Map.entry("minSeconds", TakeQualityLimits.MIN_SECONDS),
            Map.entry("minCutDb", TakeQualityLimits.MIN_CUT_DB),
            Map.entry("backgroundMarginDb", TakeQualityLimits.BACKGROUND_MARGIN_DB),
            Map.entry("minClearDb", TakeQualityLimits.MIN_CLEAR_DB),
            Map.entry("minNoisyDb", TakeQualityLimits.MIN_NOISY_DB),
            Map.entry("framesPerSecond", TakeQualityLimits.FRAMES_PER_SECOND),
            Map.entry("speechShare", TakeQualityLimits.SPEECH_SHARE),
            Map.entry("backgroundShare", TakeQualityLimits.BACKGROUND_SHARE),
            Map.entry("edgeFrames", TakeQualityLimits.EDGE_FRAMES));

    private RecorderLimits() {}

    /// By the names that the script has for them.
    public static Map<String, Number> all() {
        return LIMITS;
    }
}
