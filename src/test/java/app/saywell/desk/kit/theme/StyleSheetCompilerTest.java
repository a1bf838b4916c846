package app.saywell.desk.kit.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.Stylesheet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The compiled style sheets of the distribution say what their sources say.
class StyleSheetCompilerTest {
    private static final Path SOURCES = Path.of("src/main/resources/app/saywell/desk");

    @TempDir
    Path folder;

    private final List<Path> sheets = new ArrayList<>();

    @BeforeEach
    void copySheetsOfTheWindow() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path sheet : files.filter(
                            file -> file.toString().endsWith(".css") && StyleSheetCompiler.isOfWindow(file))
                    .toList()) {
                Path copy = folder.resolve(SOURCES.relativize(sheet).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(sheet, copy);
                sheets.add(copy);
            }
        }
    }

    // The scene has them all from the start, and one that must be parsed takes 30 ms.
    @Test
    void everySheetOfTheWindowIsCompiledWithAllItsRules() throws IOException {
        List<Path> compiled = StyleSheetCompiler.compileBelow(folder);
        assertThat(compiled)
                .extracting(file -> Path.of(file.toString().replace(".bss", ".css")))
                .containsExactlyInAnyOrderElementsOf(sheets)
                .hasSizeGreaterThan(8);
        for (Path file : compiled) {
            Path source = Path.of(file.toString().replace(".bss", ".css"));
            assertThat(declarations(Stylesheet.loadBinary(file.toUri().toURL())))
                    .as(file.toString())
                    .isNotEmpty()
                    .isEqualTo(declarations(new CssParser().parse(source.toUri().toURL())));
        }
    }

    @Test
    void aSheetThatWouldLoseSomethingIsLeftAsItIs() throws IOException {
        Path sheet = folder.resolve("dashed.css");
        Files.writeString(sheet, ".card { -fx-border-style: dashed; }");
        assertThat(StyleSheetCompiler.compileBelow(folder)).hasSize(sheets.size());
        assertThat(folder.resolve("dashed.bss")).doesNotExist();
        assertThat(sheet).exists();
    }

    private static List<String> declarations(Stylesheet sheet) {
        return sheet.getRules().stream()
                .flatMap(rule -> rule.getDeclarations().stream().map(each -> rule.getSelectors() + " " + each))
                .toList();
    }
}
