package app.saywell.desk.lessons.filename;

import java.util.List;
import java.util.Optional;

/// What a name says about one question, such as whose recording it is.
public sealed interface NameFinding<T> {
    /// It says so for certain.
    record Certain<T>(T value) implements NameFinding<T> {}

    /// It can be read so, but in another way too: a person has to be asked.
    ///
    /// @param candidates not empty, the likeliest first
    record Unsure<T>(List<T> candidates) implements NameFinding<T> {}

    /// It says nothing about it.
    record Silent<T>() implements NameFinding<T> {}

    default Optional<T> certain() {
        return this instanceof Certain<T>(T value) ? Optional.of(value) : Optional.empty();
    }

    /// What a person is asked about; empty if it is certain or nothing is said.
    default List<T> candidates() {
        return this instanceof Unsure<T>(List<T> all) ? all : List.of();
    }

    /// A question about these, without repetitions; silent if there are none.
    static <T> NameFinding<T> unsure(List<T> candidates) {
        List<T> distinct = candidates.stream().distinct().toList();
        return distinct.isEmpty() ? new Silent<>() : new Unsure<>(distinct);
    }

    /// Certain if there is exactly one, else a question.
    static <T> NameFinding<T> only(List<T> candidates) {
        List<T> distinct = candidates.stream().distinct().toList();
        return distinct.size() == 1 ? new Certain<>(distinct.getFirst()) : unsure(distinct);
    }
}
