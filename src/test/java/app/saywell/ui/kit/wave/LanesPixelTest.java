package app.saywell.ui.kit.wave;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Strictness;
import app.saywell.library.settings.Theme;
import app.saywell.ui.kit.Look;
import app.saywell.ui.kit.OffScreen;
import app.saywell.ui.practice.Spoken;

import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Optional;

/// Holds what is painted to the times it stands for, pixel by pixel.
class LanesPixelTest {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 400;

    private final LanesModel model = new LanesModel();
    private final Spoken learner = Spoken.learner();

    @ParameterizedTest
    @EnumSource(
            value = Theme.class,
            names = {"LIGHT", "DARK", "HIGH_CONTRAST"})
    void paintsEveryWordFromItsStartToItsEnd(Theme theme) {
        WritableImage image = painted(theme, whole());
        Lane lane = model.lane(Side.LEARNER).orElseThrow();
        int row = rowOf(image, lane);
        for (Mark word : lane.tiers().words().marks()) {
            int left = (int) Math.round(model.viewport().get().x(word.start()));
            int right = (int) Math.round(model.viewport().get().x(word.end()));
            assertThat(hitAt(left + 2, row)).contains(word);
            assertThat(hitAt(right - 2, row)).contains(word);
            assertThat(hitAt(left - 2, row)).isNotEqualTo(Optional.of(word));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Theme.class,
            names = {"LIGHT", "DARK"})
    void coloursTheWaveOfEachWordByItsLevelAndNothingBeyondIt(Theme theme) {
        model.toggle(Layer.DIFFERENCES);
        WritableImage image = painted(theme, whole());
        Lane lane = model.lane(Side.LEARNER).orElseThrow();
        Mark worst = lane.tiers().words().marks().get(4);
        Color work = Color.web(theme == Theme.LIGHT ? "#8C2D04" : "#FF8A4C");
        int from = (int) Math.floor(model.viewport().get().x(worst.start()));
        int to = (int) Math.ceil(model.viewport().get().x(worst.end()));
        int first = Integer.MAX_VALUE;
        int last = -1;
        for (int x = 0; x < WIDTH; x++) {
            for (int y = 205; y < 300; y++) {
                if (image.getPixelReader().getColor(x, y).equals(work)) {
                    first = Math.min(first, x);
                    last = Math.max(last, x);
                }
            }
        }
        assertThat(first).isBetween(from - 1, from + 3);
        assertThat(last).isBetween(to - 3, to + 1);
    }

    @ParameterizedTest
    @EnumSource(
            value = Theme.class,
            names = {"LIGHT"})
    void putsThePlayheadOnItsMoment(Theme theme) {
        painted(theme, whole());
        WritableImage image =
                painted(
                        theme,
                        () -> {
                            whole().run();
                            model.placePlayhead(1.0);
                        });
        int x = (int) Math.round(model.viewport().get().x(1.0));
        PixelReader pixels = image.getPixelReader();
        Color accent = Color.web("#3556C8");
        assertThat(List.of(pixels.getColor(x - 1, 190), pixels.getColor(x, 190))).contains(accent);
        assertThat(pixels.getColor(x + 4, 190)).isNotEqualTo(accent);
    }

    @Test
    void putsTheRingOfMissingStressOverItsWordAlone() {
        WritableImage image = painted(Theme.LIGHT, whole());
        Lane lane = model.lane(Side.LEARNER).orElseThrow();
        Color work = Color.web("#8C2D04");
        for (Difference one : model.differences()) {
            Mark word = lane.tiers().words().marks().get(one.word());
            double middle = model.viewport().get().x((word.start() + word.end()) / 2);
            assertThat(columnHas(image, (int) middle - 4, work)).as("ring of %s", word).isTrue();
            assertThat(columnHas(image, (int) middle - 9, work)).as("left of it").isFalse();
        }
        assertThat(model.differences()).hasSize(3);
    }

    /// In the strip of signs above the learner's waveform.
    private static boolean columnHas(WritableImage image, int x, Color color) {
        for (int y = HEIGHT / 2 + 27; y < HEIGHT / 2 + 42; y++) {
            if (image.getPixelReader().getColor(x, y).equals(color)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void writesTheHeardSoundBelowABoxThatIsTooNarrowForIt() {
        Spoken hesitant = Spoken.hesitant();
        WritableImage image =
                painted(
                        Theme.LIGHT,
                        () ->
                                model.show(
                                        Optional.empty(),
                                        Optional.of(reading(hesitant)),
                                        Strictness.ORDINARY));
        Mark sound =
                model.lane(Side.LEARNER).orElseThrow().tiers().phonemes().marks().stream()
                        .filter(mark -> !mark.heard().isEmpty())
                        .findFirst()
                        .orElseThrow();
        double x = model.viewport().get().x((sound.start() + sound.end()) / 2);
        int bottom = bottomOf(sound, x);
        Color work = Color.web("#8C2D04");
        boolean written = false;
        for (int dx = -10; dx <= 10; dx++) {
            for (int y = bottom + 4; y < bottom + 15 && y < HEIGHT; y++) {
                written |= image.getPixelReader().getColor((int) x + dx, y).equals(work);
            }
        }
        assertThat(written).isTrue();
    }

    /// The last pixel row of a mark's box.
    private int bottomOf(Mark mark, double x) {
        int last = 0;
        for (int y = 0; y < HEIGHT; y++) {
            if (hitAt(x, y).filter(mark::equals).isPresent()) {
                last = y;
            }
        }
        return last;
    }

    private Runnable whole() {
        return () ->
                model.show(
                        Optional.of(reading(Spoken.model())),
                        Optional.of(reading(learner)),
                        Strictness.ORDINARY);
    }

    private static Reading reading(Spoken spoken) {
        return new Reading(PeaksEnvelope.of(spoken.audio()), spoken.components());
    }

    private Lanes lanes;

    private WritableImage painted(Theme theme, Runnable prepare) {
        return OffScreen.call(
                () -> {
                    prepare.run();
                    lanes = new Lanes(model);
                    Scene scene = new Scene(lanes, WIDTH, HEIGHT);
                    new Look(theme, 100).dress(scene, List.of());
                    lanes.setStyle(lanes.getStyle() + "-fx-padding: 0;");
                    scene.getRoot().applyCss();
                    scene.getRoot().layout();
                    return scene.snapshot(null);
                });
    }

    private Optional<Mark> hitAt(double x, double y) {
        return OffScreen.call(() -> lanes.hitAt(x, y).map(Hit::mark));
    }

    /// A pixel row within the learner's row of words: found by asking, not by knowing the layout.
    private int rowOf(WritableImage image, Lane lane) {
        Mark first = lane.tiers().words().marks().getFirst();
        double x = model.viewport().get().x((first.start() + first.end()) / 2);
        for (int y = HEIGHT / 2; y < image.getHeight(); y++) {
            if (hitAt(x, y).filter(first::equals).isPresent()) {
                return y + 2;
            }
        }
        throw new AssertionError("no row of words");
    }
}
