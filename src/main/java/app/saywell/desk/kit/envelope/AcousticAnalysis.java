package app.saywell.desk.kit.envelope;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;
import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// Pitch and spectrogram of a recording. They are computed when they are first shown, only for the
/// part that is shown, and then cached.
///
/// Called on the UI thread, which never waits: missing data is computed on workers, and
/// [#revision()] changes when it is ready.
public final class AcousticAnalysis {
    /// One MiB of a recording that is shown; it goes with that.
    private static final int MAX_TILES = 96;

    private final Pcm audio;
    private final TaskRunner tasks;
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();
    private final Set<Object> requested = new HashSet<>();
    private final Map<SpectrogramTile.TilePosition, SpectrogramTile> tiles =
            new LinkedHashMap<>(MAX_TILES, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<SpectrogramTile.TilePosition, SpectrogramTile> eldest) {
                    return size() > MAX_TILES && requested.remove(eldest.getKey());
                }
            };
    private Optional<PitchContour> pitch = Optional.empty();

    /// The pitch of a voice over time and its median.
    ///
    /// @param medianHz median of the voiced values in Hz; 0 if nothing is voiced
    public record PitchContour(PitchCurve curve, double medianHz) {
        static PitchContour of(Pcm audio) {
            PitchCurve curve = PitchCurve.of(audio);
            float[] voiced = curve.hertz().clone();
            Arrays.sort(voiced);
            int firstVoiced = 0;
            while (firstVoiced < voiced.length && voiced[firstVoiced] == 0) {
                firstVoiced++;
            }
            return new PitchContour(
                    curve, firstVoiced == voiced.length ? 0 : voiced[(firstVoiced + voiced.length) / 2]);
        }
    }

    /// Analyses a recording with these workers.
    public AcousticAnalysis(Pcm audio, TaskRunner tasks) {
        this.audio = audio;
        this.tasks = tasks;
    }

    /// Grows whenever requested data is ready.
    public ReadOnlyIntegerProperty revision() {
        return revision.getReadOnlyProperty();
    }

    /// The pitch, once it is computed.
    public Optional<PitchContour> pitch() {
        if (pitch.isEmpty() && requested.add("pitch")) {
            tasks.run(progress -> PitchContour.of(audio), this::pitchReady);
        }
        return pitch;
    }

    private void pitchReady(TaskOutcome<PitchContour> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<PitchContour>(PitchContour computed) -> {
                pitch = Optional.of(computed);
                repaint();
            }
            case TaskOutcome.TaskFailed<PitchContour> failed -> failed("pitch");
            case TaskOutcome.TaskCancelled<PitchContour> cancelled -> {}
        }
    }

    /// A tile of the spectrogram, once it is computed.
    public Optional<SpectrogramTile> tile(SpectrogramTile.TilePosition position) {
        SpectrogramTile cached = tiles.get(position);
        if (cached == null && requested.add(position)) {
            tasks.run(progress -> SpectrogramTile.of(audio, position), outcome -> tileReady(position, outcome));
        }
        return Optional.ofNullable(cached);
    }

    private void tileReady(SpectrogramTile.TilePosition position, TaskOutcome<SpectrogramTile> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<SpectrogramTile>(SpectrogramTile tile) -> {
                tiles.put(position, tile);
                repaint();
            }
            case TaskOutcome.TaskFailed<SpectrogramTile> failed -> failed(position);
            case TaskOutcome.TaskCancelled<SpectrogramTile> cancelled -> {}
        }
    }

    private void repaint() {
        revision.set(revision.get() + 1);
    }

    /// It is asked for again when it is painted next.
    private void failed(Object what) {
        requested.remove(what);
        tasks.openWork().failed(this, OpenWork.Reason.NOT_READ, this::repaint);
    }
}
