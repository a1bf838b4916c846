package app.saywell.desk.store.textgrid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.speech.Pause;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Praat opens the files that we write, and we read the files that it writes. Skipped when Praat is
/// not installed.
class PraatRoundTripTest {
    private static final List<SpeechComponent> SAID = List.of(
            TextGridTest.word("theme", 0.1, 0.5, 40),
            new Pause(0.5, 0.7, true),
            TextGridTest.word("\"파크\"", 0.7, 1.2, 91.25));

    @TempDir
    Path folder;

    @Test
    void praatOpensTheFileAndWhatItSavesIsReadBackEqual() throws Exception {
        assumeTrue(isInstalled(), "Praat is not installed");
        TextGrid grid = SpeechTiers.of(SAID, 1.5);
        Path ours = folder.resolve("한글.TextGrid");
        TextGridWriter.write(grid, ours);
        for (String form : List.of("text", "short text")) {
            Path theirs = folder.resolve(form.replace(' ', '-') + ".TextGrid");
            praat("Read from file: \"" + ours + "\"", "Save as " + form + " file: \"" + theirs + "\"");
            assertThat(TextGridReader.read(Files.readAllBytes(theirs))).isEqualTo(grid);
        }
    }

    @Test
    void aBoundaryMovedInPraatComesBackWithItsScore() throws Exception {
        assumeTrue(isInstalled(), "Praat is not installed");
        Path ours = folder.resolve("a.TextGrid");
        TextGridWriter.write(SpeechTiers.of(SAID, 1.5), ours);
        Path theirs = folder.resolve("b.TextGrid");
        praat(
                "Read from file: \"" + ours + "\"",
                "Remove right boundary: 1, 2",
                "Set interval text: 1, 2, \"theme\"",
                "Insert boundary: 1, 0.62",
                "Set interval text: 1, 2, \"theme\"",
                "Set interval text: 1, 3, \"\"",
                "Save as text file: \"" + theirs + "\"");
        List<SpeechComponent> back = MovedBoundaries.apply(TextGridReader.read(Files.readAllBytes(theirs)), SAID);
        Word theme = (Word) back.getFirst();
        assertThat(theme.end()).isEqualTo(0.62);
        assertThat(theme.score()).isEqualTo(40);
    }

    private void praat(String... lines) throws IOException, InterruptedException {
        Path script = Files.write(folder.resolve("script.praat"), List.of(lines));
        Process process = new ProcessBuilder("praat", "--run", script.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor()).as(output).isZero();
    }

    private static boolean isInstalled() throws InterruptedException {
        try {
            Process process = new ProcessBuilder("praat", "--version").start();
            process.getInputStream().readAllBytes();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
