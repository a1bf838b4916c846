package app.saywell.desk.takes.view.check;

import app.saywell.speech.signal.TakeQuality;
import java.util.List;

/// Translates take quality into three checks: level, noise and completeness. A silent take has only
/// one.
public final class RecordingChecks {
    private RecordingChecks() {}

    /// The checks of a recording, three at most.
    public static List<RecordingCheck> of(TakeQuality quality) {
        if (quality.isSilent()) {
            return List.of(new RecordingCheck("level.silent", false));
        }
        RecordingCheck levelCheck =
                switch (quality.level().verdict()) {
                    case GOOD -> new RecordingCheck("level.good", true);
                    case SILENT -> new RecordingCheck("level.silent", false);
                    case TOO_QUIET -> new RecordingCheck("level.quiet", false);
                    case TOO_LOUD, CLIPPED -> new RecordingCheck("level.loud", false);
                };
        RecordingCheck noiseCheck =
                switch (quality.noise().verdict()) {
                    case GOOD -> new RecordingCheck("noise.good", true);
                    case NOISY, VERY_NOISY -> new RecordingCheck("noise.noisy", false);
                };
        RecordingCheck completeness =
                switch (quality.completeness().verdict()) {
                    case COMPLETE -> new RecordingCheck("whole.good", true);
                    case CUT_AT_START, CUT_AT_BOTH -> new RecordingCheck("whole.start", false);
                    case CUT_AT_END -> new RecordingCheck("whole.end", false);
                    case TOO_SHORT -> new RecordingCheck("whole.short", false);
                };
        return List.of(levelCheck, noiseCheck, completeness);
    }
}
