package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.tier.IntervalMark;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.school.mark.TeacherMark;
import java.util.List;
import java.util.Optional;

/// Converts a teacher's marks for the lanes.
final class IntervalMarks {
    private IntervalMarks() {}

    /// The marks of a teacher on words, sounds and pauses; marks on the whole take have no
    /// interval.
    static List<IntervalMark> of(List<TeacherMark> marks) {
        return marks.stream()
                .filter(mark -> mark.position().layer() == TeacherMark.MarkLayer.TEACHER)
                .flatMap(mark -> of(mark).stream())
                .toList();
    }

    private static Optional<IntervalMark> of(TeacherMark mark) {
        return kind(mark.position().target())
                .map(kind -> new IntervalMark(
                        kind,
                        mark.position().component(),
                        mark.position().part(),
                        mark.value(),
                        mark.miscue(),
                        mark.reason()));
    }

    private static Optional<LaneTier.TierKind> kind(TeacherMark.MarkTarget target) {
        return switch (target) {
            case WHOLE -> Optional.empty();
            case WORD, INSERTION -> Optional.of(LaneTier.TierKind.WORDS);
            case PHONEME -> Optional.of(LaneTier.TierKind.PHONEMES);
            case PAUSE -> Optional.of(LaneTier.TierKind.PAUSES);
        };
    }
}
