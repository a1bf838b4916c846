package app.saywell.engine.align;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Where words meet, with or without something between them.
record Junction(int id, List<Strand> arriving, List<Strand> leaving, List<Node> fillers) {

    Junction(int id) {
        this(id, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    /// Every sound with which a word may end here, and silence.
    int[] phonesBefore(int silence) {
        return IntStream.concat(
                        arriving.stream().mapToInt(s -> s.phones()[s.phones().length - 1]),
                        IntStream.of(silence))
                .distinct()
                .toArray();
    }

    /// Every sound with which a word may go on from here, and silence.
    int[] phonesAfter(int silence) {
        return IntStream.concat(
                        leaving.stream().mapToInt(s -> s.phones()[0]), IntStream.of(silence))
                .distinct()
                .toArray();
    }
}
