package app.saywell.ui.practice.work;

import app.saywell.signal.TakeQuality;
import app.saywell.ui.practice.desk.Check;

import java.util.List;

/// The three plain judgements of a recording, one sentence each; where nothing was heard, that
/// alone.
public final class Checks {
    private Checks() {}

    /// What is to be said of a recording; three sentences at most.
    public static List<Check> of(TakeQuality quality) {
        if (quality.isSilent()) {
            return List.of(new Check("level.silent", false));
        }
        Check level =
                switch (quality.level().verdict()) {
                    case GOOD -> new Check("level.good", true);
                    case SILENT -> new Check("level.silent", false);
                    case TOO_QUIET -> new Check("level.quiet", false);
                    case TOO_LOUD, CLIPPED -> new Check("level.loud", false);
                };
        Check noise =
                switch (quality.noise().verdict()) {
                    case GOOD -> new Check("noise.good", true);
                    case NOISY, VERY_NOISY -> new Check("noise.noisy", false);
                };
        Check whole =
                switch (quality.completeness().verdict()) {
                    case COMPLETE -> new Check("whole.good", true);
                    case CUT_AT_START, CUT_AT_BOTH -> new Check("whole.start", false);
                    case CUT_AT_END -> new Check("whole.end", false);
                    case TOO_SHORT -> new Check("whole.short", false);
                };
        return List.of(level, noise, whole);
    }
}
