package app.saywell.desk.kit.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.Rooms;
import app.saywell.speech.CallFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// No text of the window is missing or untranslated.
class LocalizedTextsTest {
    private static final Path BUNDLES = Path.of("src/main/resources/app/saywell/desk");
    private static final Pattern KEY = Pattern.compile("\"([a-z]+(?:\\.[a-z0-9-]+)+)\"");
    private static final Pattern HANGUL = Pattern.compile(".*[가-힣].*", Pattern.DOTALL);

    @Test
    void bothLanguagesSayTheSameThings() throws IOException {
        for (Path english : bundles("en")) {
            Path korean = english.resolveSibling("texts_ko.properties");
            assertThat(new TreeSet<>(read(korean).stringPropertyNames()))
                    .as("%s", english)
                    .isEqualTo(new TreeSet<>(read(english).stringPropertyNames()));
        }
    }

    @Test
    void bothLanguagesTakeTheSameArguments() throws IOException {
        for (Path english : bundles("en")) {
            Properties korean = read(english.resolveSibling("texts_ko.properties"));
            Properties texts = read(english);
            for (String key : texts.stringPropertyNames()) {
                assertThat(arguments(korean.getProperty(key))).as(key).isEqualTo(arguments(texts.getProperty(key)));
            }
        }
    }

    @Test
    void koreanIsWrittenInHangul() throws IOException {
        List<String> strange = new ArrayList<>();
        for (Path file : bundles("ko")) {
            Properties texts = read(file);
            for (String key : texts.stringPropertyNames()) {
                String letters = texts.getProperty(key).replaceAll("\\{[^}]*}|[^\\p{L}]", "");
                boolean name = key.startsWith("settings.feedback.") || letters.length() < 2;
                if (!name && !HANGUL.matcher(letters).matches()) {
                    strange.add(key);
                }
            }
        }
        assertThat(strange).isEmpty();
    }

    @Test
    void everyKeyThatTheSourcesNameExists() throws IOException {
        TreeSet<String> known = new TreeSet<>();
        TreeSet<String> packages = new TreeSet<>();
        for (Path file : bundles("en")) {
            known.addAll(read(file).stringPropertyNames());
            packages.add(String.valueOf(file.getParent().getFileName()));
        }
        List<String> missing = new ArrayList<>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java/app/saywell/desk"))) {
            for (Path source : sources.filter(LocalizedTextsTest::isOfWindow).toList()) {
                String code = Files.readString(source);
                Matcher key = KEY.matcher(code.replaceAll("Setting\\.\\w+\\([^)]*\\)", ""));
                while (key.find()) {
                    boolean text = packages.contains(key.group(1).split("\\.", 2)[0]);
                    if (text && !known.contains(key.group(1))) {
                        missing.add(key.group(1));
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    /// A wording for children or adults that no code asks for by its ending is shown to nobody.
    @Test
    void noWordingIsForSomebodyWhomNobodyAsksFor() throws IOException {
        StringBuilder code = new StringBuilder();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java/app/saywell"))) {
            for (Path source :
                    sources.filter(path -> path.toString().endsWith(".java")).toList()) {
                code.append(Files.readString(source));
            }
        }
        List<String> unused = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources/app/saywell"))) {
            for (Path file : files.filter(path -> path.toString().endsWith(".properties"))
                    .toList()) {
                for (String key : read(file).stringPropertyNames()) {
                    String end = key.substring(key.lastIndexOf('.') + 1);
                    if (List.of("child", "adult").contains(end) && code.indexOf("." + end + "\"") < 0) {
                        unused.add(key);
                    }
                }
            }
        }
        assertThat(unused).isEmpty();
    }

    @Test
    void everyEditThatCanBeUndoneHasAName() throws IOException {
        Properties texts = read(BUNDLES.resolve("shell/texts_en.properties"));
        Pattern edit = Pattern.compile("\"(edit\\.[a-z.-]+)\"");
        List<String> nameless = new ArrayList<>();
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java/app/saywell/desk"))) {
            for (Path source :
                    sources.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher name = edit.matcher(Files.readString(source));
                while (name.find()) {
                    if (!texts.containsKey("shell." + name.group(1))) {
                        nameless.add(name.group(1));
                    }
                }
            }
        }
        assertThat(nameless).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(CallFailure.FailureKind.class)
    void everyFailureSaysWhatHappenedAndWhatToDo(CallFailure.FailureKind kind) {
        String key = "practice.failure." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            LocalizedTexts texts = new LocalizedTexts(language);
            assertThat(texts.get(key + ".what")).isNotBlank();
            assertThat(texts.get(key + ".do")).isNotBlank();
        }
    }

    @Test
    void changesEverythingBoundWhenTheLanguageChanges() {
        LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
        var record = texts.binding("practice.record");
        assertThat(record.get()).isEqualTo("Record");
        texts.setLanguage(InterfaceLanguage.KOREAN);
        assertThat(record.get()).isEqualTo("녹음");
    }

    private static TreeSet<String> arguments(String text) {
        TreeSet<String> found = new TreeSet<>();
        Matcher argument = Pattern.compile("\\{(\\d)").matcher(text);
        while (argument.find()) {
            found.add(argument.group(1));
        }
        if (!found.isEmpty()) {
            assertThat(new MessageFormat(text).getFormats()).isNotEmpty();
        }
        return found;
    }

    private static List<Path> bundles(String language) throws IOException {
        try (Stream<Path> files = Files.walk(BUNDLES)) {
            return files.filter(file -> file.endsWith("texts_" + language + ".properties"))
                    .toList();
        }
    }

    private static Properties read(Path file) throws IOException {
        Properties texts = new Properties();
        try (var reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts;
    }

    private static boolean isOfWindow(Path source) {
        String folder =
                String.valueOf(Path.of("src/main/java").relativize(source).getParent());
        return source.toString().endsWith(".java")
                && !source.endsWith("LocalizedTexts.java")
                && Rooms.isWindow(folder.replace('/', '.').replace('\\', '.'));
    }
}
