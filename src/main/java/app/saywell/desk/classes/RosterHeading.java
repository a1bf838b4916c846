package app.saywell.desk.classes;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// What a heading of a class list says of its column, in the languages in which lists come.
enum RosterHeading {
    /// The full name.
    NAME(RosterColumn.NAME),
    /// The name in Latin letters beside the one in Hangul.
    ENGLISH_NAME(RosterColumn.IGNORED),
    /// The given name.
    GIVEN(RosterColumn.GIVEN),
    /// The family name.
    FAMILY(RosterColumn.FAMILY),
    /// The attendance number.
    NUMBER(RosterColumn.NUMBER),
    /// A number that the school gives once.
    STUDENT_ID(RosterColumn.NUMBER),
    /// The number of the row.
    SERIAL(RosterColumn.NUMBER),
    /// The class.
    CLASS(RosterColumn.CLASS),
    /// The grade or year.
    GRADE(RosterColumn.CLASS),
    /// Something else that lists have.
    OTHER(RosterColumn.IGNORED);

    private static final Pattern IN_BRACKETS = Pattern.compile("[(\\[（][^)\\]）]*[)\\]）]");
    private static final Pattern NO_SIGN = Pattern.compile("[^\\p{L}\\p{N}#№]+");
    private static final Pattern ACCENT = Pattern.compile("\\p{Mn}+");

    private static final Set<String> NAMES = words("""
        name fullname studentname student students pupil pupils pupilname learner learnername alias displayname
        childname childsname koreanname nativename studentsname nameofstudent nameofpupil namekorean
        nombrecompleto nombreyapellidos apellidosynombre apellidosynombres alumno alumna estudiante
        eleve nometprenom nomprenom nomcomplet nome nomecompleto aluno schuler schulername schulerin nombre
        naam leerling imieinazwisko imienazwisko adsoyad adisoyadi hovaten hoten фио ученик
        이름 성명 학생명 학생이름 학생성명 성함 학생 氏名 名前 生徒名 姓名 学生姓名
        """);
    private static final Set<String> GIVEN_NAMES = words("""
        givenname givennames firstname firstnames first given forename forenames vorname rufname prenom prenoms nombres
        voornaam fornamn imie ad adi имя 명 名
        """);
    private static final Set<String> FAMILY_NAMES = words("""
        familyname lastname lastnames surname surnames last family nachname familienname zuname nom nomdefamille apellido apellidos
        cognome sobrenome achternaam efternamn nazwisko soyad soyadi фамилия 성 성씨 姓
        """);
    private static final Set<String> ENGLISH_NAMES = words("""
        englishname nameinenglish englishfullname romanizedname romanisedname latinname nameenglish nickname
        영문이름 영어이름 영문성명 영문명 영어명 영문 닉네임 별명
        """);
    private static final Set<String> NUMBERS = words("""
        number no nr num numero nummer n rollno rollnumber roll attendanceno attendancenumber seatno seatnumber studentno №
        번호 출석번호 출번 번 出席番号 番号 座号
        """);
    private static final Set<String> STUDENT_IDS = words("""
        studentid id sid adno admno lrn sisuserid sisid idnumber studentnumber pupilid pupilnumber matrikelnummer matricule upn admissionno
        admissionnumber userid sourcedid 학번 학생번호 고유번호 学号
        """);
    private static final Set<String> SERIALS = words("""
        sn sno stt slno srno serial serialno serialnumber index # lfdnr lfd seq sequence order 연번 순번 일련번호 순 순서 序号
        """);
    private static final Set<String> CLASSES = words("""
        class classname section homeroom klasse clase classe group form 반 학급 분반 학반 班 班级 組
        """);
    private static final Set<String> GRADES = words("""
        grade gradelevel year yeargroup level jahrgang stufe jahrgangsstufe 학년 年级 学年
        """);
    private static final Set<String> OTHERS = words("""
        middlename middle middleinitial suffix title email emailaddress mail emailid sislogin sisloginid loginid login username gender sex dob birthday birthdate
        dateofbirth phone mobile telephone address notes note remarks remark comment status role team house points quiz
        score mark final geschlecht geburtsdatum 성별 생년월일 생일 비고 주소 전화 전화번호 연락처 휴대폰 휴대전화
        이메일 메일 출결 점수 특이사항 메모 전입 전출 학적 확인 서명 남녀
        """);

    /// Whoever is named so is no learner.
    private static final List<String> OF_OTHERS = List.of(
            "teacher",
            "parent",
            "guardian",
            "school",
            "father",
            "mother",
            "emergency",
            "course",
            "team",
            "file",
            "user",
            "학교",
            "담임",
            "교사",
            "교수",
            "강사",
            "보호자",
            "학부모",
            "부모",
            "어머니",
            "아버지",
            "과목",
            "강좌",
            "전화",
            "주민",
            "우편");

    private final RosterColumn column;

    RosterHeading(RosterColumn column) {
        this.column = column;
    }

    /// The column that it heads.
    RosterColumn column() {
        return column;
    }

    /// Whether it heads a name or a part of one.
    boolean isName() {
        return this == NAME || this == GIVEN || this == FAMILY || this == ENGLISH_NAME;
    }

    /// What a heading says; empty if it is not known as one.
    static Optional<RosterHeading> of(String cell) {
        if (cell.isBlank() || cell.length() > 60) {
            return Optional.empty();
        }
        String whole = squeeze(cell);
        Optional<RosterHeading> known = known(whole);
        return known.isPresent()
                ? known
                : known(squeeze(IN_BRACKETS.matcher(cell).replaceAll(" "))).or(() -> byParts(whole));
    }

    private static Optional<RosterHeading> known(String word) {
        if (FAMILY_NAMES.contains(word)) {
            return Optional.of(FAMILY);
        }
        if (GIVEN_NAMES.contains(word)) {
            return Optional.of(GIVEN);
        }
        if (ENGLISH_NAMES.contains(word)) {
            return Optional.of(ENGLISH_NAME);
        }
        if (NAMES.contains(word)) {
            return Optional.of(NAME);
        }
        return knownNumber(word);
    }

    private static Optional<RosterHeading> knownNumber(String word) {
        if (NUMBERS.contains(word)) {
            return Optional.of(NUMBER);
        }
        if (STUDENT_IDS.contains(word)) {
            return Optional.of(STUDENT_ID);
        }
        if (SERIALS.contains(word)) {
            return Optional.of(SERIAL);
        }
        if (CLASSES.contains(word)) {
            return Optional.of(CLASS);
        }
        if (GRADES.contains(word)) {
            return Optional.of(GRADE);
        }
        return OTHERS.contains(word) ? Optional.of(OTHER) : Optional.empty();
    }

    private static Optional<RosterHeading> byParts(String word) {
        boolean named = word.endsWith("name") || word.endsWith("이름") || word.endsWith("성명") || word.startsWith("name");
        boolean numbered = word.endsWith("번호") || word.endsWith("number");
        if ((named || numbered) && OF_OTHERS.stream().anyMatch(word::contains)) {
            return Optional.of(OTHER);
        }
        if (named && (word.contains("middle") || word.contains("preferred"))) {
            return Optional.of(OTHER);
        }
        if (named && (word.contains("english") || word.contains("영문") || word.contains("영어"))) {
            return Optional.of(ENGLISH_NAME);
        }
        if (named && (word.contains("last") || word.contains("family") || word.contains("sur"))) {
            return Optional.of(FAMILY);
        }
        if (named && (word.contains("first") || word.contains("given") || word.contains("fore"))) {
            return Optional.of(GIVEN);
        }
        return named ? Optional.of(NAME) : numbered ? Optional.of(NUMBER) : Optional.empty();
    }

    private static String squeeze(String cell) {
        String plain =
                ACCENT.matcher(Normalizer.normalize(cell, Normalizer.Form.NFKD)).replaceAll("");
        String composed = Normalizer.normalize(plain, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
        return NO_SIGN.matcher(composed).replaceAll("");
    }

    private static Set<String> words(String list) {
        return Set.of(list.strip().split("\\s+"));
    }
}
