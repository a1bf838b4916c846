package app.saywell.desk.classes;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// What people's names look like.
final class PersonNames {
    private static final Pattern HANGUL = Pattern.compile("[가-힣]{2,5}|[가-힣]{1,2} [가-힣]{1,3}");
    private static final Pattern LATIN = Pattern.compile(
            "\\p{Lu}[\\p{L}\\p{M}.'’`-]{0,24}(?:,? \\p{L}[\\p{L}\\p{M}.'’`-]{0,24}){0,5}|\\p{Lu}{2,24}");
    private static final int WHOLE = 3;
    private static final Pattern SPACE = Pattern.compile(" ");
    private static final Pattern WORDS = Pattern.compile("[^@\\d]{1,60}");
    private static final Set<String> NO_NAMES = Set.of("""
        남 여 남자 여자 남학생 여학생 m f male female boy girl yes no 예 아니오 true false
        재학 전입 전출 전학 휴학 복학 편입 자퇴 퇴학 제적 유예 유급 위탁 전입생 전출생 전학생 신입생 복학생 편입생 신입 정원외
        미제출 제출 출석 결석 지각 조퇴 결과 결시 병결 인정결석 병결석 조퇴함 지각함
        반장 부반장 회장 부회장 전교회장 전교부회장 학급회장 서기 총무 회계 주번 당번 도우미 조장 부조장 모둠장 기록이 지킴이
        나눔이 이끔이 주장 대표 반대표 부대표 임원 방과후 장애 특수 통합 다문화 기숙사 담임 선생님 교사
        active inactive absent present late excused sick tardy left new transferred withdrawn moved leader captain
        monitor president vice secretary treasurer prefect helper class teacher student pupil leave exempt ell esl iep
        """.strip().split("\\s+"));
    private static final Pattern GROUP = Pattern.compile("[가-힣]+[부초중고반]");
    private static final Pattern CLUB = Pattern.compile("[가-힣]+[부초반]");

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

    /// Whether a text behind a name is rather what its owner does, or a club or a school: `부반장`, `도서부`, `서울초`.
    static boolean isRole(String text) {
        return GROUP.matcher(text).matches()
                || SPACE.splitAsStream(text.toLowerCase(Locale.ROOT)).anyMatch(NO_NAMES::contains);
    }

    /// Whether a text behind a family name is a given name in Latin letters, and neither a letter nor a remark.
    static boolean isGivenName(String text) {
        return text.length() > 1 && likeness(text) > 1 && !isRole(text);
    }

    /// Whether a text behind a Korean name may be another one: three letters that are no club and no school.
    static boolean isAnotherKorean(String text) {
        return isWholeKorean(text) && !CLUB.matcher(text).matches();
    }

    /// Whether a text is a Korean name of three letters, as nearly all are.
    static boolean isWholeKorean(String text) {
        return text.length() == WHOLE && text.indexOf(' ') < 0 && isKorean(text);
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
        boolean latin = name.length() > 1 && LATIN.matcher(name).matches();
        if (latin && name.indexOf(' ') > 0) {
            return 3;
        }
        return latin ? 2 : WORDS.matcher(name).matches() || RosterCells.hasHangul(name) ? 1 : 0;
    }
}
