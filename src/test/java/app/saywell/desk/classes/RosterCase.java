package app.saywell.desk.classes;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import java.text.Normalizer;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A class list of a kind that people have, and what it says.
///
/// @param learners `number name`, in order
/// @param leftOut how many rows are named as left out
/// @param inDoubt how many rows are named as those in which somebody else may stand
public record RosterCase(String kind, String text, List<String> learners, int leftOut, int inDoubt) {
    private static RosterCase of(String kind, String text, int leftOut, String... learners) {
        return new RosterCase(kind, text, List.of(learners), leftOut, 0);
    }

    private static RosterCase inDoubt(String kind, String text, int inDoubt, String... learners) {
        return new RosterCase(kind, text, List.of(learners), 0, inDoubt);
    }

    /// What a roster holds, in the form of [#learners].
    public static List<String> read(RosterPreview roster) {
        return roster.entries().stream().map(RosterCase::described).toList();
    }

    private static String described(RosterEntry entry) {
        return (entry.number() + " " + entry.name()).strip();
    }

    /// The result in one line.
    public String expected() {
        return learners.stream().collect(Collectors.joining(", "))
                + (leftOut == 0 ? "" : "; left out " + leftOut)
                + (inDoubt == 0 ? "" : "; in doubt " + inDoubt);
    }

    @Override
    public String toString() {
        return kind;
    }

    /// All kinds.
    public static Stream<RosterCase> all() {
        return Stream.of(korean(), elsewhere(), typed(), behindNames()).flatMap(cases -> cases);
    }

    private static Stream<RosterCase> typed() {
        return Stream.of(
                of("tables in Markdown", "| 번호 | 이름 |\n|---|---|\n| 1 | 나윤재 |\n| 2 | 표가온 |\n", 0, "1 나윤재", "2 표가온"),
                of("names with slashes", "나윤재/표가온/민설아", 0, "나윤재", "표가온", "민설아"),
                of("names with dots in the middle", "나윤재 · 표가온 · 민설아", 0, "나윤재", "표가온", "민설아"),
                of("names with spaces in one row", "나윤재 표가온 민설아", 0, "나윤재", "표가온", "민설아"),
                of("wide commas", "번호，이름\n１，나윤재\n２，표가온\n", 0, "1 나윤재", "2 표가온"),
                of(
                        "a middle name",
                        "Student Number,Last Name,First Name,Middle Name,Grade\n"
                                + "100234,Garcia,Maria,L,5\n"
                                + "100235,Murphy,Sean,,5\n",
                        0,
                        "100234 Maria Garcia",
                        "100235 Sean Murphy"),
                of(
                        "admission numbers",
                        "Adno,Surname,Forename,Reg\n1001,Smith,Jack,5A\n1002,Patel,Asha,5A\n",
                        0,
                        "1001 Jack Smith",
                        "1002 Asha Patel"),
                of(
                        "Vietnamese",
                        "STT,Họ và tên,Ngày sinh\n1,Nguyễn Văn An,01/02/2016\n2,Trần Thị Bình,02/03/2016\n",
                        0,
                        "1 Nguyễn Văn An",
                        "2 Trần Thị Bình"),
                of(
                        "a teacher among learners",
                        "Name,Email,Role\n"
                                + "Yunjae Na,y@x.example,Student\n"
                                + "Mr Oh,o@x.example,Teacher\n"
                                + "Gaon Pyo,g@x.example,Student\n",
                        1,
                        "Yunjae Na",
                        "Gaon Pyo"),
                of("sums by sex", "번호,이름\n1,나윤재\n2,표가온\n,남 1명\n,여 1명\n재적,2\n", 3, "1 나윤재", "2 표가온"),
                of("sex behind the name", "1. 나윤재 (남)\n2. 표가온 (여)\n", 0, "1 나윤재", "2 표가온"),
                of("one who has left", "번호,이름\n1,나윤재\n2,(전출) 표가온\n3,(전입) 민설아\n", 1, "1 나윤재", "3 민설아"),
                of("numbers behind names in another order", "나윤재,3\n표가온,1\n민설아,2\n", 0, "3 나윤재", "1 표가온", "2 민설아"),
                of("a remark in a column of its own", "1,나윤재,\n2,표가온,전출\n3,민설아,전학\n", 1, "1 나윤재", "3 민설아"),
                of("a remark in place of a name", "1 나윤재\n2 전학\n3 민설아 전출\n4 도하람\n", 2, "1 나윤재", "4 도하람"),
                inDoubt("a number with several names", "1. 나윤재, 표가온\n2. 민설아\n", 1, "1 나윤재", "2 민설아"),
                inDoubt("numbers with two names each", "1. 나윤재, 표가온\n2. 민설아, 도하람\n", 1, "1 나윤재", "2 민설아"),
                inDoubt("nicknames behind names", "1. 나윤재, 제임스\n2. 표가온\n", 1, "1 나윤재", "2 표가온"),
                inDoubt("a number with two names by a space", "1 나윤재 표가온\n2 민설아\n", 1, "1 나윤재 표가온", "2 민설아"),
                of("a heading with commas and spaces", "번호, 이름\n1, 나윤재\n2, 표가온\n", 0, "1 나윤재", "2 표가온"),
                of(
                        "English headings with commas and spaces",
                        "Last name, First name\nSmith, Emma\nJones, Noah\n",
                        0,
                        "Emma Smith",
                        "Noah Jones"),
                of("a heading with a comma behind each name", "이름,\n나윤재,\n표가온,\n", 0, "나윤재", "표가온"),
                of(
                        "a number, family name, given name of two words",
                        "1. Kim, Min Jun\n2. Lee, Seo Yeon\n3. Park, Jiho\n4. Choi Minho\n",
                        0,
                        "1 Min Jun Kim",
                        "2 Seo Yeon Lee",
                        "3 Jiho Park",
                        "4 Choi Minho"),
                of(
                        "a box that counts beside the list",
                        "번호,이름,,구분,수\n1,나윤재,,전출,0\n2,표가온,,전입,1\n3,민설아,,,\n",
                        0,
                        "1 나윤재",
                        "2 표가온",
                        "3 민설아"),
                of("a number, family name, comma", "1 Kim\n2 Lee, Eun\n3 Park\n", 0, "1 Kim", "2 Eun Lee", "3 Park"),
                of("points without headings", "나윤재,90,85\n표가온,80,95\n민설아,70,60\n", 0, "나윤재", "표가온", "민설아"));
    }

    /// What stands behind a name: roles, remarks, other names.
    private static Stream<RosterCase> behindNames() {
        return Stream.of(
                of("a role behind a comma", "1. 나윤재, 반장\n2. 표가온\n", 0, "1 나윤재", "2 표가온"),
                of("a role with a letter before it", "1. 나윤재, 부반장\n2. 표가온\n", 0, "1 나윤재", "2 표가온"),
                of("a club behind a comma", "1. 나윤재, 도서부\n2. 표가온\n", 0, "1 나윤재", "2 표가온"),
                of("a school behind a comma", "1. 나윤재, 서울초\n2. 표가온\n", 0, "1 나윤재", "2 표가온"),
                of("an absence behind a comma", "1. 나윤재, 조퇴\n2. 표가온\n", 0, "1 나윤재", "2 표가온"),
                of("a role by a space", "1 나윤재 부반장\n2 표가온 서기\n3 민설아\n", 0, "1 나윤재", "2 표가온", "3 민설아"),
                of("sex in a letter behind commas", "1 Kim, M\n2 Lee, F\n", 0, "1 Kim", "2 Lee"),
                of("a grade in a letter behind commas", "1 Kim, A\n2 Lee\n", 0, "1 Kim", "2 Lee"),
                of("grades in letters behind commas", "1 Kim, A\n2 Lee, B\n", 0, "1 Kim", "2 Lee"),
                of("an absence in English", "1 Emma, Absent\n2 Noah, Present\n", 0, "1 Emma", "2 Noah"),
                of("an absence in one row", "1 Emma, Absent\n2 Noah\n", 0, "1 Emma", "2 Noah"),
                of(
                        "numbered given and family names in columns",
                        "1 Emma\tSmith\n2 Noah\tJones\n",
                        0,
                        "1 Emma Smith",
                        "2 Noah Jones"),
                of(
                        "numbered family names, commas",
                        "1. Smith, Emma\n2. Jones, Noah\n",
                        0,
                        "1 Emma Smith",
                        "2 Noah Jones"),
                of("an English name beside one", "1. 나윤재\tJane\n2. 표가온\t\n", 0, "1 나윤재", "2 표가온"),
                of("an English name beside one, cut", "1. 나윤재\tJane\n2. 표가온\n", 0, "1 나윤재", "2 표가온"),
                of(
                        "a foreign name in Hangul",
                        "1 나윤재\n2 표가온\n3 소피아 마르티네즈\n4 나타샤 이바노바\n",
                        0,
                        "1 나윤재",
                        "2 표가온",
                        "3 소피아 마르티네즈",
                        "4 나타샤 이바노바"),
                inDoubt(
                        "a second name behind few numbers",
                        "1. 나윤재, 표가온\n2. 민설아\n3. 도하람\n",
                        1,
                        "1 나윤재",
                        "2 민설아",
                        "3 도하람"),
                inDoubt(
                        "a foreign name of twice three letters",
                        "1 나윤재\n2 마리아 이사벨\n3 도하람\n",
                        1,
                        "1 나윤재",
                        "2 마리아 이사벨",
                        "3 도하람"),
                of(
                        "remarks of who has come",
                        "번호,이름,비고\n1,나윤재,부산에서 전학\n2,표가온,부산에서 (전출)\n3,민설아,수업료 유예\n4,도하람,부산에서 전출\n",
                        0,
                        "1 나윤재",
                        "2 표가온",
                        "3 민설아",
                        "4 도하람"),
                of(
                        "remarks of who has left",
                        "번호,이름,비고\n1,나윤재,전출\n2,표가온,3.2. 전출\n3,민설아,부산으로 전출\n4,도하람,(자퇴)\n5,오한결,\n",
                        4,
                        "5 오한결"),
                of(
                        "marks of who has come or waits",
                        "1. (전학) 나윤재\n2. 표가온(휴학)\n3. 민설아 전학\n4. 도하람 전출\n",
                        1,
                        "1 나윤재",
                        "2 표가온",
                        "3 민설아"));
    }

    private static Stream<RosterCase> korean() {
        return Stream.of(
                of(
                        "title row and commas of a school system",
                        "2027학년도 4학년 1반 명렬표,,,\n번호,성명,성별,생년월일\n1,나윤재,남,2016.01.02\n2,표가온,여,2016.03.05\n",
                        1,
                        "1 나윤재",
                        "2 표가온"),
                of(
                        "grade, class, number without headings",
                        "4,1,1,나윤재\n4,1,2,표가온\n4,1,3,민설아\n",
                        0,
                        "1 나윤재",
                        "2 표가온",
                        "3 민설아"),
                of("grade, class, number with headings", "학년,반,번호,이름\n4,1,1,나윤재\n4,1,2,표가온\n", 0, "1 나윤재", "2 표가온"),
                of(
                        "several classes in one list",
                        "반,번호,이름\n1,1,나윤재\n1,2,표가온\n2,1,민설아\n2,2,도하람\n",
                        0,
                        "1-1 나윤재",
                        "1-2 표가온",
                        "2-1 민설아",
                        "2-2 도하람"),
                of(
                        "several classes without headings",
                        "1,1,나윤재\n1,2,표가온\n2,1,민설아\n2,2,도하람\n",
                        0,
                        "1-1 나윤재",
                        "1-2 표가온",
                        "2-1 민설아",
                        "2-2 도하람"),
                of("several grades", "학년\t반\t번호\t성명\n3학년\t1반\t1\t나윤재\n4학년\t1반\t1\t표가온\n", 0, "3-1-1 나윤재", "4-1-1 표가온"),
                of(
                        "row number beside the name in two scripts",
                        "연번,학생 이름(한글),영문 이름\n1,나윤재,Yunjae Na\n2,표가온,Gaon Pyo\n",
                        0,
                        "1 나윤재",
                        "2 표가온"),
                of("row number and attendance number", "순번,출석번호,이름\n1,7,나윤재\n2,9,표가온\n", 0, "7 나윤재", "9 표가온"),
                of("student number and attendance number", "학번,번호,성명\n40107,7,나윤재\n40109,9,표가온\n", 0, "7 나윤재", "9 표가온"),
                of(
                        "student number alone",
                        "40107 나윤재\n40109 표가온\n40110 민설아\n",
                        0,
                        "40107 나윤재",
                        "40109 표가온",
                        "40110 민설아"),
                of("numbers with a counter", "번호,이름\n1번,나윤재\n2번,표가온\n", 0, "1 나윤재", "2 표가온"),
                of("numbers with decimals", "번호,이름\n1.0,나윤재\n2.0,표가온\n", 0, "1 나윤재", "2 표가온"),
                of("enumerated names", "1. 나윤재\n2. 표가온\n3) 민설아\n", 0, "1 나윤재", "2 표가온", "3 민설아"),
                of("enumerated names in circles", "①나윤재\n②표가온\n③ 민설아\n", 0, "1 나윤재", "2 표가온", "3 민설아"),
                of("numbers before names by a space", "1 나윤재\n2 표가온\n3 민설아\n", 0, "1 나윤재", "2 표가온", "3 민설아"),
                of("numbers behind names", "나윤재 1\n표가온 2\n민설아(3)\n", 0, "1 나윤재", "2 표가온", "3 민설아"),
                of("grade, class, number in words", "4학년 1반 1번 나윤재\n4학년 1반 2번 표가온\n", 0, "1 나윤재", "2 표가온"),
                of("heading by a space", "번호 이름\n1 나윤재\n2 표가온\n", 0, "1 나윤재", "2 표가온"),
                of("enumerated names in a column with a heading", "이름\n1. 나윤재\n2. 표가온\n", 0, "1 나윤재", "2 표가온"),
                of("names alone", "나윤재\n표가온\n민설아\n", 0, "나윤재", "표가온", "민설아"),
                of("names alone with a title", "4학년 1반 명단\n나윤재\n표가온\n민설아\n", 1, "나윤재", "표가온", "민설아"),
                of("names in one row", "나윤재, 표가온, 민설아", 0, "나윤재", "표가온", "민설아"),
                of(
                        "two blocks beside one another",
                        "번호,이름,번호,이름\n1,나윤재,3,민설아\n2,표가온,4,도하람\n",
                        0,
                        "1 나윤재",
                        "2 표가온",
                        "3 민설아",
                        "4 도하람"),
                of("two blocks without headings", "1,나윤재,3,민설아\n2,표가온,,\n", 0, "1 나윤재", "2 표가온", "3 민설아"),
                of("sum below", "번호,성명\n1,나윤재\n2,표가온\n합계,2명\n", 1, "1 나윤재", "2 표가온"),
                of("sum and remark below", "번호\t성명\n1\t나윤재\n2\t표가온\n총 인원\t2\n※ 전출생 제외\t\n", 2, "1 나윤재", "2 표가온"),
                of("teacher above", "담임: 오한결\n번호,성명\n1,나윤재\n2,표가온\n", 1, "1 나윤재", "2 표가온"),
                of("heading repeated on each page", "번호,성명\n1,나윤재\n번호,성명\n2,표가온\n", 1, "1 나윤재", "2 표가온"),
                of("family name apart", "성,이름,번호\n나,윤재,1\n표,가온,2\n", 0, "1 나윤재", "2 표가온"),
                of(
                        "decomposed letters",
                        Normalizer.normalize("번호,이름\n1,나윤재\n2,표가온\n", Normalizer.Form.NFD),
                        0,
                        "1 나윤재",
                        "2 표가온"),
                of("line ends of old Macs", "번호,이름\r1,나윤재\r2,표가온", 0, "1 나윤재", "2 표가온"),
                of("spaces in names and blank rows", "번호,이름\n1,나 윤 재\n\n2, 표가온 \n", 0, "1 나 윤 재", "2 표가온"),
                of(
                        "twice, without a name, without a number",
                        "번호,이름\n1,나윤재\n2,나윤재\n2,나윤재\n3,\n,표가온\n",
                        2,
                        "1 나윤재",
                        "2 나윤재",
                        "표가온"),
                of("one number for two", "번호,이름\n1,나윤재\n1,표가온\n", 1, "1 나윤재"),
                of(
                        "formulas",
                        "번호,이름\n1,=HYPERLINK(\"http://a.example\")\n2,+표가온\n=\"03\",민설아\n",
                        1,
                        "2 표가온",
                        "03 민설아"),
                of(
                        "a quotation mark that is never closed",
                        "번호,이름\n1,\"나윤재\n2,표가온\n3,민설아\n",
                        0,
                        "1 나윤재",
                        "2 표가온",
                        "3 민설아"),
                of(
                        "quotation marks that close in the next row",
                        "번호,이름\n1,\"나윤재\n2,\"표가온\n3,민설아\n",
                        0,
                        "1 나윤재",
                        "2 표가온",
                        "3 민설아"),
                of("names with figures", "번호,이름\n1,학생1\n2,학생2\n", 0, "1 학생1", "2 학생2"),
                of(
                        "parents and teachers beside",
                        "번호,담임 성명,보호자 성명,성명\n1,오한결,나준서,나윤재\n2,오한결,표지안,표가온\n",
                        0,
                        "1 나윤재",
                        "2 표가온"),
                of("sex beside, without headings", "1,나윤재,남\n2,표가온,여\n3,민설아,여\n", 0, "1 나윤재", "2 표가온", "3 민설아"));
    }

    private static Stream<RosterCase> elsewhere() {
        return Stream.of(
                of("separator named in the first line", "sep=;\nNo;Name\n1;Yunjae\n2;Gaon\n", 0, "1 Yunjae", "2 Gaon"),
                of(
                        "byte order mark and semicolons",
                        "\ufeffNr;Nachname;Vorname\n1;Na;Yunjae\n2;Pyo;Gaon\n",
                        0,
                        "1 Yunjae Na",
                        "2 Gaon Pyo"),
                of(
                        "German with one name column",
                        "Nr.;Name;Vorname\n1;Weber;Lena\n2;Otto;Jan\n",
                        0,
                        "1 Lena Weber",
                        "2 Jan Otto"),
                of("French", "N°;Nom;Prénom\n1;Petit;Zoé\n2;Roy;Luc\n", 0, "1 Zoé Petit", "2 Luc Roy"),
                of(
                        "Spanish",
                        "Número,Apellidos,Nombre\n1,Gil Vega,Sol\n2,Ríos,Teo\n",
                        0,
                        "1 Sol Gil Vega",
                        "2 Teo Ríos"),
                of("Japanese", "番号,氏名\n1,山田花\n2,林海斗\n", 0, "1 山田花", "2 林海斗"),
                of(
                        "marks with a row of points",
                        "Last Name,First Name,Email Address,Quiz 1\n"
                                + "Na,Yunjae,y@x.example,10\n"
                                + "Points,,,100\n"
                                + "Pyo,Gaon,g@x.example,9\n",
                        1,
                        "Yunjae Na",
                        "Gaon Pyo"),
                of(
                        "family name, comma, given name in quotation marks",
                        "Student ID,Student Name,Email\n"
                                + "2001,\"Na, Yunjae\",y@x.example\n"
                                + "2002,\"Pyo, \"\"Gaon\"\"\",g@x.example\n",
                        0,
                        "2001 Yunjae Na",
                        "2002 Gaon Pyo"),
                of("roll numbers", "Roll No,Pupil Name\n1,Yunjae Na\n2,Gaon Pyo\n", 0, "1 Yunjae Na", "2 Gaon Pyo"),
                of(
                        "names in two languages",
                        "No,English Name,Korean Name\n1,Sunny,나윤재\n2,Leo,표가온\n",
                        0,
                        "1 나윤재",
                        "2 표가온"),
                of("English names alone", "No,English Name\n1,Sunny\n2,Leo\n", 0, "1 Sunny", "2 Leo"),
                of(
                        "headings in words that are not known",
                        "Kode,Peserta\n1,Yunjae Na\n2,Gaon Pyo\n3,Sora Min\n",
                        0,
                        "1 Yunjae Na",
                        "2 Gaon Pyo",
                        "3 Sora Min"),
                of("two words without headings", "Yunjae,Na\nGaon,Pyo\n", 0, "Yunjae Na", "Gaon Pyo"),
                of(
                        "a title above headings",
                        "Roster of Year 4,,\n,,\nNo.,First name,Surname\n1,Yunjae,Na\n2,Gaon,Pyo\n",
                        1,
                        "1 Yunjae Na",
                        "2 Gaon Pyo"),
                of(
                        "average below",
                        "ID,Name,Score\n1,Yunjae Na,10\n2,Gaon Pyo,8\nAverage,,9\n",
                        1,
                        "1 Yunjae Na",
                        "2 Gaon Pyo"),
                of(
                        "a family name that is a word for a sum",
                        "No,Last,First\n1,Sum,Yee\n2,Mean,Ann\n",
                        0,
                        "1 Yee Sum",
                        "2 Ann Mean"));
    }
}
