package app.saywell.desk.practice;

import app.saywell.desk.classes.progress.ScoreHistory;
import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.envelope.AcousticAnalysis;
import app.saywell.desk.kit.envelope.PeaksEnvelope;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.lane.AnalyzedRecording;
import app.saywell.desk.kit.lane.LaneLayer;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.kit.tier.IntervalMark;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.practice.state.LearnerOption;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.TakeProgress;
import app.saywell.desk.school.settings.Theme;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;

/// Renders the practice screen with a synthetic sentence into a folder, for review.
final class PreviewImages {
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        for (String variant :
                System.getProperty("only", "LIGHT-KOREAN,DARK-ENGLISH").split(",")) {
            String[] both = variant.split("-");
            byte[] png = drawn(Theme.valueOf(both[0]), InterfaceLanguage.valueOf(both[1]));
            Files.write(folder.resolve("practice-" + variant + ".png"), png);
        }
        System.exit(0);
    }

    private static byte[] drawn(Theme theme, InterfaceLanguage language) {
        return OffScreenRenderer.callOnUiThread(() -> {
            PracticeState desk = PracticeImageRenderer.createState(
                    SyntheticReading.learner().take(),
                    Optional.of(SyntheticReading.model().asModel()));
            var view = new PracticeView(
                    desk,
                    PracticeImageRenderer.withoutActions(),
                    new LocalizedTexts(language),
                    new KeyBindings(),
                    Optional::empty);
            Scene scene = new Scene(view.root(), 1366, 672);
            new Appearance(theme, 100).applyTo(scene, List.of(PracticeView.STYLES));
            acoustics(desk);
            for (int i = 0; i < Integer.getInteger("sound", 0); i++) {
                desk.lanes().inspectNeighbour(1);
            }
            progress(desk);
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            if (Boolean.getBoolean("why")) {
                ((ToggleButton) scene.lookup("#why")).setSelected(true);
            }
            if (Boolean.getBoolean("keys")) {
                view.toggleKeyHelp();
            }
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return OffScreenRenderer.snapshotPng(scene);
        });
    }

    private static void progress(PracticeState desk) {
        desk.progress()
                .set(Optional.of(new TakeProgress(
                        ScoreScale.FIFTY_TO_SEVENTY,
                        List.of(
                                new TakeProgress.ProgressPoint(1, 1, 61, ""),
                                new TakeProgress.ProgressPoint(2, 2, 68, ""),
                                new TakeProgress.ProgressPoint(3, 3, 74, ""),
                                new TakeProgress.ProgressPoint(0, 4, 84, "")),
                        Optional.of(new TakeProgress.UncertaintyBand(58.5, 70.5)),
                        ScoreHistory.ScoreTrend.BETTER,
                        14,
                        false)));
        desk.learners()
                .set(List.of(
                        new LearnerOption(1, "김민지", "12", "3-2 · 12", true),
                        new LearnerOption(2, "박보라", "13", "3-2 · 13", false)));
    }

    /// Shows all layers, with pitch and spectrogram computed at once.
    private static void acoustics(PracticeState desk) {
        if (!Boolean.getBoolean("all")) {
            return;
        }
        var tasks = new TaskRunner(Runnable::run, Runnable::run);
        SyntheticReading model = SyntheticReading.model();
        SyntheticReading own = SyntheticReading.hesitant();
        desk.lanes()
                .show(
                        Optional.of(new AnalyzedRecording(
                                PeaksEnvelope.of(model.audio()),
                                model.components(),
                                Optional.of(new AcousticAnalysis(model.audio(), tasks)),
                                List.of())),
                        Optional.of(new AnalyzedRecording(
                                PeaksEnvelope.of(own.audio()),
                                own.components(),
                                Optional.of(new AcousticAnalysis(own.audio(), tasks)),
                                List.of(
                                        new IntervalMark(LaneTier.TierKind.WORDS, 1, 0, 85, Optional.empty(), ""),
                                        new IntervalMark(LaneTier.TierKind.WORDS, 6, 0, 62, Optional.empty(), "끝소리 약함"),
                                        new IntervalMark(
                                                LaneTier.TierKind.PHONEMES, 5, 1, 85, Optional.empty(), "")))));
        if (Boolean.getBoolean("layers")) {
            desk.lanes().visibility().show(Set.of(LaneTier.TierKind.values()), Set.of(LaneLayer.values()));
        }
    }
}
