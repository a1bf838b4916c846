package app.saywell.desk.kit.theme;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.Stylesheet;

/// Compiles the style sheets of the window when Saywell is built. JavaFX reads a `.bss` that lies
/// beside a `.css` instead of it; to parse all sheets at every start takes 75 ms.
public final class StyleSheetCompiler {
    private StyleSheetCompiler() {}

    /// Usage: `StyleSheetCompiler FOLDER-OF-CLASSES`
    public static void main(String[] args) throws IOException {
        compileBelow(Path.of(args[0]).resolve("app/saywell/desk"));
    }

    /// Writes a compiled sheet beside every style sheet in the folder and below it that says the
    /// same when it is read again. JavaFX 26 loses the styles of borders, so a sheet with such a
    /// style stays as it is.
    ///
    /// @return the compiled sheets
    static List<Path> compileBelow(Path folder) throws IOException {
        List<Path> sheets;
        try (Stream<Path> files = Files.walk(folder)) {
            sheets = files.filter(file -> file.toString().endsWith(".css") && isOfWindow(file))
                    .sorted()
                    .toList();
        }
        List<Path> compiled = new ArrayList<>();
        for (Path sheet : sheets) {
            Path binary = sheet.resolveSibling(sheet.getFileName().toString().replaceFirst("\\.css$", ".bss"));
            Stylesheet.convertToBinary(sheet.toFile(), binary.toFile());
            Stylesheet parsed = new CssParser().parse(sheet.toUri().toURL());
            if (rules(Stylesheet.loadBinary(binary.toUri().toURL())).equals(rules(parsed))) {
                compiled.add(binary);
            } else {
                Files.delete(binary);
            }
        }
        return compiled;
    }

    /// Whether a style sheet is of the window. One that lies beside a page is for browsers.
    static boolean isOfWindow(Path sheet) {
        try (Stream<Path> beside = Files.list(sheet.toAbsolutePath().getParent())) {
            return beside.map(Path::toString).noneMatch(file -> file.endsWith(".html") || file.endsWith(".js"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> rules(Stylesheet sheet) {
        return sheet.getRules().stream()
                .map(rule -> rule.getSelectors() + " " + rule.getDeclarations())
                .toList();
    }
}
