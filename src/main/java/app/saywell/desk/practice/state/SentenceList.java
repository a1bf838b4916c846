package app.saywell.desk.practice.state;

import app.saywell.desk.kit.theme.ScoreLevel;
import java.util.List;
import java.util.Optional;

/// The content of the left column: current learner, lesson and its sentences.
///
/// @param lessonTitle title of the lesson; empty if there is none
/// @param chosenIndex index of the open sentence in `rows`, -1 for none
public record SentenceList(
        Optional<CurrentLearner> learner, String lessonTitle, List<SentenceListRow> rows, int chosenIndex) {

    /// No learner and no lesson.
    public static final SentenceList EMPTY = new SentenceList(Optional.empty(), "", List.of(), -1);

    /// Copies the list.
    public SentenceList {
        rows = List.copyOf(rows);
    }

    /// The open sentence.
    public Optional<SentenceListRow> chosen() {
        return chosenIndex >= 0 && chosenIndex < rows.size() ? Optional.of(rows.get(chosenIndex)) : Optional.empty();
    }

    /// Whether the open sentence is the last of several, after which the first one follows.
    public boolean isAtLast() {
        return rows.size() > 1 && chosenIndex == rows.size() - 1;
    }

    /// How many sentences have a level.
    public long count(ScoreLevel level) {
        return rows.stream().filter(row -> row.level() == level).count();
    }

    /// The same list with another open sentence; unchanged if the sentence is not in it.
    public SentenceList choosing(long sentenceId) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).sentenceId() == sentenceId) {
                return new SentenceList(learner, lessonTitle, rows, i);
            }
        }
        return this;
    }

    /// The learner who practises.
    ///
    /// @param number may be empty
    /// @param classAndNumber class and number; empty for a learner without a class
    public record CurrentLearner(String name, String number, String classAndNumber) {

        /// One character for the disc next to the name; for a Hangul name the first syllable of the
        /// given name.
        public String initial() {
            String trimmed = name.strip();
            if (trimmed.isEmpty()) {
                return "";
            }
            boolean isHangul = Character.UnicodeScript.of(trimmed.codePointAt(0)) == Character.UnicodeScript.HANGUL;
            int start = isHangul && trimmed.length() == 3 ? 1 : 0;
            return trimmed.substring(start, trimmed.offsetByCodePoints(start, 1));
        }
    }

    /// A sentence and the level of the learner's best take.
    public record SentenceListRow(long sentenceId, String text, ScoreLevel level) {}
}
