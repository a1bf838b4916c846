package app.saywell.desk.reports.pack;

import app.saywell.desk.reports.pack.RecordingPackFile.MarkEntry;
import app.saywell.desk.school.mark.Miscue;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.mark.TeacherMark.MarkContent;
import app.saywell.desk.school.mark.TeacherMark.MarkLayer;
import app.saywell.desk.school.mark.TeacherMark.MarkPosition;
import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import app.saywell.desk.store.mark.MarkStore;
import app.saywell.speech.PronunciationResult;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The teacher's marks on a result as a recording pack carries them.
final class PackedMarks {
    /// A mark on the whole is out of 100, and so is every other.
    private static final double MOST = 100;

    private PackedMarks() {}

    /// What a mark says and of what, without when.
    private record Said(MarkPosition position, MarkContent content) {}

    static List<MarkEntry> of(Collection<TeacherMark> marks) {
        return marks.stream()
                .map(mark -> new MarkEntry(
                        mark.position().target().name(),
                        mark.position().component(),
                        mark.position().part(),
                        mark.value(),
                        mark.miscue().map(Miscue::name).orElse(""),
                        mark.reason(),
                        mark.at().toString()))
                .toList();
    }

    /// Whether a mark can stand on a result: it says what is known, of a part that the result has.
    static boolean isValid(MarkEntry entry, PronunciationResult result) {
        Optional<MarkTarget> target = target(entry);
        Optional<Miscue> miscue = miscue(entry);
        return target.isPresent()
                && (entry.miscue().isEmpty()
                        || miscue.filter(known -> known.target() == target.get())
                                .isPresent())
                && entry.value() >= 0
                && entry.value() <= MOST
                && entry.part() >= 0
                && entry.component() >= 0
                && (target.get() == MarkTarget.WHOLE
                        || entry.component() < result.components().size());
    }

    /// Stores the marks of a pack on a result that was made of it.
    static void insert(MarkStore store, long resultId, List<MarkEntry> entries) {
        for (MarkEntry entry : entries) {
            Said said = said(entry);
            store.insert(resultId, said.position(), said.content(), Instant.parse(entry.at()));
        }
    }

    /// Whether a pack says the same of a result as its teacher here.
    static boolean isSame(List<MarkEntry> entries, List<TeacherMark> here) {
        Set<Said> theirs = entries.stream().map(PackedMarks::said).collect(Collectors.toSet());
        Set<Said> ours = here.stream()
                .map(mark -> new Said(mark.position(), mark.content()))
                .collect(Collectors.toSet());
        return theirs.equals(ours);
    }

    private static Said said(MarkEntry entry) {
        return new Said(
                new MarkPosition(MarkLayer.TEACHER, target(entry).orElseThrow(), entry.component(), entry.part()),
                new MarkContent(entry.value(), miscue(entry), entry.reason()));
    }

    private static Optional<MarkTarget> target(MarkEntry entry) {
        return Stream.of(MarkTarget.values())
                .filter(target -> target.name().equals(entry.target()))
                .findFirst();
    }

    private static Optional<Miscue> miscue(MarkEntry entry) {
        return Stream.of(Miscue.values())
                .filter(miscue -> miscue.name().equals(entry.miscue()))
                .findFirst();
    }
}
