package app.saywell.practice.report;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;

import java.text.Normalizer;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Names of files that sort as the class does and that every system accepts.
final class FileNames {
    private static final int LONGEST_PART = 40;

    private FileNames() {}

    /// Number, name, sentence: `03_강민준_02_we-call-it-bear`. Without names only the numbers and the
    /// sentence.
    static String of(SelectedGrid grid, Learner pupil, Sentence sentence) {
        String number = String.format(Locale.ROOT, "%02d", sentence.position() + 1);
        return Stream.of(
                        padded(grid, pupil), part(grid.shown(pupil)), number, part(sentence.text()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("_"));
    }

    private static String padded(SelectedGrid grid, Learner pupil) {
        String number = part(pupil.number());
        if (number.isEmpty() && grid.shown(pupil).isEmpty()) {
            // Two pupils must never share a name, also where neither may be named.
            return String.format(Locale.ROOT, "p%02d", grid.pupils().indexOf(pupil) + 1);
        }
        return number.matches("\\d") ? "0" + number : number;
    }

    private static String part(String text) {
        String plain =
                Normalizer.normalize(text, Normalizer.Form.NFC)
                        .replaceAll("[^\\p{L}\\p{N}]+", "-")
                        .replaceAll("^-+|-+$", "");
        int signs = Math.min(plain.codePointCount(0, plain.length()), LONGEST_PART);
        return plain.substring(0, plain.offsetByCodePoints(0, signs)).replaceAll("-+$", "");
    }
}
