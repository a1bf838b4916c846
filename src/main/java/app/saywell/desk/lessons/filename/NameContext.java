package app.saywell.desk.lessons.filename;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import java.util.List;
import java.util.Optional;

/// What a name can be about.
///
/// @param known whose recordings they are, if that is known without the name
/// @param learners of the class in order; empty where there is no class
/// @param sentences of the lesson in order: the first is number 1
public record NameContext(Optional<Learner> known, List<Learner> learners, List<Sentence> sentences) {
    /// Recordings of one learner.
    public static NameContext of(Learner known, List<Sentence> sentences) {
        return new NameContext(Optional.of(known), List.of(), sentences);
    }

    /// Recordings of a class.
    public static NameContext of(List<Learner> learners, List<Sentence> sentences) {
        return new NameContext(Optional.empty(), learners, sentences);
    }

    /// The sentence with a number; empty outside of the lesson.
    Optional<Sentence> sentence(int number) {
        return number >= 1 && number <= sentences.size() ? Optional.of(sentences.get(number - 1)) : Optional.empty();
    }

    /// The sentences with these numbers.
    List<Sentence> sentences(List<Integer> numbers) {
        return numbers.stream().flatMap(number -> sentence(number).stream()).toList();
    }

    /// The number by which a learner goes: that of the school, or the place in a class of which
    /// nobody has a number; may be empty.
    String numberOf(Learner learner) {
        boolean isNumbered = learners.stream().anyMatch(other -> !other.number().isBlank());
        int place = learners.indexOf(learner);
        return isNumbered || place < 0 ? learner.number() : String.valueOf(place + 1);
    }
}
