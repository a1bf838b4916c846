package app.saywell.desk.daily.view;

import app.saywell.desk.daily.DailyEnd;
import app.saywell.desk.daily.LearnerProgress;
import app.saywell.desk.daily.Placement;
import app.saywell.desk.school.daily.DailySession;
import java.util.List;
import java.util.Optional;

/// What the page of the day shows.
public sealed interface DailyPage {
    /// Nothing was read yet.
    record Opening() implements DailyPage {}

    /// What today brings.
    ///
    /// @param sounds that are due, in IPA
    /// @param placement what the newest one told
    /// @param progress what was done and learned so far
    /// @param dialogue the title of the one that takes the place of shadowing
    /// @param endedToday the session of today that ended last
    record Start(
            List<String> sounds,
            Optional<Placement> placement,
            LearnerProgress progress,
            Optional<String> dialogue,
            Optional<DailySession> endedToday)
            implements DailyPage {
        /// Copies the list.
        public Start {
            sounds = List.copyOf(sounds);
        }

        /// Whether nothing is known of the learner yet.
        boolean isFirst() {
            return placement.isEmpty() && progress.days() == 0;
        }
    }

    /// The end of a session.
    record End(DailySession session, DailyEnd end) implements DailyPage {}

    /// The end of a placement; `found` is empty until a sentence is scored.
    record Placed(DailySession session, Optional<Placement> found) implements DailyPage {}
}
