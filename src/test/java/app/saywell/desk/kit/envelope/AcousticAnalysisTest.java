package app.saywell.desk.kit.envelope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskRunner;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class AcousticAnalysisTest {
    private static final int RATE = 16_000;
    private final Queue<Runnable> workers = new ArrayDeque<>();
    private final TaskRunner tasks = new TaskRunner(workers::add, Runnable::run);

    @Test
    void neverWaitsAndTellsWhenThePitchHasCome() {
        AcousticAnalysis acoustics = new AcousticAnalysis(tone(200), tasks);
        assertThat(acoustics.pitch()).isEmpty();
        assertThat(acoustics.pitch()).isEmpty();
        assertThat(workers).as("worked out once").hasSize(1);
        workers.remove().run();
        assertThat(acoustics.revision().get()).isEqualTo(1);
        assertThat(acoustics.pitch().orElseThrow().medianHz()).isCloseTo(200, within(3.0));
    }

    @Test
    void worksOutOnlyThePieceThatIsLookedAt() {
        AcousticAnalysis acoustics = new AcousticAnalysis(tone(1000), tasks);
        var place = new SpectrogramTile.TilePosition(2, 1);
        assertThat(acoustics.tile(place)).isEmpty();
        assertThat(workers).hasSize(1);
        workers.remove().run();
        SpectrogramTile tile = acoustics.tile(place).orElseThrow();
        int strongest = 0;
        for (int row = 1; row < SpectrogramTile.ROWS; row++) {
            if (level(tile, row) > level(tile, strongest)) {
                strongest = row;
            }
        }
        double hertz = (strongest + 0.5) * SpectrogramTile.MAX_HERTZ / SpectrogramTile.ROWS;
        assertThat(hertz).isCloseTo(1000, within(150.0));
        assertThat(workers).isEmpty();
    }

    @Test
    void hasFinerPiecesForACloserLook() {
        assertThat(SpectrogramTile.TilePosition.zoomFor(0.004)).isEqualTo(2);
        assertThat(SpectrogramTile.TilePosition.zoomFor(0.00001)).isZero();
        assertThat(SpectrogramTile.TilePosition.zoomFor(50)).isEqualTo(15);
    }

    @Test
    void findsNoPitchInSilence() {
        AcousticAnalysis acoustics = new AcousticAnalysis(new Pcm(new float[RATE], RATE), tasks);
        acoustics.pitch();
        workers.remove().run();
        assertThat(acoustics.pitch().orElseThrow().medianHz()).isZero();
    }

    private static int level(SpectrogramTile tile, int row) {
        return tile.levels()[SpectrogramTile.COLUMNS / 2 * SpectrogramTile.ROWS + row] & 0xff;
    }

    private static Pcm tone(double hertz) {
        float[] samples = new float[2 * RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.02 * Math.sin(2 * Math.PI * hertz * i / RATE));
        }
        return new Pcm(samples, RATE);
    }
}
