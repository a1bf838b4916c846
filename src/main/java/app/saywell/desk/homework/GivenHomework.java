package app.saywell.desk.homework;

import app.saywell.desk.school.homework.Homework;
import java.nio.file.Path;
import java.util.List;

/// A homework that was written.
///
/// @param target the file, or the new folder with one file for each learner
/// @param files how many files there are
/// @param leftOut learners without a file, because their consent does not allow homework
/// @param withoutReading sentences that have no model reading
/// @param bytes the size of the largest file
/// @param unreadable sentences that are without their model reading, because its sound is missing or damaged
public record GivenHomework(
        Homework homework,
        Path target,
        int files,
        int leftOut,
        int withoutReading,
        long bytes,
        List<String> unreadable) {
    /// Copies the list.
    public GivenHomework {
        unreadable = List.copyOf(unreadable);
    }

    /// The same with these sentences.
    GivenHomework without(List<String> sentences) {
        return new GivenHomework(homework, target, files, leftOut, withoutReading, bytes, sentences);
    }
}
