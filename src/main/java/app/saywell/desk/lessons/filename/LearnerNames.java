package app.saywell.desk.lessons.filename;

import app.saywell.desk.school.learner.Learner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds the names of learners in a name.
final class LearnerNames {
    private LearnerNames() {}

    /// Who is named.
    ///
    /// @param full whose whole name is there
    /// @param partly whose given or family name alone is there
    /// @param start where the first whole name begins
    record NamedLearners(List<Learner> full, List<Learner> partly, Optional<Integer> start) {
        /// Whether all of them have the same name.
        boolean isOneName() {
            return full.stream()
                            .map(Learner::name)
                            .map(PlainWords::joined)
                            .distinct()
                            .count()
                    == 1;
        }
    }

    /// Takes whole names out, longer ones first: Annabel is not Ann.
    static NamedLearners take(NameText name, List<Learner> learners) {
        List<Learner> named = learners.stream()
                .filter(learner -> PlainWords.joined(learner.name()).chars().anyMatch(Character::isLetter))
                .sorted(Comparator.comparingInt((Learner learner) ->
                                PlainWords.joined(learner.name()).length())
                        .reversed())
                .toList();
        List<Learner> full = new ArrayList<>();
        List<String> taken = new ArrayList<>();
        Optional<Integer> start = Optional.empty();
        for (Learner learner : named) {
            String joined = PlainWords.joined(learner.name());
            Optional<Integer> place = take(name, learner);
            if (place.isPresent() || taken.contains(joined)) {
                full.add(learner);
                taken.add(joined);
            }
            Optional<Integer> first = start;
            start = place.filter(at -> first.isEmpty() || at < first.get()).or(() -> first);
        }
        List<Learner> partly = full.isEmpty()
                ? named.stream().filter(learner -> holdsPart(name, learner)).toList()
                : List.of();
        return new NamedLearners(full, partly, start);
    }

    private static Optional<Integer> take(NameText name, Learner learner) {
        String joined = PlainWords.joined(learner.name());
        if (joined.length() == 1 && joined.charAt(0) < 128) {
            return takeFirstLetter(name, joined);
        }
        List<String> words = PlainWords.of(learner.name());
        return name.takeWords(joined)
                .or(() -> words.size() == 2 ? name.takeWords(words.get(1) + words.get(0)) : Optional.empty())
                .or(() -> isHangul(joined) ? takeGlued(name, joined) : Optional.empty());
    }

    /// One letter is a name only where the name begins.
    private static Optional<Integer> takeFirstLetter(NameText name, String letter) {
        boolean isFirst = name.parts().stream()
                .findFirst()
                .filter(part -> part.text().equals(letter))
                .isPresent();
        return isFirst ? name.takeWords(letter) : Optional.empty();
    }

    /// Korean is written without spaces: a name begins or ends a longer word.
    private static Optional<Integer> takeGlued(NameText name, String joined) {
        for (NameText.Part part : name.parts()) {
            if (joined.length() >= 2 && part.text().startsWith(joined)) {
                name.take(part.start(), part.start() + joined.length());
                return Optional.of(part.start());
            }
            if (joined.length() >= 2 && part.text().endsWith(joined)) {
                name.take(part.end() - joined.length(), part.end());
                return Optional.of(part.end() - joined.length());
            }
        }
        return Optional.empty();
    }

    private static boolean holdsPart(NameText name, Learner learner) {
        String joined = PlainWords.joined(learner.name());
        boolean isKorean = isHangul(joined) && joined.length() >= 3;
        Stream<String> parts = isKorean
                ? Stream.of(joined.substring(1))
                : PlainWords.of(learner.name()).stream().filter(word -> word.length() >= 2);
        List<String> wanted =
                parts.filter(word -> !Character.isDigit(word.charAt(0))).toList();
        return name.parts().stream()
                .map(NameText.Part::text)
                .anyMatch(text -> wanted.contains(text) || isKorean && text.startsWith(wanted.getFirst()));
    }

    private static boolean isHangul(String text) {
        return text.codePoints().allMatch(code -> Character.UnicodeScript.of(code) == Character.UnicodeScript.HANGUL);
    }
}
