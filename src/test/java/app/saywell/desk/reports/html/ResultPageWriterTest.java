package app.saywell.desk.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.reports.pdf.PrintedLevel;
import app.saywell.desk.reports.pdf.ResultSlip;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultPageWriterTest {
    private static final String HOSTILE = "<img src=x onerror=alert(1)>\"'&{{style}}";

    @TempDir
    Path folder;

    @Test
    void wordsAreColouredAndMarkedAndSaidForThoseWhoDoNotSee() {
        String html = page("강민준", "", Optional.empty(), Locale.ENGLISH);
        assertThat(html)
                .contains("<span class=\"word good\">We</span>")
                .contains("<span class=\"unseen\"> (good)</span>")
                .contains("<span class=\"word nearly\">call</span><span class=\"sign\"")
                .contains(">~</span>")
                .contains(">!</span>")
                .contains("(practise this)")
                .contains("83 of 100 (teacher)")
                .contains("Scored: strict; first language: Korean")
                .contains("<html lang=\"en\">");
        assertThat(page("강민준", "", Optional.empty(), Locale.KOREAN))
                .contains("<html lang=\"ko\">")
                .contains("(더 연습해요)")
                .contains("100점 만점에 83점(선생님)");
    }

    @Test
    void whatPeopleTypedIsTextAndNothingElse() {
        String html = page(HOSTILE, HOSTILE, Optional.empty(), Locale.ENGLISH);
        assertThat(html)
                .doesNotContain("<img")
                .contains("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;&#123;&#123;style}}");
        assertThat(count(html, "<style>")).isEqualTo(1);
    }

    @Test
    void thePageMayAskNobodyForAnythingAndRunsNoScript() throws Exception {
        String html = page("a", "", Optional.of(sound()), Locale.ENGLISH);
        assertThat(html)
                .contains("default-src 'none'")
                .contains("media-src data:;")
                .contains("base-uri 'none'; form-action 'none'")
                .doesNotContain("<script")
                .doesNotContain("http://")
                .doesNotContain("https://")
                .doesNotContain("unsafe-inline")
                .doesNotContain("style=\"");
        Matcher style = Pattern.compile("(?s)<style>(.*?)</style>").matcher(html);
        assertThat(style.find()).isTrue();
        byte[] digest =
                MessageDigest.getInstance("SHA-256").digest(style.group(1).getBytes(StandardCharsets.UTF_8));
        assertThat(html)
                .as("the policy names this style sheet and no other")
                .contains("style-src 'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aVoiceIsInThePageOnlyIfItIsToBeHeard(boolean isHeard) {
        String html = page("a", "", isHeard ? Optional.of(sound()) : Optional.empty(), Locale.ENGLISH);
        assertThat(html.contains("<audio")).isEqualTo(isHeard);
        assertThat(html.contains("data:audio/wav;base64,AQID")).isEqualTo(isHeard);
    }

    @Test
    void thereIsAWholeFileOrNone() throws IOException {
        Path file = folder.resolve("page.html");
        new ResultPageWriter(Locale.ENGLISH).write(new ResultPage("", "3-2", "", List.of(), "", ""), file);
        assertThat(Files.readString(file)).startsWith("<!DOCTYPE html>").contains("Your reading");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    private static ResultPage.PageSound sound() {
        return new ResultPage.PageSound(new byte[] {1, 2, 3}, "audio/wav");
    }

    private static String page(String name, String workOn, Optional<ResultPage.PageSound> own, Locale language) {
        ResultSlip.SlipSentence marked = new ResultSlip.SlipSentence(
                List.of(
                        new ResultSlip.MarkedWord("We", PrintedLevel.GOOD, ""),
                        new ResultSlip.MarkedWord("call", PrintedLevel.NEARLY, ""),
                        new ResultSlip.MarkedWord("it", PrintedLevel.UNSCORED, ""),
                        new ResultSlip.MarkedWord(workOn.isEmpty() ? "bear" : workOn, PrintedLevel.WEAK, "")),
                Optional.of(new ResultSlip.SlipTotal(83, ResultSlip.TotalSource.TEACHER, Optional.empty())));
        return new ResultPageWriter(language)
                .html(new ResultPage(
                        name,
                        "3-2 · Unit 3",
                        "Scored: strict; first language: Korean",
                        List.of(new ResultPage.PageSentence(marked, workOn, Optional.empty(), own)),
                        "We",
                        workOn));
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }
}
