package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.desk.store.audio.ImportableAudio;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// File dialogs of the system, and files dragged from another program, in a real window under Xvfb
/// with `-Ddeep=true`. Needs `apt-get install xvfb xdotool`. Everywhere else these two are seams.
class RealWindowTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final int WINDOW_WIDTH = 1366;

    @TempDir
    private Path folder;

    private final List<Process> processes = new ArrayList<>();
    private String display = "";
    private BufferedReader answers = new BufferedReader(Reader.nullReader());
    private PrintWriter questions = new PrintWriter(Writer.nullWriter());

    @BeforeEach
    void open() throws IOException {
        assumeTrue(Boolean.getBoolean("deep"));
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/Xvfb")));
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/xdotool")));
        Process server = start(new ProcessBuilder(
                "/usr/bin/Xvfb", "-displayfd", "1", "-screen", "0", "1700x768x24", "-nolisten", "tcp"));
        display = ":" + server.inputReader().readLine().strip();
        Process window = java(RealWindowProgram.class, folder.resolve("home").toString());
        answers = window.inputReader();
        questions = new PrintWriter(window.outputWriter(StandardCharsets.UTF_8), true);
        assertThat(answers.readLine()).isEqualTo("shown");
    }

    @AfterEach
    void close() throws InterruptedException {
        for (Process process : processes.reversed()) {
            process.destroy();
            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void aListIsChosenAndTheLessonIsSavedInTheDialogsOfTheSystem() throws Exception {
        Path list = Files.writeString(folder.resolve("list.txt"), "Good morning.\nSee you.\n");
        ask("screen LESSONS");
        click("#import-text");
        typePath(dialog(), list);
        await("the preview", () -> ask("shows Add to the lesson").equals("true"));
        click("#draft-add");
        await("two sentences more", () -> ask("sentences").endsWith("|Good morning.|See you."));

        Path saved = folder.resolve("day.saywell");
        click("#lesson-save");
        String save = dialog();
        xdotool("key", "--window", save, "ctrl+a");
        type(save, saved.toString());
        await("the lesson as a file", () -> Files.exists(saved));
    }

    @Test
    void aDialogOfTheSystemIsCancelledAndAFolderChosen() throws Exception {
        Path readings = Files.createDirectory(folder.resolve("readings"));
        ask("screen LESSONS");
        click("#import-text");
        String open = dialog();
        xdotool("key", "--window", open, "Escape");
        await("the dialog to be gone", () -> dialogs().isEmpty());
        assertThat(ask("sentences")).doesNotContain("|");

        click("#import-folder");
        typePath(dialog(), readings);
        await("what the folder holds", () -> ask("shows audio file").equals("true"));
    }

    @Test
    void filesOfAnotherProgramAreDroppedOnTheWindow() throws Exception {
        Path list = Files.writeString(folder.resolve("list.txt"), "Good morning.\n");
        ask("screen LESSONS");
        drop(list);
        await("a sentence more", () -> ask("sentences").endsWith("|Good morning."));

        Path voice = folder.resolve("voice.m4a");
        try (var tone = ImportableAudio.class.getResourceAsStream("/app/saywell/speech/audio/codec/tone.m4a")) {
            Files.copy(tone, voice);
        }
        ask("screen PRACTICE");
        drop(voice);
        await("a take", () -> ask("takes").equals("1"));

        Path picture = Files.writeString(folder.resolve("picture.png"), "not for Saywell");
        drop(picture);
        await("the refusal", () -> ask("shows “picture.png” cannot be opened here")
                .equals("true"));
    }

    private void drop(Path file) throws IOException, InterruptedException {
        Process source =
                java(DragSourceProgram.class, file.toString(), String.valueOf(WINDOW_WIDTH + 20), "100", "250", "200");
        assertThat(source.inputReader().readLine()).isEqualTo("shown");
        xdotool("mousemove", "1480", "200", "sleep", "0.5", "mousedown", "1", "sleep", "0.3");
        // A drag begins after some way, and its target is asked at every step.
        for (int x = 1470; x > 700; x -= 35) {
            xdotool("mousemove", String.valueOf(x), "300", "sleep", "0.03");
        }
        xdotool("sleep", "0.5", "mouseup", "1", "sleep", "0.5");
        source.destroy();
        assertThat(source.waitFor(20, TimeUnit.SECONDS)).isTrue();
    }

    private void click(String selector) throws IOException, InterruptedException {
        String[] middle = ask("middle " + selector).split(" ");
        xdotool("mousemove", middle[0], middle[1], "sleep", "0.3", "click", "1");
    }

    /// Waits for the dialog and gives it the keyboard: there is no window manager that would.
    private String dialog() throws IOException, InterruptedException {
        await("a dialog", () -> !dialogs().isEmpty());
        String dialog = dialogs().getLast();
        xdotool("sleep", "1", "windowfocus", dialog, "sleep", "0.5");
        return dialog;
    }

    /// The windows that are seen besides the one of the application.
    private List<String> dialogs() {
        try {
            return xdotool("search", "--onlyvisible", "--name", ".")
                    .lines()
                    .filter(window -> !titleOf(window).equals("Saywell"))
                    .toList();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String titleOf(String window) {
        try {
            return xdotool("getwindowname", window).strip();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// A slash opens the field for a path, which takes a moment.
    private void typePath(String dialog, Path path) throws IOException, InterruptedException {
        xdotool("key", "--window", dialog, "slash", "sleep", "2");
        type(dialog, path.toString().substring(1));
    }

    private void type(String dialog, String text) throws IOException, InterruptedException {
        xdotool("type", "--window", dialog, "--delay", "40", text);
        xdotool("sleep", "1", "key", "--window", dialog, "Return");
    }

    private String xdotool(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("/usr/bin/xdotool"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("DISPLAY", display);
        Process process = builder.start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return printed;
    }

    private String ask(String question) {
        questions.println(question);
        try {
            String answer = answers.readLine();
            assertThat(answer).as(question).isNotNull();
            return answer;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + TIMEOUT.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("timed out waiting for: " + what);
            }
            LockSupport.parkNanos(200_000_000);
        }
    }

    private Process java(Class<?> program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-Dglass.platform=gtk",
                "-Dprism.order=sw",
                "-Duser.language=en",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("DISPLAY", display);
        builder.environment().remove("WAYLAND_DISPLAY");
        return start(builder);
    }

    private Process start(ProcessBuilder builder) throws IOException {
        Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        processes.add(process);
        return process;
    }
}
