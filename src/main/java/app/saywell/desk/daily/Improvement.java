package app.saywell.desk.daily;

import app.saywell.desk.classes.sounds.SoundDay;
import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.classes.sounds.SpokenSound;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A sound that was said better than last time, with a recording of both.
///
/// @param sound in IPA
/// @param lastTime the last day before on which it was said
/// @param before how it was said then; of the same word as `now` where there is one
/// @param now how it was said in this session
/// @param meanBefore mean score of that day, 0 to 100
/// @param meanNow mean score of this session, 0 to 100
public record Improvement(
        String sound, LocalDate lastTime, SpokenSound before, SpokenSound now, double meanBefore, double meanNow) {
    /// Of a smaller gain nobody should make much.
    private static final double LEAST_GAIN = 5;

    /// The gain in points.
    public double gain() {
        return meanNow - meanBefore;
    }

    /// The sounds that were said better in a session than on the last day before it, the greatest gain first. Scores
    /// of another engine are left out, and so are sounds that are not practised: there a better day follows every
    /// slip.
    ///
    /// @param since the beginning of the session
    static List<Improvement> since(Instant since, List<SoundProgress> progress) {
        List<Improvement> all = new ArrayList<>();
        progress.stream().filter(sound -> sound.dueOn().isPresent()).forEach(sound -> of(sound, since)
                .ifPresent(all::add));
        all.sort(Comparator.comparingDouble(Improvement::gain).reversed());
        return all;
    }

    private static Optional<Improvement> of(SoundProgress sound, Instant since) {
        List<SpokenSound> now = sound.spoken().stream()
                .filter(said -> !said.at().isBefore(since))
                .toList();
        if (now.isEmpty()) {
            return Optional.empty();
        }
        LocalDate today = LocalDate.ofInstant(since, sound.zone());
        String engine = now.getLast().engine();
        return sound.days().reversed().stream()
                .filter(day -> day.day().isBefore(today))
                .findFirst()
                .flatMap(day -> compare(sound, by(engine, day.spoken()), by(engine, now), day.day()))
                .filter(better -> better.gain() >= LEAST_GAIN);
    }

    private static List<SpokenSound> by(String engine, List<SpokenSound> said) {
        return said.stream().filter(one -> one.engine().equals(engine)).toList();
    }

    private static Optional<Improvement> compare(
            SoundProgress sound, List<SpokenSound> before, List<SpokenSound> now, LocalDate day) {
        if (before.isEmpty() || now.isEmpty()) {
            return Optional.empty();
        }
        double meanBefore = new SoundDay(day, before).meanScore();
        double meanNow = new SoundDay(day, now).meanScore();
        SpokenSound best = now.getFirst();
        SpokenSound worst = before.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (SpokenSound then : before) {
            for (SpokenSound today : now) {
                boolean isSameWord = then.place().word().equals(today.place().word());
                double shown = today.score() - then.score() + (isSameWord ? 100 : 0);
                if (shown > most) {
                    most = shown;
                    worst = then;
                    best = today;
                }
            }
        }
        return Optional.of(new Improvement(sound.sound(), day, worst, best, meanBefore, meanNow));
    }
}
