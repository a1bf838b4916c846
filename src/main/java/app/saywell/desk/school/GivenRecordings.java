package app.saywell.desk.school;

import java.util.List;

/// What a file or a folder that was given out holds, and what it lacks.
///
/// @param count of the recordings in it
/// @param leftOut what whoever wrote it is told of each recording that is not in it, because its sound is missing,
///     cannot be read or is not the one that was stored
public record GivenRecordings(int count, List<String> leftOut) {
    private static final int SHOWN = 5;
    private static final int LONGEST = 80;

    /// Copies the list.
    public GivenRecordings {
        leftOut = List.copyOf(leftOut);
    }

    public boolean isComplete() {
        return leftOut.isEmpty();
    }

    /// The first few that are not in it, where there is no room for all.
    public String leftOutNames() {
        return firstOf(leftOut);
    }

    /// The first few of many names, none of them long; a hundred thousand would stop who shows them.
    public static String firstOf(List<String> names) {
        String first = String.join(
                ", ",
                names.stream().limit(SHOWN).map(GivenRecordings::shortened).toList());
        return names.size() > SHOWN ? first + ", …" : first;
    }

    private static String shortened(String name) {
        return name.codePointCount(0, name.length()) <= LONGEST
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }
}
