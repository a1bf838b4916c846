package app.saywell.desk.lessons.draft;

import app.saywell.speech.SpokenText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Tells English from its translation in another script.
final class TranslationSplitter {
    private static final int MAX_LINE = 600;
    private static final Pattern BEHIND_END = Pattern.compile(
            "^(.*\\p{IsLatin}.*?[.?!…][\"”’']?)\\s*[(\\[/|=:–—-]?\\s*([^\\p{IsLatin}]*[\\p{IsHangul}\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}][^\\p{IsLatin}]*?)[)\\]]?$");
    private static final Pattern BEHIND_SIGN = Pattern.compile(
            "^(.*\\p{IsLatin}[^(\\[/|=:–—-]*?)(?:\\s*[/|=:–—]\\s*|\\s+-\\s+|\\s*[(\\[]\\s*)([^\\p{IsLatin}]*[\\p{IsHangul}\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}][^\\p{IsLatin}]*?)[)\\]]?$");
    private static final Pattern BRACKETS = Pattern.compile("^[(（\\[](.*)[)）\\]]$");
    private static final Pattern WORD_AND_MEANING =
            Pattern.compile("^([\\p{IsLatin}][\\p{IsLatin}' ~.-]*?)\\s+([\\p{IsHangul}][^\\p{IsLatin}]*)$");

    private TranslationSplitter() {}

    /// A text and its translation.
    record Translated(String text, String meaning) {}

    /// Whether most letters of a text are not Latin.
    static boolean isOtherScript(String text) {
        long letters = text.codePoints().filter(Character::isLetter).count();
        long latin = text.codePoints()
                .filter(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.LATIN)
                .count();
        return letters > 0 && latin * 2 < letters;
    }

    /// Whether a line has a whole English sentence, and its longer translation behind it.
    static boolean beginsInEnglish(String line) {
        String text = SpokenText.withoutBullet(line).strip();
        return !byTurns(text).isEmpty()
                || separate(text, false)
                        .filter(both -> DraftSentences.isEnd(both.text())
                                && both.text().indexOf(' ') > 0
                                && !isOtherScript(both.text()))
                        .isPresent();
    }

    /// Sentences and their translations by turns in one line; none where it is written otherwise.
    static List<Translated> byTurns(String line) {
        if (line.length() > MAX_LINE || line.codePoints().allMatch(c -> c < 0x1100)) {
            return List.of();
        }
        List<String> turns = turns(line);
        List<Translated> pairs = new ArrayList<>();
        for (int i = 0; i + 1 < turns.size(); i += 2) {
            if (!DraftSentences.hasEnglish(turns.get(i)) || !DraftSentences.isEnd(turns.get(i))) {
                return List.of();
            }
            pairs.add(new Translated(
                    turns.get(i), BRACKETS.matcher(turns.get(i + 1)).replaceAll("$1")));
        }
        return turns.size() % 2 == 0 && pairs.size() > 1 ? pairs : List.of();
    }

    /// The parts of a line in one script each. Signs before a part that open something belong to it.
    private static List<String> turns(String line) {
        List<String> turns = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        boolean latin = true;
        boolean any = false;
        for (int point : line.codePoints().toArray()) {
            boolean isLetter = Character.isLetter(point);
            boolean isLatin = Character.UnicodeScript.of(point) == Character.UnicodeScript.LATIN;
            if (isLetter && any && isLatin != latin) {
                int cut = part.length();
                while (cut > 0 && "([{（“‘\"'".indexOf(part.charAt(cut - 1)) >= 0) {
                    cut--;
                }
                turns.add(part.substring(0, cut).strip());
                part.delete(0, cut);
            }
            latin = isLetter ? isLatin : latin;
            any |= isLetter;
            part.appendCodePoint(point);
        }
        turns.add(part.toString().strip());
        return turns;
    }

    /// Whether a list has a word and its meaning in most lines, with nothing but a space between.
    static boolean isWordList(List<String> lines) {
        long pairs = lines.stream()
                .filter(line -> WORD_AND_MEANING.matcher(line.strip()).matches())
                .count();
        return pairs > 1 && pairs * 10 >= lines.size() * 6L;
    }

    /// A line of English with its translation behind it.
    ///
    /// @param inWordList whether a space may be all that is between them
    static Optional<Translated> separate(String line, boolean inWordList) {
        if (line.length() > MAX_LINE || line.codePoints().allMatch(c -> c < 0x1100)) {
            return Optional.empty();
        }
        for (Pattern pattern :
                inWordList ? List.of(BEHIND_END, BEHIND_SIGN, WORD_AND_MEANING) : List.of(BEHIND_END, BEHIND_SIGN)) {
            Matcher both = pattern.matcher(line);
            if (both.matches()) {
                return Optional.of(
                        new Translated(both.group(1).strip(), both.group(2).strip()));
            }
        }
        return Optional.empty();
    }
}
