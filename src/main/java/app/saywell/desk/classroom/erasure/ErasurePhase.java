package app.saywell.desk.classroom.erasure;

import app.saywell.desk.school.learner.SchoolClass;
import java.util.List;

/// Where the question stands whether the recordings of a class are erased.
public sealed interface ErasurePhase {
    /// No class is due.
    record NothingDue() implements ErasurePhase {}

    /// A class is due.
    ///
    /// @param others how many classes more are due
    record ClassDue(SchoolClass due, int others) implements ErasurePhase {}

    /// The teacher has to say once more that they are erased for good.
    record Confirming(SchoolClass due, int others) implements ErasurePhase {}

    /// They are being erased.
    record Erasing(SchoolClass due) implements ErasurePhase {}

    /// They are erased, until the teacher closes what was said.
    ///
    /// @param remaining backups that could not be replaced and still hold them
    record RecordingsErased(SchoolClass due, int takes, int results, List<String> remaining) implements ErasurePhase {}

    /// Nothing was erased: everything is there as before.
    record ErasureFailed(SchoolClass due) implements ErasurePhase {}

    /// Takes and results are gone, but files or backups with them could not be deleted yet.
    record FilesRemain(SchoolClass due) implements ErasurePhase {}
}
