package app.saywell.desk.homework;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.homework.HomeworkOrder.HomeworkAudience;
import app.saywell.desk.school.RefusedContentException;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.signal.TakeQualityLimits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class HomeworkPageTest {
    private static final Path PARTS = Path.of("src/main/resources/app/saywell/desk/homework");

    @TempDir
    Path folder;

    @Test
    void aModelReadingThatCannotBeReadIsMissingOnThePageAndNamed() throws Exception {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            HomeworkLesson lesson =
                    new HomeworkLesson(fixture, "Unit 3", List.of("We call it bear", "What about the bus"), 1);
            long damaged = lesson.sentences.getFirst().id();
            Files.write(
                    fixture.library
                            .recordings()
                            .pathOf(fixture.library
                                    .readings()
                                    .findBySentence(damaged)
                                    .getFirst()
                                    .audio()),
                    new byte[] {1, 2, 3});
            Path file = folder.resolve("page.html");
            GivenHomework given = lesson.give(HomeworkAudience.WHOLE_CLASS, file);
            assertThat(given.unreadable()).containsExactly("We call it bear");
            JsonNode content = content(Files.readString(file));
            assertThat(content.at("/sentences/0/audio").isString()).isFalse();
            assertThat(content.at("/sentences/1/audio").isString()).isTrue();
        }
    }

    @Test
    void fifteenSentencesWithModelsStayBelowEightMegabytesAndMakeNoRequest() throws Exception {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            List<String> texts = IntStream.rangeClosed(1, 15)
                    .mapToObj(n -> "We call it bear " + n)
                    .toList();
            HomeworkLesson lesson = new HomeworkLesson(fixture, "Unit 3", texts, 4);
            Path file = folder.resolve("page.html");
            GivenHomework given = lesson.give(HomeworkAudience.WHOLE_CLASS, file);
            assertThat(given.bytes()).isEqualTo(Files.size(file)).isLessThan(8_000_000);
            assertThat(given.withoutReading()).isZero();
            String page = Files.readString(file);
            String policy = group(page, "Content-Security-Policy\" content=\"([^\"]*)\"");
            assertThat(policy)
                    .startsWith("default-src 'none'; ")
                    .doesNotContain("unsafe", "http", "*", "connect-src")
                    .contains("script-src '" + digest(group(page, "<script>(.*?)</script>")) + "'")
                    .contains("style-src '" + digest(group(page, "<style>(.*?)</style>")) + "'");
            // The name of the namespace of SVG is no address that is asked.
            String withoutAudio = page.replaceAll("\"audio\":\"[^\"]*\"", "").replace("http://www.w3.org/2000/svg", "");
            assertThat(withoutAudio)
                    .doesNotContain("http://", "https://", "fetch(", "XMLHttpRequest", "WebSocket")
                    .doesNotContain("sendBeacon", "import(", "eval(", "innerHTML", " style=\"");
            JsonNode content = content(page);
            assertThat(content.get("sentences")).hasSize(15);
            byte[] mp3 =
                    Base64.getDecoder().decode(content.at("/sentences/4/audio").asString());
            assertThat(new AudioDecoder().decode(mp3).seconds()).isBetween(3.9, 4.3);
            Homework homework =
                    fixture.library.homework().findByClass(lesson.classId).getFirst();
            assertThat(homework).isEqualTo(given.homework());
            assertThat(content.get("homework").asString())
                    .isEqualTo(homework.id().toString());
            assertThat(Base64.getDecoder().decode(content.get("publicPoint").asString()))
                    .isEqualTo(fixture.library
                            .classKeys()
                            .findByClass(lesson.classId)
                            .orElseThrow()
                            .publicPoint());
            assertThat(content.at("/limits/minPeakDb").asDouble()).isEqualTo(TakeQualityLimits.MIN_PEAK_DB);
        }
    }

    @Test
    void longerLessonsGetALowerBitRateSoThatTheyStaySmall() {
        assertThat(HomeworkSentences.bitRate(60)).isEqualTo(64);
        assertThat(HomeworkSentences.bitRate(800)).isEqualTo(48);
        assertThat(HomeworkSentences.bitRate(1_300)).isEqualTo(32);
        // In Base64 it is a third more.
        assertThat(1_300 * 32_000 / 8 * 4 / 3).isLessThan(8_000_000);
        assertThat(HomeworkSentences.MAX_AUDIO_BYTES * 4 / 3).isLessThan(7_500_000);
    }

    @Test
    void whateverATextContainsStaysText() throws Exception {
        String hostile = "</script><script>alert(1)</script> @script@ <!-- & \u2028 \"quoted\"";
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            HomeworkLesson lesson = new HomeworkLesson(fixture, "<b>@content@</b>", List.of(hostile), 1);
            Path file = folder.resolve("page.html");
            lesson.give(HomeworkAudience.WHOLE_CLASS, file);
            String page = Files.readString(file);
            assertThat(page.split("</script>", -1)).hasSize(3);
            assertThat(page.split("<script", -1)).hasSize(3);
            assertThat(page).doesNotContain("<!--", "<b>");
            assertThat(content(page).at("/sentences/0/text").asString())
                    .isEqualTo(lesson.sentences.getFirst().text())
                    .contains("</script>", "@script@");
            assertThat(content(page).get("title").asString()).isEqualTo("<b>@content@</b>");
        }
    }

    @Test
    void aFileForOneLearnerHoldsNothingOfOthers() throws Exception {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            HomeworkLesson lesson = new HomeworkLesson(fixture, "Unit 3", List.of("One"), 1);
            List<Learner> learners = List.of(
                    lesson.learner("하늘별", "7", Consent.THIS_COMPUTER),
                    lesson.learner("바다빛", "12", Consent.HOSTED),
                    lesson.learner("없는 동의", "13", Consent.NONE),
                    lesson.learner("숙제는 안 함", "14", Consent.THIS_COMPUTER));
            fixture.useCases
                    .learners()
                    .recordConsent(
                            List.of(learners.get(3).id()),
                            Consent.THIS_COMPUTER,
                            Optional.of(false),
                            "a parent",
                            "paper");
            GivenHomework given = lesson.give(HomeworkAudience.EACH_LEARNER, folder);
            assertThat(given.files()).isEqualTo(2);
            assertThat(given.leftOut()).isEqualTo(2);
            assertThat(files(given.target())).containsExactlyInAnyOrder("3-2-7-Unit-3.html", "3-2-12-Unit-3.html");
            String page = Files.readString(given.target().resolve("3-2-7-Unit-3.html"));
            assertThat(content(page).at("/learner/alias").asString()).isEqualTo("하늘별");
            assertThat(content(page).at("/learner/id").asString())
                    .isEqualTo(Long.toString(learners.getFirst().id()));
            assertThat(page).doesNotContain("바다빛", "없는 동의", "숙제는 안 함", "a parent");
            // A second time nothing is overwritten.
            assertThat(lesson.give(HomeworkAudience.EACH_LEARNER, folder).target())
                    .isNotEqualTo(given.target());
            assertThat(files(folder)).doesNotContain(".homework");
        }
    }

    @Test
    void aPageForAllHoldsNoLearner() throws Exception {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            HomeworkLesson lesson = new HomeworkLesson(fixture, "Unit 3", List.of("One"), 1);
            lesson.learner("하늘별", "7", Consent.THIS_COMPUTER);
            Path file = folder.resolve("page.html");
            lesson.give(HomeworkAudience.WHOLE_CLASS, file);
            assertThat(Files.readString(file)).doesNotContain("하늘별");
            assertThat(content(Files.readString(file)).get("learner").isNull()).isTrue();
        }
    }

    @Test
    void withoutSentencesOrLearnersNothingIsWritten() throws Exception {
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("data"))) {
            HomeworkLesson lesson = new HomeworkLesson(fixture, "Unit 3", List.of("One"), 1);
            Path target = Files.createDirectory(folder.resolve("target"));
            assertThatThrownBy(() -> lesson.give(HomeworkAudience.EACH_LEARNER, target))
                    .isInstanceOf(RefusedContentException.class);
            fixture.useCases
                    .lessons()
                    .deleteSentence(lesson.sentences.getFirst().id());
            assertThatThrownBy(() -> lesson.give(HomeworkAudience.WHOLE_CLASS, target.resolve("page.html")))
                    .isInstanceOf(RefusedContentException.class);
            assertThatThrownBy(() -> lesson.give(HomeworkAudience.WHOLE_CLASS, target.resolve("none/page.html")))
                    .isInstanceOf(Exception.class);
            assertThat(files(target)).isEmpty();
            assertThat(fixture.library.homework().findByClass(lesson.classId)).isEmpty();
        }
    }

    @Test
    void bothLanguagesSayTheSameThingsAndTheScriptSaysNothingElse() throws IOException {
        Map<String, String> english = RecorderPage.texts("en");
        Map<String, String> korean = RecorderPage.texts("ko");
        assertThat(korean.keySet()).isEqualTo(english.keySet());
        english.forEach(
                (key, text) -> assertThat(places(korean.get(key))).as(key).isEqualTo(places(text)));
        korean.forEach((key, text) -> {
            if (!key.equals("tools.language") && !key.endsWith(".label")) {
                assertThat(text).as(key).containsPattern("[가-힣]");
            }
        });
        List<String> named = new ArrayList<>();
        for (String module : HomeworkPage.MODULES) {
            String code = Files.readString(PARTS.resolve(module + ".js"));
            assertThat(code.replaceAll("(?m)^\\s*//.*$", "").replaceAll("ㄱ|ㄴ|ㅣ", ""))
                    .as(module)
                    .doesNotContainPattern("[가-힣ㄱ-ㅎ]");
            Matcher key = Pattern.compile("'([a-z-]+(?:\\.[a-z-]+)+)'").matcher(code);
            while (key.find()) {
                named.add(key.group(1));
            }
        }
        assertThat(named).hasSizeGreaterThan(50);
        assertThat(english.keySet())
                .containsAll(named.stream().filter(this::isKey).toList());
    }

    private boolean isKey(String literal) {
        return !literal.equals("manifest.json");
    }

    private static TreeSet<String> places(String text) {
        TreeSet<String> places = new TreeSet<>();
        Matcher place = Pattern.compile("\\{\\d}").matcher(text);
        while (place.find()) {
            places.add(place.group());
        }
        return places;
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    private static JsonNode content(String page) {
        return JsonMapper.shared()
                .readTree(group(page, "<script type=\"application/json\" id=\"content\">(.*?)</script>"));
    }

    private static String group(String page, String pattern) {
        Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(page);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(1);
    }

    private static String digest(String text) throws Exception {
        byte[] sha256 = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return "sha256-" + Base64.getEncoder().encodeToString(sha256);
    }
}
