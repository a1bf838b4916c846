package app.saywell.ui.kit.wave;

import app.saywell.signal.Pcm;
import app.saywell.signal.PitchCurve;
import app.saywell.task.Outcome;
import app.saywell.task.Tasks;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Pitch and spectrogram of a recording, worked out when they are first looked at and only where
/// they are looked at; kept for the next time.
///
/// Asked on the UI thread, which never waits: what is not there yet is worked out elsewhere, and
/// [#revision()] tells when it has come.
public final class Acoustics {
    private static final int KEPT = 96;

    private final Pcm audio;
    private final Tasks tasks;
    private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper();
    private final Set<Object> begun = new HashSet<>();
    private final Map<SpectrogramTile.Place, SpectrogramTile> tiles =
            new LinkedHashMap<>(KEPT, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(
                        Map.Entry<SpectrogramTile.Place, SpectrogramTile> eldest) {
                    return size() > KEPT && begun.remove(eldest.getKey());
                }
            };
    private Optional<Pitch> pitch = Optional.empty();

    /// The height of a voice over time, and the height around which it moves.
    ///
    /// @param middle median of the voiced values in Hz; 0 where there is no voice
    public record Pitch(PitchCurve curve, double middle) {
        static Pitch of(Pcm audio) {
            PitchCurve curve = PitchCurve.of(audio);
            float[] voiced = curve.hertz().clone();
            Arrays.sort(voiced);
            int from = 0;
            while (from < voiced.length && voiced[from] == 0) {
                from++;
            }
            return new Pitch(curve, from == voiced.length ? 0 : voiced[(from + voiced.length) / 2]);
        }
    }

    /// Of a recording, by these workers.
    public Acoustics(Pcm audio, Tasks tasks) {
        this.audio = audio;
        this.tasks = tasks;
    }

    /// Grows whenever something that was asked for has come.
    public ReadOnlyIntegerProperty revision() {
        return revision.getReadOnlyProperty();
    }

    /// The pitch, once it is known.
    public Optional<Pitch> pitch() {
        if (pitch.isEmpty() && begun.add("pitch")) {
            tasks.run(progress -> Pitch.of(audio), this::heard);
        }
        return pitch;
    }

    private void heard(Outcome<Pitch> outcome) {
        if (outcome instanceof Outcome.Done<Pitch>(Pitch found)) {
            pitch = Optional.of(found);
            revision.set(revision.get() + 1);
        }
    }

    /// A piece of the spectrogram, once it is known.
    Optional<SpectrogramTile> tile(SpectrogramTile.Place place) {
        SpectrogramTile known = tiles.get(place);
        if (known == null && begun.add(place)) {
            tasks.run(progress -> SpectrogramTile.of(audio, place), this::drawn);
        }
        return Optional.ofNullable(known);
    }

    private void drawn(Outcome<SpectrogramTile> outcome) {
        if (outcome instanceof Outcome.Done<SpectrogramTile>(SpectrogramTile tile)) {
            tiles.put(tile.place(), tile);
            revision.set(revision.get() + 1);
        }
    }
}
