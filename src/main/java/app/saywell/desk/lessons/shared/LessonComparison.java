package app.saywell.desk.lessons.shared;

import java.util.ArrayList;
import java.util.List;

/// Two versions of a lesson side by side: their sentences in order, each with where it stands.
///
/// @param lines sentences that both have once, the others in their places
public record LessonComparison(List<ComparedLine> lines) {

    /// A sentence.
    public record ComparedLine(String text, LineSide side) {}

    /// Which version has a sentence.
    public enum LineSide {
        BOTH,
        HERE,
        THERE
    }

    /// Compares by the longest common sequence.
    public static LessonComparison of(List<String> here, List<String> there) {
        int[][] common = new int[here.size() + 1][there.size() + 1];
        for (int i = here.size() - 1; i >= 0; i--) {
            for (int j = there.size() - 1; j >= 0; j--) {
                common[i][j] = here.get(i).equals(there.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        List<ComparedLine> lines = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < here.size() || j < there.size()) {
            if (i < here.size() && j < there.size() && here.get(i).equals(there.get(j))) {
                lines.add(new ComparedLine(here.get(i), LineSide.BOTH));
                i++;
                j++;
            } else if (j == there.size() || i < here.size() && common[i + 1][j] >= common[i][j + 1]) {
                lines.add(new ComparedLine(here.get(i), LineSide.HERE));
                i++;
            } else {
                lines.add(new ComparedLine(there.get(j), LineSide.THERE));
                j++;
            }
        }
        return new LessonComparison(List.copyOf(lines));
    }
}
