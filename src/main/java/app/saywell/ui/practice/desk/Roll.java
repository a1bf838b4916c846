package app.saywell.ui.practice.desk;

import app.saywell.ui.kit.Level;

import java.util.List;
import java.util.Optional;

/// The left column: who practises, which lesson, and how its sentences stand.
///
/// @param lesson the lesson's title; empty while there is none
/// @param chosen the number of the chosen sentence in `rows`, -1 for none
public record Roll(Optional<Pupil> pupil, String lesson, List<Row> rows, int chosen) {

    /// Nobody and nothing.
    public static final Roll EMPTY = new Roll(Optional.empty(), "", List.of(), -1);

    /// Copies the list.
    public Roll {
        rows = List.copyOf(rows);
    }

    /// How many sentences stand at a level.
    public long count(Level level) {
        return rows.stream().filter(row -> row.level() == level).count();
    }

    /// Somebody who practises.
    ///
    /// @param place class and number, or empty for somebody who learns alone
    public record Pupil(String name, String place) {

        /// One sign for the disc beside the name: of a Hangul name the given name's first syllable.
        public String initial() {
            String trimmed = name.strip();
            if (trimmed.isEmpty()) {
                return "";
            }
            boolean hangul =
                    Character.UnicodeScript.of(trimmed.codePointAt(0))
                            == Character.UnicodeScript.HANGUL;
            int at = hangul && trimmed.length() == 3 ? 1 : 0;
            return trimmed.substring(at, trimmed.offsetByCodePoints(at, 1));
        }
    }

    /// A sentence and how the learner's best take of it was.
    public record Row(long sentence, String text, Level level) {}
}
