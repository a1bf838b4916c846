package app.saywell.ui.kit.theme;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.css.CssParser;
import javafx.css.Stylesheet;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The compiled style sheets of the distribution say what their sources say.
class StyleSheetCompilerTest {
    private static final Path SOURCES = Path.of("src/main/resources/app/saywell/ui");

    @TempDir Path folder;

    @BeforeEach
    void copySheetsOfTheFirstPaint() throws IOException {
        for (String sheet :
                List.of(
                        "kit/kit.css",
                        "kit/tokens-light.css",
                        "kit/tokens-dark.css",
                        "kit/tokens-contrast.css",
                        "shell/shell.css")) {
            Path copy = folder.resolve(sheet);
            Files.createDirectories(copy.getParent());
            Files.copy(SOURCES.resolve(sheet), copy);
        }
    }

    @Test
    void theSheetsOfTheFirstPaintAreCompiledWithAllTheirRules() throws IOException {
        List<Path> compiled = StyleSheetCompiler.compileBelow(folder);
        assertThat(compiled)
                .extracting(file -> folder.relativize(file).toString().replace('\\', '/'))
                .containsExactly(
                        "kit/kit.bss",
                        "kit/tokens-contrast.bss",
                        "kit/tokens-dark.bss",
                        "kit/tokens-light.bss",
                        "shell/shell.bss");
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
        assertThat(StyleSheetCompiler.compileBelow(folder)).hasSize(5);
        assertThat(folder.resolve("dashed.bss")).doesNotExist();
        assertThat(sheet).exists();
    }

    private static List<String> declarations(Stylesheet sheet) {
        return sheet.getRules().stream()
                .flatMap(
                        rule ->
                                rule.getDeclarations().stream()
                                        .map(each -> rule.getSelectors() + " " + each))
                .toList();
    }
}
