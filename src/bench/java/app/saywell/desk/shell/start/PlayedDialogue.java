package app.saywell.desk.shell.start;

import app.saywell.desk.dialogue.Dialogue;
import app.saywell.desk.dialogue.DialogueLine;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.school.dialogue.DialogueRun;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.ApplicationWindow;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import org.jspecify.annotations.Nullable;

/// Plays a dialogue that comes with Saywell through to its result page, in each language: the computer voice takes the
/// other roles as always, and another of its voices is heard by the microphone where the learner speaks; turns, answers
/// and scores are those of the real ear. Prints what was said, understood and scored, and draws the result page in
/// both looks.
///
/// Arguments: the folder for the pictures, the id of the dialogue (`dialogue-snack-bar`), which of several answers is
/// said (1, 2 or 3).
public final class PlayedDialogue implements AutoCloseable {
    private static final int LEARNER_VOICE = 5;

    private final Path folder;
    private final String language;
    private final ApplicationContext application;
    private final Map<Long, Pcm> said = new HashMap<>();
    private final List<DialogueLine> spokenLines = new CopyOnWriteArrayList<>();
    private volatile @Nullable Dialogue dialogue;
    private final AudioSession sound;
    private final ApplicationWindow window;
    private final int answer;

    private PlayedDialogue(Path home, Path folder, String language, int answer) throws IOException {
        this.folder = folder;
        this.language = language;
        this.answer = answer;
        OffScreenRenderer.callOnUiThread(() -> 0);
        application = ApplicationContext.open(home, Platform::runLater);
        practice().start();
        practice().settings().set(Setting.WELCOME_PENDING, false);
        practice().settings().set(Setting.INTERFACE_LANGUAGE, language);
        sound = SpokenTurns.session(Platform::runLater, this::turn);
        window = OffScreenRenderer.callOnUiThread(
                () -> WindowScreenshots.open(application, sound, WindowScreenshots.ScreenshotSize.LAPTOP));
    }

    /// Arguments as described above.
    public static void main(String[] arguments) throws Exception {
        FailedMeasurement.endsTheProgram();
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        String id = arguments.length > 1 ? arguments[1] : "dialogue-snack-bar";
        int answer = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 2;
        Path homes = Files.createTempDirectory("saywell-dialogue");
        for (String language : List.of("en", "ko")) {
            try (PlayedDialogue played = new PlayedDialogue(homes.resolve(language), folder, language, answer)) {
                played.play(id);
            }
        }
        System.exit(0);
    }

    private ServiceGraph practice() {
        return application.practice();
    }

    private void play(String id) throws IOException, InterruptedException {
        Dialogue played = practice().selfStudy().dialogues().open(id, Locale.forLanguageTag(language));
        dialogue = played;
        VoiceManner voice =
                VoiceManner.of(practice().voice().voices().get(LEARNER_VOICE).id());
        for (DialogueLine line : played.lines()) {
            if (line.speaker().equals(played.speakers().get(1))) {
                said.put(
                        line.sentence().id(),
                        practice()
                                .voice()
                                .say(line.spoken(), voice, PronunciationGuide.NONE)
                                .audio());
            }
        }
        run(() -> window.navigateTo("DIALOGUE"));
        fire("#dialogue-" + played.lesson().id());
        long start = System.nanoTime();
        fire("#dialogue-begin");
        List<String> told = new ArrayList<>();
        while (!isShown("#dialogue-summary")) {
            String now = text("#turn-told");
            if (!now.isEmpty() && (told.isEmpty() || !told.getLast().equals(now))) {
                told.add(now);
                System.out.printf(Locale.ROOT, "%6.1f s  %s%n", (System.nanoTime() - start) / 1e9, now);
            }
            if (isShown("#turn-retry")) {
                fire("#turn-retry");
            }
            Thread.sleep(50);
        }
        DrivenWindow.await("all scores", () -> spokenLines.stream().allMatch(this::isScored));
        spokenLines.forEach(this::print);
        System.out.println(text("#dialogue-summary"));
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
            practice().settings().set(Setting.THEME, theme);
            WindowScreenshots.awaitBackgroundWork();
            Thread.sleep(500);
            Files.write(
                    folder.resolve(
                            "dialogue-end-" + language + "-" + theme.name().toLowerCase(Locale.ROOT) + ".png"),
                    OffScreenRenderer.callOnUiThread(() -> OffScreenRenderer.snapshotPng(window.scene())));
        }
    }

    private Optional<Take> take(DialogueLine line) {
        return practice()
                .takes()
                .findByOwner(
                        line.sentence().id(), practice().learners().current().id())
                .stream()
                .findFirst();
    }

    private boolean isScored(DialogueLine line) {
        return take(line)
                        .flatMap(take -> practice().scoring().latest(take.id()))
                        .isPresent()
                || practice().scoringQueue().queuedTakes().isEmpty();
    }

    private void print(DialogueLine line) {
        StringJoiner words = new StringJoiner(" ");
        take(line)
                .flatMap(take -> practice().scoring().latest(take.id()))
                .ifPresent(result -> result.pronunciationResult()
                        .words()
                        .forEach(word -> words.add(word.word() + "=" + Math.round(word.score()))));
        System.out.println("  " + line.spoken() + "  " + (words.length() == 0 ? "without a score" : words));
    }

    /// What the learner says now: of several answers the one that was asked for, or the last one.
    private Pcm turn() {
        long learner = practice().learners().current().id();
        Dialogue played = Objects.requireNonNull(dialogue);
        List<Long> path = practice()
                .selfStudy()
                .dialogues()
                .unfinished(learner, played.lesson().id())
                .map(DialogueRun::path)
                .orElse(List.of());
        List<DialogueLine> answers = played.next(path);
        DialogueLine line = answers.get(Math.min(answer, answers.size()) - 1);
        spokenLines.add(line);
        System.out.println("          says: " + line.spoken());
        return Objects.requireNonNull(said.get(line.sentence().id()));
    }

    private void fire(String selector) throws InterruptedException {
        DrivenWindow.await(selector, () -> isShown(selector));
        run(() -> window.scene().lookup(selector).fireEvent(new ActionEvent()));
    }

    private boolean isShown(String selector) {
        return OffScreenRenderer.callOnUiThread(() -> {
            Node node = window.scene().lookup(selector);
            return node != null && NodeFactory.isVisibleInTree(node);
        });
    }

    private String text(String selector) {
        return OffScreenRenderer.callOnUiThread(
                () -> window.scene().lookup(selector) instanceof Labeled label ? label.getText() : "");
    }

    private static void run(Runnable work) {
        OffScreenRenderer.callOnUiThread(() -> {
            work.run();
            return 0;
        });
    }

    @Override
    public void close() {
        run(() -> {
            window.close();
            window.scene().getWindow().hide();
        });
        sound.close();
        application.close();
    }
}
