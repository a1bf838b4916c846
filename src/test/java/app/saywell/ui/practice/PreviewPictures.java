package app.saywell.ui.practice;

import app.saywell.library.people.Strictness;
import app.saywell.library.settings.Theme;
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

import javafx.scene.Scene;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Draws the practice screen of the hand-made sentence into a folder, to be looked at.
final class PreviewPictures {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
            for (Language language : Language.values()) {
                Files.write(
                        folder.resolve("practice-" + theme + "-" + language + ".png"),
                        drawn(theme, language));
            }
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
                    scene.getRoot().applyCss();
                    scene.getRoot().layout();
                    return OffScreen.png(scene);
                });
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
