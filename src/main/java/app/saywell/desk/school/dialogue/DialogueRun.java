package app.saywell.desk.school.dialogue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A dialogue that a learner plays once.
///
/// @param role the speaker whose lines the learner says, as the lesson names them
/// @param path ids of the sentences that were said so far, by whomever, in order
/// @param endedAt when the last line was said; empty while it can go on
public record DialogueRun(
        long id,
        long learnerId,
        long lessonId,
        String role,
        Instant startedAt,
        List<Long> path,
        Optional<Instant> endedAt) {

    /// Copies the path.
    public DialogueRun {
        path = List.copyOf(path);
    }

    /// The same after one line more.
    public DialogueRun after(long sentenceId) {
        List<Long> longer = new ArrayList<>(path);
        longer.add(sentenceId);
        return new DialogueRun(id, learnerId, lessonId, role, startedAt, longer, endedAt);
    }

    /// The same at its end.
    public DialogueRun ended(Instant at) {
        return new DialogueRun(id, learnerId, lessonId, role, startedAt, path, Optional.of(at));
    }
}
