package app.saywell.desk.classes;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The cells of a class list, freed from what programs and hands add to names and numbers.
final class RosterCells {
    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}\\u200b\\ufeff]+");
    private static final Pattern AS_TEXT = Pattern.compile("=\"([^\"]*)\"");
    private static final Pattern LINK = Pattern.compile("(?i)=HYPERLINK\\(\"[^\"]*\"\\s*[,;]\\s*\"([^\"]*)\"\\)");
    private static final Pattern SIGN = Pattern.compile("^(?:'|[+\\-@](?=\\p{L}))");
    private static final Pattern ENUMERATED = Pattern.compile(
            "^[(\\[]?(\\d{1,10}(?:-\\d{1,6}){0,3})\\s*(?:번(?!\\p{L})|[.)\\]:,-])?\\s*(?=\\p{L}|[(（]\\p{L}{2}[)）])|^([①-⑳])\\s*");
    private static final Pattern NUMBER =
            Pattern.compile("[#№]?\\s?(\\d{1,12}(?:-\\d{1,6}){0,3})(?:\\.0+|\\.)?\\s?(?:번|학년|반|호)?");
    private static final Pattern CIRCLED = Pattern.compile("[①-⑳]");
    private static final Pattern NOT_IN_TOTAL = Pattern.compile("[^\\p{L}]+");
    private static final Pattern NOTE = Pattern.compile(
            "^(?:[※*☞◎■▶]|담임|비고\\s*[:：]|작성|출력|인쇄|기준일|문서|확인자|teacher\\b|printed\\b|generated\\b|exported\\b|note\\s*:)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern COUNT =
            Pattern.compile("(?:남|여|남자|여자|남학생|여학생|계|총|총원|재적|현원)\\s?[:：]?\\s?\\d{1,4}\\s?명?");
    private static final Pattern MARK = Pattern.compile("^[(（]\\s?(?:전입|신입|전학|유예|휴학|복학)\\s?[)）]\\s*"
            + "|\\s*[(（]\\s?(?:남|여|남자|여자|M|F|전입|신입|전학|유예|휴학|복학|반장|부반장|회장|부회장|서기|총무)\\s?[)）]$|(?<=^[가-힣]{2,4})"
            + " (?:전입|신입|전학|유예|휴학|복학|반장|부반장|회장|부회장|전교회장|전교부회장|서기|총무|회계|주번|당번|도우미|조장|모둠장|대표|조퇴|지각|결석)$");

    /// Words that surely say that who is named has left; 전학 is said of those who have come, too.
    private static final String LEAVING = "전출|자퇴|퇴학|제적";

    private static final Pattern GONE = Pattern.compile("(?<!에서 ?)[(（]\\s?(?:" + LEAVING + ")\\s?[)）]");
    private static final Pattern GONE_BEHIND_NAME = Pattern.compile("(?<=\\p{L}{2})(?<!에서) (?:" + LEAVING + ")$");
    private static final Pattern GONE_ALONE =
            Pattern.compile("[\\d./월일 -]{0,12}(?:\\p{L}{1,8}로 )?(?:" + LEAVING + ")생?[(（]?[\\d./월일 -]{0,12}[)）]?");
    private static final Pattern REMARK = Pattern.compile(LEAVING + "|전학|유예|휴학|복학|전입|신입");
    private static final Set<String> TOTALS = Set.of("""
        합계 총계 총합 소계 총원 재적 재적수 인원 인원수 총인원 총인원수 계 평균 남학생 여학생 total totals sum grandtotal
        subtotal average classaverage mean count points pointspossible maxpoints outof summe gesamt anzahl
        durchschnitt promedio moyenne totalstudents totalpupils numberofstudents studenttest teststudent 合計 合计
        """.strip().split("\\s+"));

    private RosterCells() {}

    /// A cell in composed letters, with single spaces.
    static String text(String cell) {
        String plain = SPACES.matcher(Normalizer.normalize(cell, Normalizer.Form.NFC))
                .replaceAll(" ")
                .strip();
        Matcher wrapped = AS_TEXT.matcher(plain);
        return wrapped.matches() ? wrapped.group(1).strip() : plain;
    }

    /// The name in a cell; empty if there is none.
    static String name(String cell) {
        String plain = text(cell);
        Matcher link = LINK.matcher(plain);
        if (link.matches()) {
            plain = link.group(1).strip();
        }
        plain = withoutQuotes(SIGN.matcher(plain).replaceFirst(""));
        plain = MARK.matcher(ENUMERATED.matcher(plain).replaceFirst("")).replaceAll("");
        boolean named = !REMARK.matcher(plain).matches()
                && plain.codePoints().anyMatch(Character::isLetter)
                && !plain.startsWith("=")
                && plain.indexOf('@') < 0;
        return named ? lastFirst(plain) : "";
    }

    /// The number in front of a name; empty if there is none.
    static String numberBefore(String cell) {
        Matcher number = ENUMERATED.matcher(text(cell));
        return !number.find() ? "" : number.group(1) == null ? number(number.group(2)) : number.group(1);
    }

    /// A number without what stands around it; any other text as it is.
    static String number(String cell) {
        String plain = text(cell);
        if (CIRCLED.matcher(plain).matches()) {
            return String.valueOf(plain.charAt(0) - '①' + 1);
        }
        Matcher number = NUMBER.matcher(Normalizer.normalize(plain, Normalizer.Form.NFKC));
        return number.matches() ? number.group(1) : plain;
    }

    /// Whether a cell is a number, with what lists write around it.
    static boolean isNumber(String cell) {
        String plain = text(cell);
        return CIRCLED.matcher(plain).matches()
                || NUMBER.matcher(Normalizer.normalize(plain, Normalizer.Form.NFKC))
                        .matches();
    }

    /// Whether a cell begins a row of sums.
    static boolean isTotal(String cell) {
        return cell.length() <= 40 && COUNT.matcher(text(cell)).matches()
                || cell.length() <= 40
                        && TOTALS.contains(NOT_IN_TOTAL
                                .matcher(text(cell).toLowerCase(Locale.ROOT))
                                .replaceAll(""));
    }

    /// Whether a cell surely says that who is named there, or in the row, has left the class: `(전출) 표가온`, `전출`.
    static boolean isGone(String cell) {
        String plain = text(cell);
        return GONE.matcher(plain).find() || GONE_ALONE.matcher(plain).matches();
    }

    /// Whether a name is followed by a word that surely says that they have left the class: `표가온 전출`.
    static boolean isGoneName(String cell) {
        return GONE_BEHIND_NAME.matcher(text(cell)).find();
    }

    /// Whether a cell begins a remark about the list.
    static boolean isNote(String cell) {
        return NOTE.matcher(text(cell)).find();
    }

    /// Whether a text has a letter of Hangul.
    static boolean hasHangul(String text) {
        return text.codePoints()
                .anyMatch(codePoint -> Character.UnicodeScript.of(codePoint) == Character.UnicodeScript.HANGUL);
    }

    /// A name of its parts: Korean ones have the family name first and no space, others the given
    /// name first.
    static String joinName(String family, String given) {
        return hasHangul(family + given) ? family + given : (given + " " + family).strip();
    }

    private static String lastFirst(String name) {
        int comma = name.indexOf(',');
        if (comma <= 0 || comma != name.lastIndexOf(',')) {
            return name;
        }
        String given = withoutQuotes(name.substring(comma + 1).strip());
        return given.isEmpty()
                ? name.substring(0, comma)
                : joinName(name.substring(0, comma).strip(), given);
    }

    private static String withoutQuotes(String text) {
        String plain = text;
        boolean around = plain.length() > 1 && plain.startsWith("\"") && plain.endsWith("\"");
        long quotes = plain.chars().filter(c -> c == '"').count();
        if (around || quotes % 2 == 1) {
            plain = plain.startsWith("\"") ? plain.substring(1) : plain;
            plain = plain.endsWith("\"") ? plain.substring(0, plain.length() - 1) : plain;
        }
        return plain.strip();
    }
}
