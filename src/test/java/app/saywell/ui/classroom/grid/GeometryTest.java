package app.saywell.ui.classroom.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Where the cells of the grid lie.
class GeometryTest {
    private final Geometry wholeClass = new Geometry(760, 580, 1, 30, 8, 0, 0);

    @Test
    void showsAClassOfThirtyWithoutScrolling() {
        assertThat(wholeClass.maxScrollY()).isZero();
        assertThat(wholeClass.maxScrollX()).isZero();
        assertThat(wholeClass.rowHeight()).isEqualTo(18);
    }

    @Test
    void findsEveryCellAtItsMiddle() {
        for (int row = 0; row < 30; row++) {
            for (int column = -1; column < 8; column++) {
                Geometry.Spot spot = new Geometry.Spot(row, column);
                Geometry.Box box = wholeClass.box(spot);
                assertThat(wholeClass.at(box.x() + box.width() / 2, box.y() + box.height() / 2))
                        .contains(spot);
            }
        }
        assertThat(wholeClass.at(300, 10)).isEmpty();
        assertThat(wholeClass.at(755, 579)).isEmpty();
    }

    @Test
    void scrollsAFarCellIntoSightAndLeavesTheNamesWhereTheyAre() {
        Geometry large = new Geometry(760, 400, 1, 60, 40, 0, 0);
        Geometry.Spot far = new Geometry.Spot(59, 39);
        Geometry shown = large.showing(far);
        Geometry.Box box = shown.box(far);
        assertThat(box.right()).isLessThanOrEqualTo(760);
        assertThat(box.bottom()).isLessThanOrEqualTo(400);
        assertThat(shown.box(new Geometry.Spot(59, -1)).x()).isZero();
        assertThat(shown.showing(new Geometry.Spot(0, 0)).scrollY()).isZero();
        assertThat(shown.showing(new Geometry.Spot(0, -1)).scrollX()).isEqualTo(shown.scrollX());
    }

    @Test
    void neverScrollsBeyondItsEnds() {
        Geometry large = new Geometry(760, 400, 1, 60, 40, 0, 0);
        assertThat(large.scrolled(-5, -5)).isEqualTo(large);
        assertThat(large.scrolled(1e9, 1e9).scrollY()).isEqualTo(large.maxScrollY());
    }
}
