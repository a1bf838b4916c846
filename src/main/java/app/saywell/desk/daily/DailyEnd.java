package app.saywell.desk.daily;

import app.saywell.desk.school.lesson.Sentence;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// What the end of a session says.
///
/// @param better what was said better than last time, the greatest gain first
/// @param practised the sounds in practice that were said most in this session, in IPA
/// @param next the day after
/// @param dueNext the sounds that come then, in IPA
/// @param newNext the sentences that come then; empty where they are not known yet
/// @param dialogueNext the title of the dialogue that comes then; empty where it is shadowing
public record DailyEnd(
        List<Improvement> better,
        List<String> practised,
        LocalDate next,
        List<String> dueNext,
        List<Sentence> newNext,
        Optional<String> dialogueNext) {

    /// Copies the lists.
    public DailyEnd {
        better = List.copyOf(better);
        practised = List.copyOf(practised);
        dueNext = List.copyOf(dueNext);
        newNext = List.copyOf(newNext);
    }
}
