package app.saywell.desk.kit.overlay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.desk.kit.overlay.LabelRow.Place;
import app.saywell.desk.kit.overlay.LabelRow.Wish;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LabelRowTest {
    private static final double GAP = 6;
    private static final double WIDTH = 800;

    @Test
    void aLabelStandsInTheMiddleOfItsBox() {
        assertThat(LabelRow.place(List.of(wish(100, 60, 40), wish(300, 20, 40)), GAP, WIDTH))
                .extracting(Place::middle, Place::form)
                .containsExactly(tuple(100, 0), tuple(300, 0));
        assertThat(LabelRow.place(List.of(), GAP, WIDTH)).isEmpty();
    }

    /// "How are you" of half a second beside a recording of eight: boxes of 10, 12 and 14 pixels.
    @Test
    void wordsThatFollowQuicklyAreWholeWhereSilenceIsBesideThem() {
        List<Place> places = LabelRow.place(
                List.of(wish(405, 10, 30, 26), wish(416, 12, 24, 20), wish(429, 14, 26, 22)), GAP, WIDTH);
        assertThat(places).extracting(Place::form).allMatch(form -> form < 2);
        assertThat(places.get(1).middle()).isCloseTo(416, within(4.0));
        assertThat(places.get(0).middle()).isLessThan(405);
        assertThat(places.get(2).middle()).isGreaterThan(429);
    }

    @Test
    void boxesThatTheirLabelsFitIntoLeaveThemWhereTheyAre() {
        List<Wish> wishes = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            wishes.add(wish(20 + i * 25, 25, 22));
        }
        List<Place> places = LabelRow.place(wishes, GAP, WIDTH);
        for (int i = 0; i < 30; i++) {
            assertThat(places.get(i).form()).isZero();
            assertThat(places.get(i).middle()).isCloseTo(20 + i * 25, within(1e-3));
        }
    }

    @Test
    void theLabelThatAsksForMostBecomesShorterAndItsNeighboursStayWhole() {
        List<Place> places = LabelRow.place(
                List.of(wish(40, 80, 70), wish(95, 30, 160, 140), wish(150, 80, 70), wish(230, 80, 70)), GAP, 270);
        assertThat(places).extracting(Place::form).containsExactly(0, 2, 0, 0);
        assertThat(places.get(1).room()).isBetween(27.0, 60.0);
    }

    @Test
    void noLabelCoversAnotherOneOrLiesBesideItsBox() {
        Random random = new Random(17);
        for (int round = 0; round < 2_000; round++) {
            List<Wish> wishes = new ArrayList<>();
            double x = random.nextDouble() * 40;
            while (x < WIDTH - 60) {
                double box = 5 + random.nextDouble() * 60;
                double label = 6 + random.nextDouble() * 70;
                wishes.add(wish(x + box / 2, box, label + 14, label, label * 0.85));
                x += box + (random.nextInt(4) == 0 ? random.nextDouble() * 80 : 0);
            }
            List<Place> places = LabelRow.place(wishes, GAP, WIDTH);
            for (int i = 0; i < wishes.size(); i++) {
                Wish wish = wishes.get(i);
                Place place = places.get(i);
                boolean whole = place.form() < wish.widths().length;
                double label = whole ? wish.widths()[place.form()] : Math.min(place.room(), wish.widths()[2]);
                assertThat(Math.abs(place.middle() - wish.middle()))
                        .as("label %d of %s", i, places)
                        .isLessThanOrEqualTo((label + wish.boxWidth()) / 2 + 1e-3);
                if (whole && i > 0 && places.get(i - 1).form() < 3) {
                    double before = wishes.get(i - 1).widths()[places.get(i - 1).form()];
                    assertThat(place.middle() - places.get(i - 1).middle())
                            .as("label %d of %s", i, places)
                            .isGreaterThanOrEqualTo((before + label) / 2);
                }
            }
        }
    }

    private static Wish wish(double middle, double boxWidth, double... widths) {
        return new Wish(middle, boxWidth, widths);
    }

    private static org.assertj.core.groups.Tuple tuple(double middle, int form) {
        return org.assertj.core.groups.Tuple.tuple(middle, form);
    }
}
