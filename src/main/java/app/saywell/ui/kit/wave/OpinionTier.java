package app.saywell.ui.kit.wave;

import app.saywell.library.people.Strictness;
import app.saywell.ui.kit.Level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Lays what somebody says of places of a recording out as a tier.
final class OpinionTier {
    private final Tiers tiers;
    private final Strictness strictness;
    private final List<Said> said = new ArrayList<>();

    private record Said(Opinion opinion, Mark place) {}

    OpinionTier(Tiers tiers, Strictness strictness) {
        this.tiers = tiers;
        this.strictness = strictness;
    }

    void add(Opinion opinion) {
        place(opinion).ifPresent(place -> said.add(new Said(opinion, place)));
    }

    private Optional<Mark> place(Opinion opinion) {
        return tiers.of(opinion.kind()).marks().stream()
                .filter(mark -> opinion.isOf(opinion.kind(), mark.place()))
                .findFirst();
    }

    Tier tier() {
        List<Mark> marks =
                said.stream()
                        .filter(one -> !isWithinAnother(one))
                        .map(this::mark)
                        .sorted(Comparator.comparingDouble(Mark::start))
                        .toList();
        return new Tier(Tier.Kind.MARKS, marks);
    }

    private boolean isWithinAnother(Said one) {
        return one.opinion().kind() == Tier.Kind.PHONEMES
                && said.stream()
                        .anyMatch(
                                other ->
                                        other.opinion().kind() == Tier.Kind.WORDS
                                                && other.opinion().component()
                                                        == one.opinion().component());
    }

    private Mark mark(Said one) {
        StringBuilder label = new StringBuilder(sign(one));
        if (one.opinion().kind() == Tier.Kind.WORDS) {
            said.stream()
                    .filter(other -> isWithinAnother(other))
                    .filter(other -> other.place().word() == one.place().word())
                    .forEach(other -> label.append(' ').append(sign(other)));
        }
        if (!one.opinion().reason().isEmpty()) {
            label.append(" · ").append(one.opinion().reason());
        }
        Mark at = one.place();
        return new Mark(
                at.start(),
                at.end(),
                at.soundStart(),
                at.soundEnd(),
                label.toString(),
                sign(one),
                level(one.opinion()),
                at.place());
    }

    private String sign(Said one) {
        String of = one.opinion().kind() == Tier.Kind.PHONEMES ? one.place().label() : "";
        return of + level(one.opinion()).sign();
    }

    private Level level(Opinion opinion) {
        if (opinion.kind() == Tier.Kind.PAUSES) {
            return opinion.value() > 0 ? Level.GOOD : Level.WORK;
        }
        return Level.of(opinion.value(), strictness);
    }
}
