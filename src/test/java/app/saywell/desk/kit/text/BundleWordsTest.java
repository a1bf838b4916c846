package app.saywell.desk.kit.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The words of the window are those of the glossary, and one thing is not called "1 things".
class BundleWordsTest {
    private static final Path BUNDLES = Path.of("src/main/resources/app/saywell/desk");

    /// Korean words that have another name in the glossary.
    private static final List<String> OTHER_KOREAN = List.of(
            "낱말", "온라인 서비스", "받아쓰", "본보기", "지문", "우리 반", "까닭", "향상 정도", "수준 맞추기", "자료 내주기", "기다리는 중", "선생님의 판단", "새 반",
            "기계", "높낮이", "내 소리", "잃은 것은 없");

    /// English words that have another name in the glossary, or that nobody says.
    private static final Pattern OTHER_ENGLISH =
            Pattern.compile("(?i)\\b(pupils?|judg(e|ed|ing|ement)|native reading|over and over|first to"
                    + " mend|give everything out|look at the list|do not add|take back"
                    + " from|note the consent|verdict|wobble|machine)\\b");

    /// A number, a word in the plural, and no choice of the singular.
    private static final Pattern PLURAL = Pattern.compile("(?<![|#<])\\{\\d(,number[^}]*)?}"
            + " (recordings|takes|words|learners|calls|files|days"
            + "|rows|scores|grades|records|pages|pairs|seconds|points|results)\\b");

    @Test
    void thingsHaveTheirNamesOfTheGlossary() throws IOException {
        List<String> others = new ArrayList<>();
        for (var text : texts("texts_ko.properties").entrySet()) {
            OTHER_KOREAN.stream()
                    .filter(String.valueOf(text.getValue())::contains)
                    .forEach(word -> others.add(text.getKey() + ": " + word));
        }
        for (var text : texts("texts_en.properties").entrySet()) {
            Matcher found = OTHER_ENGLISH.matcher(String.valueOf(text.getValue()));
            if (found.find()) {
                others.add(text.getKey() + ": " + found.group());
            }
        }
        assertThat(others).isEmpty();
    }

    @Test
    void oneThingIsNotWrittenInThePlural() throws IOException {
        List<String> plurals = new ArrayList<>();
        for (var text : texts("texts_en.properties").entrySet()) {
            String withoutChoices = String.valueOf(text.getValue()).replaceAll("1<[^|]*?\\{\\d[^}]*}[^}|]*}", "");
            if (PLURAL.matcher(withoutChoices).find()) {
                plurals.add(text.getKey() + "=" + text.getValue());
            }
        }
        // These always speak of several.
        plurals.removeIf(text -> text.startsWith("classroom.calibration.")
                || text.startsWith("lessons.passage")
                || text.startsWith("classroom.grades.given"));
        assertThat(plurals).isEmpty();
    }

    private static Properties texts(String name) throws IOException {
        Properties all = new Properties();
        List<Path> files;
        try (Stream<Path> found = Files.walk(BUNDLES)) {
            files = found.filter(path -> path.endsWith(name)).toList();
        }
        assertThat(files).hasSizeGreaterThan(10);
        for (Path file : files) {
            try (Reader reader = Files.newBufferedReader(file)) {
                all.load(reader);
            }
        }
        return all;
    }
}
