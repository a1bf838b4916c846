package app.saywell.desk.lessons.filename;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A name while it is read. What was understood is taken out, so that nothing is understood twice;
/// a gap stays, so that its neighbours do not run together.
final class NameText {
    static final char GAP = '\u0000';
    private static final Pattern PART = Pattern.compile("\\d+|[\\p{L}\\p{M}]+");
    private static final Pattern EXTENSION = Pattern.compile("\\.(?=[a-z0-9]{0,4}[a-z])[a-z0-9]{1,5}$");

    private final StringBuilder text;

    private NameText(String text) {
        this.text = new StringBuilder(text);
    }

    /// Figures or letters that stand together.
    record Part(int start, int end, String text) {
        boolean isNumber() {
            return Character.isDigit(text.charAt(0));
        }
    }

    /// The name of a file, whose extension is left out.
    static NameText ofFile(String name) {
        return new NameText(
                withoutApostrophes(EXTENSION.matcher(PlainWords.composed(name)).replaceFirst("")));
    }

    static NameText ofFolder(String name) {
        return new NameText(withoutApostrophes(PlainWords.composed(name)));
    }

    private static String withoutApostrophes(String name) {
        return name.replaceAll("[’'`]", "");
    }

    List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        Matcher matcher = PART.matcher(text);
        while (matcher.find()) {
            parts.add(new Part(matcher.start(), matcher.end(), matcher.group()));
        }
        return parts;
    }

    /// Takes out all that matches.
    List<MatchResult> take(Pattern pattern) {
        List<MatchResult> found = find(pattern);
        found.forEach(match -> take(match.start(), match.end()));
        return found;
    }

    /// All that matches; it stays.
    List<MatchResult> find(Pattern pattern) {
        return pattern.matcher(text).results().toList();
    }

    void take(int start, int end) {
        for (int i = start; i < end; i++) {
            text.setCharAt(i, GAP);
        }
    }

    /// Takes out parts that are these words together, however they are separated.
    ///
    /// @param joined words without what is between them
    /// @return where they began; empty if they are not there
    Optional<Integer> takeWords(String joined) {
        Optional<Part> place = findWords(joined);
        place.ifPresent(found -> take(found.start(), found.end()));
        return place.map(Part::start);
    }

    /// Where parts are these words together.
    Optional<Part> findWords(String joined) {
        List<Part> parts = parts();
        for (int first = 0; first < parts.size(); first++) {
            StringBuilder words = new StringBuilder();
            for (int last = first; last < parts.size() && words.length() < joined.length(); last++) {
                if (last > first && isGapBetween(parts.get(last - 1), parts.get(last))) {
                    break;
                }
                words.append(parts.get(last).text());
                if (words.length() == joined.length() && words.indexOf(joined) == 0) {
                    return Optional.of(
                            new Part(parts.get(first).start(), parts.get(last).end(), joined));
                }
            }
        }
        return Optional.empty();
    }

    /// What stands between two parts.
    String between(Part first, Part second) {
        return text.substring(first.end(), second.start());
    }

    private boolean isGapBetween(Part first, Part second) {
        return between(first, second).indexOf(GAP) >= 0;
    }

    /// The letters that are glued to the front of a part.
    String lettersBefore(Part part) {
        int start = part.start();
        while (start > 0 && Character.isLetter(text.charAt(start - 1))) {
            start--;
        }
        return text.substring(start, part.start());
    }

    /// The letters that are glued to the end of a part.
    String lettersAfter(Part part) {
        int end = part.end();
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        return text.substring(part.end(), end);
    }
}
