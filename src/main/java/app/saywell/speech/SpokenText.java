package app.saywell.speech;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What of a written text is read aloud. Speakers' names, bullets and numbers of a list, stage
/// directions, markup and headings are shown to the reader but not expected.
///
/// A text of which nothing would be left is read as it stands.
public final class SpokenText {
    private static final Pattern LINE = Pattern.compile("\\R");
    private static final Pattern MARKUP = Pattern.compile("</?[a-zA-Z][^<>]{0,60}>");
    private static final Pattern BULLET = Pattern.compile(
            "^\\s*+(?:[•●○◦▪▫■□◆◇▶►★☆※✓✔‣·–—*>-]\\s++|[①-⑳⑴-⒇❶-❿]\\s*+|[+√☺☻♣♥♡♠♦♪➔➡☞👉]\\s++(?=\\p{L}{2}|[IA]"
                + " )|\\(?\\d{1,3}\\)\\s++(?=\\D)|\\d{1,3}\\)(?=\\p{L})|\\[\\d{1,3}]\\s++(?=\\D)|\\d{1,3}\\.\\s++(?=[^\\d\\s])|\\d{1,3}\\.(?=\\p{Lu}[\\p{Ll}'"
                + " ]|[가-힣])|i[.)]\\s++(?=\\p{Lu})|(?:ii|iii|iv|vi|vii|viii|ix)[.)]\\s++|\\(?[a-zA-Z]\\)\\s++|#{1,6}\\s++|[Qq]\\d{1,3}[.:)]\\s*+)");
    private static final Pattern LIST_NUMBER = Pattern.compile("^\\s*+\\(?\\d{1,3}[.)]\\s++(?=\\S)");
    private static final Pattern LABEL =
            Pattern.compile("^(\\s*+[\"“]?)((?:\\p{Lu}|[가-힣])[\\p{L}\\p{M}.'’]{0,20}\\d{0,2}(?:"
                    + " (?:[\\p{Lu}가-힣\\d][\\p{L}\\p{M}.'’\\d]{0,20}|&|and(?="
                    + " \\p{Lu}))){0,3})\\s?[:：](?=\\s|$|[\"“'‘(\\[])\\s*+");
    private static final Pattern INNER_LABEL = Pattern.compile(
            "(?<=[.!?…\"”’)])(?<!\\b(?:Mr|Mrs|Ms|Dr|St)\\.)\\s++(?=\\p{Lu}[\\p{L}'’]{0,20}\\d{0,2}\\s?[:：]\\s)");
    private static final Pattern LETTERED = Pattern.compile("^\\s*+(?:[①-⑳⑴-⒇❶-❿]|\\([a-zA-Z\\d]\\)).*");
    private static final Pattern INNER_BULLET =
            Pattern.compile("\\s++(?:[①-⑳⑴-⒇❶-❿]\\s*+|\\([a-zA-Z\\d]\\)\\s++)(?=[\\p{L}\\d])");
    private static final Pattern SQUARE = Pattern.compile("\\[[^\\[\\]]{0,80}]|【[^【】]{0,80}】|≪[^≪≫]{0,80}≫");
    private static final Pattern ROUND = Pattern.compile("\\(([^()]{1,80})\\)");
    private static final Pattern STARRED = Pattern.compile("(?<!\\S)\\*([\\p{L}][\\p{L} ]{0,40})\\*(?!\\S)");
    private static final Pattern DIRECTION = Pattern.compile("(?i)(?:he |she |they |both |all"
        + " )?(?:laugh|smil|sigh|whisper|nod|cr(?:y|ies)|shout|yell|gasp|cough|paus|giggl|clap|applau|cheer|point|look(?:s|ing)"
        + " |walk(?:s|ing) |enter|exit|wav(?:es|ing)|shak(?:es|ing)|turn(?:s|ing)"
        + " |sing(?:s|ing)|music|silence|beat$|quietly|loudly|softly|angrily|happily|sadly|excitedly|nervously|to"
        + " (?:himself|herself|the )|sings|knock|phone rings|bell rings|off|aside).*");
    private static final Pattern HEADING = Pattern.compile(
            "(?i)\\s*+(?:lesson|unit|chapter|dialog(?:ue)?|scene|act|exercise|conversation|"
                + "reading|passage|section|part|activity|worksheet|practice)\\s++(?:\\d{1,3}|[ivx]{1,5}|[a-z])\\b[^.!?]{0,60}");
    private static final Pattern TITLED =
            Pattern.compile("\\s*+(?:Lesson|Unit|Chapter|LESSON|UNIT|CHAPTER)\\s++\\d{1,3}\\s?[.:\u2013-]\\s++"
                + "(?:(?:[\\p{Lu}\\d][\\p{L}\\d'’-]*+|a|an|and|at|by|for|from|in|is|it|of|on|or|the|to|with|&)[,?!.:]?\\s*+){1,12}+(?:\\(?p{1,2}\\.?"
                + " ?\\d{1,4}(?:-\\d{1,4})?\\)?)?\\s*+");
    private static final Pattern LETTER = Pattern.compile("[\\p{L}\\p{N}]");

    /// Words before a colon that are part of what is said, and no one's name.
    private static final Set<String> NO_NAMES = Set.of("""
        note remember warning caution question answer answers example examples time date place tip tips hint rule
        rules step today tomorrow yesterday first second third next last finally please attention name names
        address phone email price size color colour ingredients menu result results conclusion reason reasons fact
        facts news update subject topic title goal problem solution listen look think but and because so yes no ok
        okay well this that these those here there one two three four five six seven eight nine ten zero it he she
        we they you i is are was were do does did what who when where why how which if my your our their his her
        the a an important also however therefore summary monday tuesday wednesday thursday friday saturday sunday
        january february march april may june july august september october november december breakfast lunch
        dinner weather total score breaking reminder congratulations sorry thanks hello hi dear ps remark see call
        in on at to of for from with by only always never not all unit lesson chapter part section page exercise
        activity task level day week module scene act verse stage round track
        """.strip().split("\\s+"));

    private SpokenText() {}

    /// The text without what is not read aloud; lines stay lines. Applied to its own result it
    /// changes nothing more.
    public static String of(String text) {
        String current = text;
        for (int round = 0; round < 3; round++) {
            String spoken = once(current);
            if (spoken.equals(current)) {
                return current;
            }
            if (!LETTER.matcher(spoken).find()) {
                return current;
            }
            current = spoken;
        }
        return current;
    }

    /// Whether a line is the heading of a lesson or a part of it: `Lesson 5. At the station`.
    public static boolean isHeading(String line) {
        return HEADING.matcher(line).matches() || TITLED.matcher(line).matches() || line.startsWith("# ");
    }

    /// A line without the bullet or the number that it has in a list.
    public static String withoutBullet(String line) {
        return LIST_NUMBER.matcher(BULLET.matcher(line).replaceFirst("")).replaceFirst("");
    }

    /// Whether a line begins with the name of who says it: `A: Hello.`
    public static boolean isLabelled(String line) {
        return !withoutLabel(line).equals(line);
    }

    /// The name with which a line begins, as it is written: `A` in `A: Hello.`; empty where nobody is
    /// named.
    public static Optional<String> speaker(String line) {
        Matcher label = LABEL.matcher(BULLET.matcher(line).replaceFirst(""));
        return label.lookingAt() && isName(label.group(2)) ? Optional.of(label.group(2)) : Optional.empty();
    }

    /// Whether lines are a dialogue: at least two of their speakers are named.
    public static boolean isDialogue(Collection<String> lines) {
        return lines.stream()
                        .flatMap(line -> speaker(line).stream())
                        .distinct()
                        .limit(2)
                        .count()
                == 2;
    }

    private static String once(String text) {
        String[] lines = LINE.split(text, -1);
        List<String> spoken = new ArrayList<>();
        for (String line : lines) {
            boolean heading = lines.length > 1 && isHeading(line);
            String rest = heading ? "" : line(line);
            if (!rest.isBlank() || line.isBlank()) {
                spoken.add(rest);
            }
        }
        String joined = String.join("\n", spoken);
        return joined.equals(String.join("\n", lines)) ? text : joined.strip();
    }

    private static String line(String line) {
        List<String> parts = new ArrayList<>();
        boolean changed = false;
        for (String part : INNER_LABEL.split(line)) {
            String spoken = withoutLabel(BULLET.matcher(part).replaceFirst(""));
            changed |= !spoken.equals(part);
            parts.add(spoken);
        }
        String joined = changed ? String.join(" ", parts) : line;
        joined = LETTERED.matcher(line).matches() ? INNER_BULLET.matcher(joined).replaceAll(" ") : joined;
        return withoutDirections(joined);
    }

    private static String withoutLabel(String part) {
        Matcher label = LABEL.matcher(part);
        if (!label.lookingAt() || !isName(label.group(2))) {
            return part;
        }
        return label.group(1).strip() + part.substring(label.end());
    }

    private static boolean isName(String label) {
        for (String word : label.toLowerCase(Locale.ROOT)
                .replaceAll("(?<=\\p{L})\\d+$", "")
                .split(" ")) {
            boolean letter = word.length() == 1 && label.length() == 1;
            boolean joint = word.equals("and") && !label.startsWith("And");
            if (!letter && !joint && NO_NAMES.contains(word)) {
                return false;
            }
        }
        return true;
    }

    private static String withoutDirections(String line) {
        String spoken = MARKUP.matcher(line).replaceAll(" ");
        spoken = SQUARE.matcher(spoken)
                .replaceAll(match -> LETTER.matcher(match.group()).find() && !isFigure(match.group())
                        ? " "
                        : Matcher.quoteReplacement(match.group()));
        spoken = ROUND.matcher(spoken)
                .replaceAll(match -> DIRECTION.matcher(match.group(1).strip()).matches()
                        ? " "
                        : Matcher.quoteReplacement(match.group()));
        spoken = STARRED.matcher(spoken)
                .replaceAll(match ->
                        DIRECTION.matcher(match.group(1)).matches() ? " " : Matcher.quoteReplacement(match.group()));
        return spoken.equals(line) ? line : tidy(spoken);
    }

    /// Brackets around a figure or a single word belong to the sentence: "[0.4]", "a[n]".
    private static boolean isFigure(String bracketed) {
        return bracketed.matches("\\[\\s*\\P{L}.*|\\[\\p{L}{1,2}]");
    }

    private static String tidy(String text) {
        return text.replaceAll("[ \\t]{2,}", " ")
                .replaceAll(" (?=[.,!?;:])", "")
                .strip();
    }
}
