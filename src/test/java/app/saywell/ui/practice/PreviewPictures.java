package app.saywell.ui.practice;

import app.saywell.library.people.Strictness;
import app.saywell.library.settings.Theme;
import app.saywell.practice.progress.Course;
import app.saywell.speech.Scale;
import app.saywell.task.Tasks;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Look;
import app.saywell.ui.kit.OffScreen;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.Acoustics;
import app.saywell.ui.kit.wave.Layer;
import app.saywell.ui.kit.wave.Opinion;
import app.saywell.ui.kit.wave.PeaksEnvelope;
import app.saywell.ui.kit.wave.Reading;
import app.saywell.ui.kit.wave.Tier;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Person;
import app.saywell.ui.practice.desk.Progress;

import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Draws the practice screen of the hand-made sentence into a folder, to be looked at.
final class PreviewPictures {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (String one : System.getProperty("only", "LIGHT-KOREAN,DARK-ENGLISH").split(",")) {
            String[] both = one.split("-");
            byte[] png = drawn(Theme.valueOf(both[0]), Language.valueOf(both[1]));
            Files.write(folder.resolve("practice-" + one + ".png"), png);
        }
        System.exit(0);
    }

    private static byte[] drawn(Theme theme, Language language) {
        return OffScreen.call(
                () -> {
                    Desk desk =
                            PracticePicture.desk(
                                    Spoken.learner().take(), Optional.of(Spoken.model().asModel()));
                    var view =
                            new PracticeView(
                                    desk,
                                    new NoActions(),
                                    new Texts(language),
                                    new Keymap(),
                                    Optional::empty);
                    Scene scene = new Scene(view.root(), 1366, 672);
                    new Look(theme, 100).dress(scene, List.of(PracticeView.STYLES));
                    acoustics(desk);
                    for (int i = 0; i < Integer.getInteger("sound", 0); i++) {
                        desk.lanes().pointAtNeighbour(1);
                    }
                    progress(desk);
                    scene.getRoot().applyCss();
                    scene.getRoot().layout();
                    if (Boolean.getBoolean("why")) {
                        ((ToggleButton) scene.lookup("#why")).fire();
                    }
                    if (Boolean.getBoolean("keys")) {
                        view.toggleKeys();
                    }
                    scene.getRoot().applyCss();
                    scene.getRoot().layout();
                    return OffScreen.png(scene);
                });
    }

    private static void progress(Desk desk) {
        desk.progress()
                .set(
                        Optional.of(
                                new Progress(
                                        Scale.FIFTY_TO_SEVENTY,
                                        List.of(
                                                new Progress.Point(1, 1, 61),
                                                new Progress.Point(2, 2, 68),
                                                new Progress.Point(3, 3, 74),
                                                new Progress.Point(0, 4, 84)),
                                        Optional.of(new Progress.Band(58.5, 70.5)),
                                        Course.Verdict.BETTER,
                                        14)));
        desk.people()
                .set(
                        List.of(
                                new Person(1, "김민지", "3-2 · 12", true),
                                new Person(2, "박보라", "3-2 · 13", false)));
    }

    /// Everything that can be drawn, with pitch and spectrogram worked out on the spot.
    private static void acoustics(Desk desk) {
        if (!Boolean.getBoolean("all")) {
            return;
        }
        var tasks = new Tasks(Runnable::run, Runnable::run);
        Spoken model = Spoken.model();
        Spoken own = Spoken.hesitant();
        desk.lanes()
                .show(
                        Optional.of(
                                new Reading(
                                        PeaksEnvelope.of(model.audio()),
                                        model.components(),
                                        Optional.of(new Acoustics(model.audio(), tasks)),
                                        List.of())),
                        Optional.of(
                                new Reading(
                                        PeaksEnvelope.of(own.audio()),
                                        own.components(),
                                        Optional.of(new Acoustics(own.audio(), tasks)),
                                        List.of(
                                                new Opinion(Tier.Kind.WORDS, 1, 0, 85, ""),
                                                new Opinion(Tier.Kind.WORDS, 6, 0, 62, "끝소리 약함"),
                                                new Opinion(Tier.Kind.PHONEMES, 5, 1, 85, "")))),
                        Strictness.ORDINARY);
        if (Boolean.getBoolean("layers")) {
            desk.lanes().draw(Set.of(Tier.Kind.values()), Set.of(Layer.values()));
        }
    }
}
