package app.saywell.desk.kit.wave;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.envelope.AcousticAnalysis;
import app.saywell.desk.kit.envelope.PeaksEnvelope;
import app.saywell.desk.kit.envelope.WaveformEnvelope;
import app.saywell.desk.kit.lane.AnalyzedRecording;
import app.saywell.desk.kit.lane.IntervalHit;
import app.saywell.desk.kit.lane.LaneLayer;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.lane.MelodyTurn;
import app.saywell.desk.kit.lane.VoiceLane;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.kit.tier.ProsodyDifference;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.settings.Theme;
import app.saywell.speech.FluencyReport.HeardWordStress;
import app.saywell.speech.PitchMovement;
import app.saywell.speech.SpokenWords;
import app.saywell.speech.Word;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Compares painted pixels with the times that they stand for.
@Tag("pixels")
class LanesViewPixelTest {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 400;

    /// The rows at the foot of a word's box in which its level is drawn.
    private static final int LEVEL_LINE_HEIGHT = 8;

    private final LanesViewModel model = new LanesViewModel();
    private final SyntheticReading learner = SyntheticReading.learner();

    @ParameterizedTest
    @EnumSource(
            value = Theme.class,
            names = {"LIGHT", "DARK", "HIGH_CONTRAST"})
    void paintsEveryWordFromItsStartToItsEnd(Theme theme) {
        WritableImage image = painted(theme, whole());
        VoiceLane lane = model.lane(VoiceSide.LEARNER).orElseThrow();
        int row = rowOf(image, lane);
        for (TierInterval word : lane.tiers().words().intervals()) {
            int left = (int) Math.round(model.viewport().get().toX(word.start()));
            int right = (int) Math.round(model.viewport().get().toX(word.end()));
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
        model.visibility().toggle(LaneLayer.DIFFERENCES);
        WritableImage image = painted(theme, whole());
        VoiceLane lane = model.lane(VoiceSide.LEARNER).orElseThrow();
        TierInterval worst = lane.tiers().words().intervals().get(4);
        Color work = Color.web(theme == Theme.LIGHT ? "#8C2D04" : "#FF8A4C");
        int from = (int) Math.floor(model.viewport().get().toX(worst.start()));
        int to = (int) Math.ceil(model.viewport().get().toX(worst.end()));
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
        WritableImage image = painted(theme, () -> {
            whole().run();
            model.placePlayhead(1.0);
        });
        int x = (int) Math.round(model.viewport().get().toX(1.0));
        PixelReader pixels = image.getPixelReader();
        Color accent = Color.web("#3556C8");
        assertThat(List.of(pixels.getColor(x - 1, 190), pixels.getColor(x, 190)))
                .contains(accent);
        assertThat(pixels.getColor(x + 4, 190)).isNotEqualTo(accent);
    }

    @Test
    void putsTheRingOfMissingStressOverItsWordAlone() {
        WritableImage image = painted(Theme.LIGHT, whole());
        VoiceLane lane = model.lane(VoiceSide.LEARNER).orElseThrow();
        Color work = Color.web("#8C2D04");
        for (ProsodyDifference difference : model.differences()) {
            TierInterval word = lane.tiers().words().intervals().get(difference.wordIndex());
            double middle = model.viewport().get().toX((word.start() + word.end()) / 2);
            assertThat(columnHas(image, (int) middle - 4, work))
                    .as("ring of %s", word)
                    .isTrue();
            assertThat(columnHas(image, (int) middle - 9, work))
                    .as("left of it")
                    .isFalse();
        }
        assertThat(model.differences()).hasSize(3);
    }

    @Test
    void putsBigAndSmallDotsOverSyllablesAndARingWhereTheStressWasMissed() {
        Word photographer = SpokenWords.word("photographer", false, true, false, false);
        AnalyzedRecording said = new AnalyzedRecording(
                WaveformEnvelope.silence(1),
                List.of(photographer),
                Optional.empty(),
                List.of(),
                List.of(new HeardWordStress(0, 1, 0)),
                SoundFocus.ALL,
                List.of());
        AnalyzedRecording usual = new AnalyzedRecording(WaveformEnvelope.silence(1), List.of(photographer));
        WritableImage image = painted(Theme.LIGHT, () -> model.show(Optional.empty(), Optional.of(said)));
        WritableImage without = painted(Theme.LIGHT, () -> model.show(Optional.empty(), Optional.of(usual)));
        Color work = Color.web("#8C2D04");
        List<TierInterval> syllables =
                model.lane(VoiceSide.LEARNER).orElseThrow().tiers().syllables().intervals();
        assertThat(coloured(image, syllables.get(0), work)).as("a disc").isGreaterThan(30);
        assertThat(coloured(image, syllables.get(1), work)).as("a ring").isBetween(8, 30);
        assertThat(coloured(image, syllables.get(2), work)).isZero();
        assertThat(coloured(without, syllables.get(0), work)).isZero();
        Color soft = Color.web("#5B6675");
        assertThat(coloured(without, syllables.get(1), soft))
                .as("the big dot")
                .isGreaterThan(2 * coloured(without, syllables.get(0), soft));
    }

    @Test
    void putsAnArrowAtTheEndOfEachItemOfAList() {
        Runnable shown = () -> model.show(
                Optional.empty(),
                Optional.of(new AnalyzedRecording(
                        WaveformEnvelope.silence(3),
                        learner.components(),
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        SoundFocus.ALL,
                        List.of(new MelodyTurn(2, PitchMovement.RISE), new MelodyTurn(4, PitchMovement.FALL)))));
        WritableImage without = painted(Theme.LIGHT, shown);
        model.visibility().toggle(LaneLayer.PITCH);
        WritableImage with = painted(Theme.LIGHT, shown);
        List<TierInterval> words =
                model.lane(VoiceSide.LEARNER).orElseThrow().tiers().words().intervals();
        assertThat(slope(without, with, words.get(2))).as("up").isNegative();
        assertThat(slope(without, with, words.get(4))).as("down").isPositive();
        assertThat(slope(without, with, words.get(0))).isZero();
    }

    /// How much lower what was painted lies at the end of a word than 14 pixels before; 0 where nothing was.
    private double slope(WritableImage without, WritableImage with, TierInterval word) {
        int right = (int) model.viewport().get().toX(word.end());
        return middleOfChange(without, with, right - 1) - middleOfChange(without, with, right - 14);
    }

    private static double middleOfChange(WritableImage before, WritableImage after, int x) {
        return IntStream.range(0, HEIGHT)
                .filter(y -> !before.getPixelReader()
                        .getColor(x, y)
                        .equals(after.getPixelReader().getColor(x, y)))
                .average()
                .orElse(0);
    }

    /// Pixels of a colour within 6 of the middle of a syllable, in the upper half of the only lane.
    private int coloured(WritableImage image, TierInterval syllable, Color color) {
        int middle = (int) middle(syllable);
        int count = 0;
        for (int x = middle - 6; x <= middle + 6; x++) {
            for (int y = 0; y < HEIGHT / 3; y++) {
                count += image.getPixelReader().getColor(x, y).equals(color) ? 1 : 0;
            }
        }
        return count;
    }

    /// A pixel row in the signs above the learner's waveform.
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
        SyntheticReading hesitant = SyntheticReading.hesitant();
        WritableImage image = painted(Theme.LIGHT, () -> model.show(Optional.empty(), Optional.of(reading(hesitant))));
        TierInterval sound = model.lane(VoiceSide.LEARNER).orElseThrow().tiers().phonemes().intervals().stream()
                .filter(mark -> !mark.heard().isEmpty())
                .findFirst()
                .orElseThrow();
        double x = model.viewport().get().toX((sound.start() + sound.end()) / 2);
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

    @ParameterizedTest
    @ValueSource(ints = {WIDTH, 400, 240, 150})
    void noWordIsABlankBoxHoweverNarrow(int width) {
        WritableImage image = painted(Theme.LIGHT, whole(), width);
        VoiceLane lane = model.lane(VoiceSide.LEARNER).orElseThrow();
        int top = rowOf(image, lane) - 2;
        TierInterval first = lane.tiers().words().intervals().getFirst();
        int bottom = bottomOf(first, middle(first));
        for (TierInterval word : lane.tiers().words().intervals()) {
            assertThat(isWritten(image, word, top, bottom - LEVEL_LINE_HEIGHT))
                    .as("%s, %.0f pixels from the left", word, middle(word))
                    .isTrue();
        }
    }

    /// Whether something dark stands in the middle of a word's box.
    private boolean isWritten(WritableImage image, TierInterval word, int top, int bottom) {
        for (int y = top; y < bottom; y++) {
            for (int dx = -4; dx <= 4; dx++) {
                int x = (int) Math.clamp(middle(word) + dx, 0, image.getWidth() - 1);
                if (image.getPixelReader().getColor(x, y).getBrightness() < 0.5) {
                    return true;
                }
            }
        }
        return false;
    }

    private double middle(TierInterval interval) {
        return model.viewport().get().toX((interval.start() + interval.end()) / 2);
    }

    /// The last pixel row of the box of an interval.
    private int bottomOf(TierInterval mark, double x) {
        int last = 0;
        for (int y = 0; y < HEIGHT; y++) {
            if (hitAt(x, y).filter(mark::equals).isPresent()) {
                last = y;
            }
        }
        return last;
    }

    @Test
    void theMelodyOfTheModelLiesBelowThatOfTheLearnerWordOverWord() {
        SyntheticReading above = SyntheticReading.model();
        SyntheticReading below = SyntheticReading.hesitant();
        AnalyzedRecording withMelody = new AnalyzedRecording(
                PeaksEnvelope.of(above.audio()),
                above.components(),
                Optional.of(new AcousticAnalysis(above.audio(), new TaskRunner(Runnable::run, Runnable::run))),
                List.of());
        Runnable both = () -> model.show(Optional.of(withMelody), Optional.of(reading(below)));
        WritableImage without = painted(Theme.LIGHT, both);
        model.visibility().toggle(LaneLayer.PITCH);
        WritableImage with = painted(Theme.LIGHT, both);
        List<TierInterval> words =
                model.lane(VoiceSide.LEARNER).orElseThrow().tiers().words().intervals();
        assertThat(changedRows(without, with, middle(words.get(0)))).isPositive();
        assertThat(changedRows(without, with, middle(words.get(5)))).isPositive();
        TierInterval beforePause = words.get(3);
        double inPause = model.viewport().get().toX(beforePause.end() + 0.3);
        assertThat(changedRows(without, with, inPause))
                .as("nobody speaks in the learner's pause")
                .isZero();
    }

    /// How many pixels of a column in the learner's lane differ.
    private static int changedRows(WritableImage before, WritableImage after, double x) {
        int changed = 0;
        for (int y = HEIGHT / 2 + 45; y < HEIGHT - 80; y++) {
            boolean same = before.getPixelReader()
                    .getColor((int) x, y)
                    .equals(after.getPixelReader().getColor((int) x, y));
            changed += same ? 0 : 1;
        }
        return changed;
    }

    private Runnable whole() {
        return () -> model.show(Optional.of(reading(SyntheticReading.model())), Optional.of(reading(learner)));
    }

    private static AnalyzedRecording reading(SyntheticReading spoken) {
        return new AnalyzedRecording(PeaksEnvelope.of(spoken.audio()), spoken.components());
    }

    private LanesView lanes;

    private WritableImage painted(Theme theme, Runnable prepare) {
        return painted(theme, prepare, WIDTH);
    }

    private WritableImage painted(Theme theme, Runnable prepare, int width) {
        return OffScreenRenderer.callOnUiThread(() -> {
            prepare.run();
            lanes = new LanesView(model);
            Scene scene = new Scene(lanes, width, HEIGHT);
            new Appearance(theme, 100).applyTo(scene, List.of());
            lanes.setStyle(lanes.getStyle() + "-fx-padding: 0;");
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return scene.snapshot(null);
        });
    }

    private Optional<TierInterval> hitAt(double x, double y) {
        return OffScreenRenderer.callOnUiThread(() -> lanes.hitAt(x, y).map(IntervalHit::interval));
    }

    /// A pixel row in the learner's row of words, found by hit testing and not from the layout.
    private int rowOf(WritableImage image, VoiceLane lane) {
        TierInterval first = lane.tiers().words().intervals().getFirst();
        double x = model.viewport().get().toX((first.start() + first.end()) / 2);
        for (int y = HEIGHT / 2; y < image.getHeight(); y++) {
            if (hitAt(x, y).filter(first::equals).isPresent()) {
                return y + 2;
            }
        }
        throw new AssertionError("no row of words");
    }
}
