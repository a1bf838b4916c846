package app.saywell.ui.practice.work;

import app.saywell.library.take.Mark;
import app.saywell.ui.kit.wave.Opinion;
import app.saywell.ui.kit.wave.Tier;

import java.util.List;
import java.util.Optional;

/// A teacher's marks as the picture shows them.
final class Opinions {
    private Opinions() {}

    /// Those of a teacher that are about a place; the whole has none.
    static List<Opinion> of(List<Mark> marks) {
        return marks.stream()
                .filter(mark -> mark.place().layer() == Mark.Layer.TEACHER)
                .flatMap(mark -> of(mark).stream())
                .toList();
    }

    private static Optional<Opinion> of(Mark mark) {
        return kind(mark.place().target())
                .map(
                        kind ->
                                new Opinion(
                                        kind,
                                        mark.place().component(),
                                        mark.place().part(),
                                        mark.value(),
                                        mark.reason()));
    }

    private static Optional<Tier.Kind> kind(Mark.Target target) {
        return switch (target) {
            case WHOLE -> Optional.empty();
            case WORD -> Optional.of(Tier.Kind.WORDS);
            case PHONEME -> Optional.of(Tier.Kind.PHONEMES);
            case PAUSE -> Optional.of(Tier.Kind.PAUSES);
        };
    }
}
