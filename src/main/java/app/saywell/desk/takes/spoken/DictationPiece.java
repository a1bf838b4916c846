package app.saywell.desk.takes.spoken;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.speech.SpokenText;
import app.saywell.speech.language.text.SpokenForm;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// What stands between spaces in a dictated sentence or in what was written of it.
///
/// @param written as it stands there
/// @param letters its letters and figures, or those of its words where it is a sign alone; never empty
/// @param saidLetters the letters of the words that it is read as: "seventhirty" for "7:30"
record DictationPiece(String written, String letters, String saidLetters) {
    /// The pieces of a sentence that are read aloud.
    static List<DictationPiece> ofSentence(String sentence) {
        return of(SpokenText.of(sentence));
    }

    /// The pieces of a text. What has neither a letter nor words, such as a dash, is none.
    static List<DictationPiece> of(String text) {
        SpokenForm form = TextCheck.spokenForm(text);
        List<String> written = Arrays.asList(text.strip().split("\\s+"));
        List<String> words = Arrays.stream(form.text().strip().split("\\s+"))
                .map(DictationPiece::plain)
                .filter(word -> !word.isEmpty())
                .toList();
        boolean isKnown = words.size()
                        == form.pieces().stream()
                                .mapToInt(SpokenForm.Piece::words)
                                .sum()
                && written.equals(
                        form.pieces().stream().map(SpokenForm.Piece::written).toList());
        List<DictationPiece> pieces = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < written.size(); i++) {
            String letters = plain(written.get(i));
            String saidLetters = "";
            if (isKnown) {
                int end = next + form.pieces().get(i).words();
                saidLetters = String.join("", words.subList(next, end));
                next = end;
            }
            if (!letters.isEmpty() || !saidLetters.isEmpty()) {
                pieces.add(new DictationPiece(
                        written.get(i),
                        letters.isEmpty() ? saidLetters : letters,
                        saidLetters.isEmpty() ? letters : saidLetters));
            }
        }
        return pieces;
    }

    /// Several as they were written.
    static String written(List<DictationPiece> pieces) {
        return pieces.stream().map(DictationPiece::written).collect(Collectors.joining(" "));
    }

    /// Whether another one is written or said alike.
    boolean isSame(DictationPiece other) {
        return letters.equals(other.letters) || saidLetters.equals(other.saidLetters);
    }

    /// How many pieces at the end of some, two at least, say what this one says; 0 where none do, and where this one
    /// is read as it is written.
    int countOfSame(List<DictationPiece> pieces) {
        String said = "";
        int count = 0;
        while (count < pieces.size() && said.length() < saidLetters.length()) {
            count++;
            said = pieces.get(pieces.size() - count).saidLetters + said;
        }
        return count > 1 && said.equals(saidLetters) && !letters.equals(saidLetters) ? count : 0;
    }

    private static String plain(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFC)
                .toLowerCase(Locale.ENGLISH)
                .replaceAll("[^\\p{L}\\p{M}\\d]", "");
    }
}
