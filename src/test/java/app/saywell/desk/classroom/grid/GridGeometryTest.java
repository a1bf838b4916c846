package app.saywell.desk.classroom.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The layout of the grid.
class GridGeometryTest {
    private final GridGeometry wholeClass = new GridGeometry(760, 580, 0, 1, 30, 8, 0, 0);

    @Test
    void showsAClassOfThirtyWithoutScrolling() {
        assertThat(wholeClass.maxScrollY()).isZero();
        assertThat(wholeClass.maxScrollX()).isZero();
        assertThat(wholeClass.rowHeight()).isEqualTo(18);
    }

    @Test
    void theSentencesOfAShortLessonUseTheWholeWidth() {
        GridGeometry four = new GridGeometry(760, 580, 0, 1, 10, 4, 0, 0);
        assertThat(four.nameWidth() + 4 * four.columnWidth()).isEqualTo(760);
        GridGeometry one = new GridGeometry(760, 580, 0, 1, 10, 1, 0, 0);
        assertThat(one.columnWidth()).as("no wider than a sentence needs").isEqualTo(200);
    }

    @Test
    void aClassOfThirtyFitsBelowATitleBar() {
        GridGeometry low = new GridGeometry(760, 538, 0, 1, 30, 8, 0, 0);
        assertThat(low.maxScrollY()).isZero();
    }

    @Test
    void findsEveryCellAtItsMiddle() {
        for (int row = 0; row < 30; row++) {
            for (int column = -1; column < 8; column++) {
                GridGeometry.CellPosition spot = new GridGeometry.CellPosition(row, column);
                GridGeometry.CellBounds box = wholeClass.bounds(spot);
                assertThat(wholeClass.cellAt(box.x() + box.width() / 2, box.y() + box.height() / 2))
                        .contains(spot);
            }
        }
        assertThat(wholeClass.cellAt(300, 10)).isEmpty();
        assertThat(wholeClass.cellAt(755, 579)).isEmpty();
    }

    @Test
    void scrollsAFarCellIntoSightAndLeavesTheNamesWhereTheyAre() {
        GridGeometry large = new GridGeometry(760, 400, 0, 1, 60, 40, 0, 0);
        GridGeometry.CellPosition far = new GridGeometry.CellPosition(59, 39);
        GridGeometry shown = large.scrolledToShow(far);
        GridGeometry.CellBounds box = shown.bounds(far);
        assertThat(box.right()).isLessThanOrEqualTo(760);
        assertThat(box.bottom()).isLessThanOrEqualTo(400);
        assertThat(shown.bounds(new GridGeometry.CellPosition(59, -1)).x()).isZero();
        assertThat(shown.scrolledToShow(new GridGeometry.CellPosition(0, 0)).scrollY())
                .isZero();
        assertThat(shown.scrolledToShow(new GridGeometry.CellPosition(0, -1)).scrollX())
                .isEqualTo(shown.scrollX());
    }

    @Test
    void theLeftEndOfACellStaysInSightWhereItDoesNotFit() {
        GridGeometry narrow = new GridGeometry(200, 400, 0, 1.5, 30, 7, 0, 0);
        GridGeometry.CellPosition first = new GridGeometry.CellPosition(11, 0);
        assertThat(narrow.scrolledToShow(first).scrollX()).isZero();
        GridGeometry scrolled = narrow.scrolledTo(500, 0);
        assertThat(scrolled.scrollX()).isPositive();
        assertThat(scrolled.scrolledToShow(first).scrollX()).isZero();
    }

    @Test
    void neverScrollsBeyondItsEnds() {
        GridGeometry large = new GridGeometry(760, 400, 0, 1, 60, 40, 0, 0);
        assertThat(large.scrolledTo(-5, -5)).isEqualTo(large);
        assertThat(large.scrolledTo(1e9, 1e9).scrollY()).isEqualTo(large.maxScrollY());
    }

    @Test
    void theLastRowIsScrolledAboveWhatCoversTheFoot() {
        GridGeometry covered = new GridGeometry(760, 580, 44, 1, 30, 8, 0, 0);
        GridGeometry.CellPosition last = new GridGeometry.CellPosition(29, 0);
        assertThat(covered.rowHeight()).as("lower, and legible").isEqualTo(17);
        assertThat(covered.scrolledToShow(last).bounds(last).bottom()).isLessThanOrEqualTo(536);
        assertThat(covered.scrolledTo(0, 1e9).bounds(last).bottom()).isLessThanOrEqualTo(536);
        assertThat(covered.pageRows()).isLessThan(wholeClass.pageRows());
    }

    @Test
    void noRowOfAClassIsCoveredWhereLowerOnesFit() {
        GridGeometry covered = new GridGeometry(760, 580, 60, 1, 28, 8, 0, 0);
        assertThat(covered.rowHeight()).isLessThan(new GridGeometry(760, 580, 0, 1, 28, 8, 0, 0).rowHeight());
        assertThat(covered.maxScrollY()).isZero();
        assertThat(covered.bounds(new GridGeometry.CellPosition(27, 0)).bottom())
                .isLessThanOrEqualTo(520);
        GridGeometry few = new GridGeometry(760, 580, 60, 1, 5, 8, 0, 0);
        assertThat(few.rowHeight())
                .as("rows that are not covered stay as they are")
                .isEqualTo(27);
    }

    @Test
    void whatIsUnderThePointerHasAHint() {
        GridGeometry scrolled = new GridGeometry(400, 300, 0, 1, 30, 12, 0, 0).scrolledTo(116, 34);
        assertThat(scrolled.partAt(200, 5)).contains(new GridGeometry.CellPosition(-1, 3));
        assertThat(scrolled.partAt(20, 40)).contains(new GridGeometry.CellPosition(2, -1));
        assertThat(scrolled.partAt(200, 40)).contains(new GridGeometry.CellPosition(2, 3));
        assertThat(scrolled.partAt(20, 5)).as("the corner").isEmpty();
    }
}
