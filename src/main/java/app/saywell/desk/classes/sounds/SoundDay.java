package app.saywell.desk.classes.sounds;

import java.time.LocalDate;
import java.util.List;

/// How a learner said a sound on one day.
///
/// @param spoken every time that it was said, at least once, oldest first
public record SoundDay(LocalDate day, List<SpokenSound> spoken) {
    /// The share from which a day counts as one on which the sound was known, as in ear training.
    static final double WELL = 0.8;

    /// Copies the list; refuses a day without the sound.
    public SoundDay {
        spoken = List.copyOf(spoken);
        if (spoken.isEmpty()) {
            throw new IllegalArgumentException("no sound on " + day);
        }
    }

    /// How often it was said well.
    public int right() {
        return (int) spoken.stream().filter(SpokenSound::right).count();
    }

    /// How often it was missed.
    public int missed() {
        return spoken.size() - right();
    }

    /// The share of times that it was said well, 0 to 1.
    public double share() {
        return (double) right() / spoken.size();
    }

    /// The mean score, 0 to 100.
    public double meanScore() {
        return spoken.stream().mapToDouble(SpokenSound::score).average().orElse(0);
    }

    boolean isGood() {
        return share() >= WELL;
    }
}
