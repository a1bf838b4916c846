package app.saywell.desk.classes;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// What people's names look like.
final class PersonNames {
    private static final Pattern HANGUL = Pattern.compile("[가-힣]{2,5}|[가-힣]{1,2} [가-힣]{1,3}");
    private static final Pattern LATIN = Pattern.compile(
            "\\p{Lu}[\\p{L}\\p{M}.'’`-]{0,24}(?:,? \\p{L}[\\p{L}\\p{M}.'’`-]{0,24}){0,5}|\\p{Lu}{2,24}");
    private static final Pattern WORDS = Pattern.compile("[^@\\d]{1,60}");
    private static final Set<String> NO_NAMES = Set.of(
            "남",
            "여",
            "남자",
            "여자",
            "남학생",
            "여학생",
            "m",
            "f",
            "male",
            "female",
            "boy",
            "girl",
            "yes",
            "no",
            "예",
            "아니오",
            "재학",
            "전입",
            "전출",
            "전학",
            "휴학",
            "미제출",
            "제출",
            "출석",
            "결석",
            "active",
            "inactive",
            "true",
            "false");

    /// The family names of nearly all Koreans, of one syllable and of two (Statistics Korea, 2015).
    private static final String FAMILY_NAMES =
            "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국어은편용예경봉사부가복태목형피두감음동온호";

    private static final Set<String> LONG_FAMILY_NAMES = Set.of("남궁", "황보", "제갈", "선우", "독고", "사공", "서문", "동방");

    private PersonNames() {}

    /// Whether a text may be the whole name of a Korean.
    static boolean isKorean(String text) {
        return HANGUL.matcher(text).matches()
                && !NO_NAMES.contains(text)
                && (FAMILY_NAMES.indexOf(text.charAt(0)) >= 0 || LONG_FAMILY_NAMES.contains(text.substring(0, 2)));
    }

    /// Whether a text is a Korean family name and nothing else.
    static boolean isKoreanFamilyName(String text) {
        return (text.length() == 1 && FAMILY_NAMES.indexOf(text.charAt(0)) >= 0) || LONG_FAMILY_NAMES.contains(text);
    }

    /// How much a text looks like a name: 0 not at all, 4 like a whole name in Hangul.
    static int likeness(String text) {
        String name = RosterCells.name(text);
        if (name.isEmpty() || NO_NAMES.contains(name.toLowerCase(Locale.ROOT))) {
            return 0;
        }
        if (isKorean(name)) {
            return 4;
        }
        boolean latin = LATIN.matcher(name).matches();
        if (latin && name.indexOf(' ') > 0) {
            return 3;
        }
        return latin ? 2 : WORDS.matcher(name).matches() || RosterCells.hasHangul(name) ? 1 : 0;
    }
}
