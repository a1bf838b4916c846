package app.saywell.desk.school.mark;

import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The sign of the teacher's marks on a word, as it stands behind the word on paper, in pages and in tables.
public final class WordMarkSigns {
    /// A word that the teacher marked, or a sound of it, without a miscue.
    public static final String MARKED = "*";

    private WordMarkSigns() {}

    /// The signs of the miscues of a word, or else [#MARKED]; empty if the teacher said nothing of it.
    ///
    /// @param component index of the word among the components of the result
    public static String of(List<TeacherMark> marks, int component) {
        List<TeacherMark> ofWord = marks.stream()
                .filter(mark -> isAboutAWord(mark.position().target()))
                .filter(mark -> mark.position().component() == component)
                .toList();
        String miscues = ofWord.stream()
                .map(TeacherMark::miscue)
                .flatMap(Optional::stream)
                .sorted()
                .map(Miscue::sign)
                .collect(Collectors.joining(" "));
        return miscues.isEmpty() && !ofWord.isEmpty() ? MARKED : miscues;
    }

    private static boolean isAboutAWord(MarkTarget target) {
        return target == MarkTarget.WORD || target == MarkTarget.PHONEME || target == MarkTarget.INSERTION;
    }
}
