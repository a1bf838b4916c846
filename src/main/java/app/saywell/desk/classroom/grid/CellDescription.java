package app.saywell.desk.classroom.grid;

import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.Learner;
import java.util.Locale;

/// Describes a cell in words for screen readers.
final class CellDescription {
    private CellDescription() {}

    static String describe(
            GridSnapshot snapshot, GridGeometry.CellPosition position, LearnerNames names, LocalizedTexts texts) {
        Learner learner = snapshot.learners().get(position.row());
        String learnerText = names.of(learner);
        if (position.column() < 0 || position.column() >= snapshot.sentences().size()) {
            return learnerText;
        }
        CellState cell = snapshot.cellState(position.row(), position.column());
        String state = cell.status() == CellState.CellStatus.JUDGED
                ? cell.scoreText() + ", "
                        + texts.get("kit.level." + cell.level().key())
                        + (cell.byTeacher() ? ", " + texts.get("classroom.square.marked") : "")
                : texts.get("classroom.square." + cell.status().name().toLowerCase(Locale.ROOT));
        return learnerText
                + ", "
                + snapshot.sentences().get(position.column()).text()
                + ", "
                + state
                + (cell.fromHome() ? ", " + texts.get("classroom.square.home") : "");
    }
}
