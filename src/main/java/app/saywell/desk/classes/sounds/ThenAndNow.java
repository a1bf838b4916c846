package app.saywell.desk.classes.sounds;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A sound as it was said at first and as it was said last, to be heard side by side.
///
/// @param first in the same word as `latest` where one was said on two days
/// @param latest on a later day
public record ThenAndNow(SpokenSound first, SpokenSound latest) {

    /// The word that was said first and last with most days between; where no word was said on two days, the sound
    /// of the first day and of the last. Empty for a sound that was said on one day only.
    public static Optional<ThenAndNow> of(SoundProgress progress) {
        if (progress.days().size() < 2) {
            return Optional.empty();
        }
        Map<String, ThenAndNow> words = new LinkedHashMap<>();
        progress.spoken()
                .forEach(said -> words.merge(
                        said.place().word(),
                        new ThenAndNow(said, said),
                        (before, now) -> new ThenAndNow(before.first, now.latest)));
        ThenAndNow any = new ThenAndNow(
                progress.days().getFirst().spoken().getFirst(),
                progress.days().getLast().spoken().getLast());
        return Optional.of(words.values().stream()
                .filter(word -> word.days(progress) > 0)
                .max((one, other) -> Long.compare(one.days(progress), other.days(progress)))
                .orElse(any));
    }

    private long days(SoundProgress progress) {
        return ChronoUnit.DAYS.between(firstDay(progress), latestDay(progress));
    }

    public LocalDate firstDay(SoundProgress progress) {
        return LocalDate.ofInstant(first.at(), progress.zone());
    }

    public LocalDate latestDay(SoundProgress progress) {
        return LocalDate.ofInstant(latest.at(), progress.zone());
    }
}
