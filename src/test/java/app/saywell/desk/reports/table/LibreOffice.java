package app.saywell.desk.reports.table;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// LibreOffice without a window, as a program that is not ours and opens what we write.
public final class LibreOffice {
    private LibreOffice() {}

    /// A part of it; some computers have not all of them.
    public enum Part {
        CALC("sclo"),
        WRITER("swlo");

        private final String library;

        Part(String library) {
            this.library = library;
        }
    }

    /// Whether there is a LibreOffice, and a part of it.
    public static boolean has(Part part) throws IOException {
        for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
            Path command = Path.of(folder, "soffice");
            if (Files.isExecutable(command)) {
                try (Stream<Path> program = Files.list(command.toRealPath().resolveSibling("."))) {
                    return program.anyMatch(
                            file -> String.valueOf(file.getFileName()).contains(part.library));
                }
            }
        }
        return false;
    }

    /// Has a file opened and saved in another form.
    ///
    /// @param folder for its profile and for `out`, where the new file lies
    /// @param form as `--convert-to` takes it
    /// @return the folder of the new file
    public static Path convert(Path folder, Path file, String form, String... options) throws Exception {
        Path out = folder.resolve("out");
        List<String> command = new ArrayList<>(List.of(
                "soffice", "-env:UserInstallation=" + folder.resolve("profile").toUri(), "--headless"));
        command.addAll(List.of(options));
        command.addAll(List.of("--convert-to", form, "--outdir", out.toString(), file.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(output);
        }
        return out;
    }
}
