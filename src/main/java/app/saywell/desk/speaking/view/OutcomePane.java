package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechJudging;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechNotRecorded;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechPreparing;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechRecording;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechReported;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechUnjudged;
import app.saywell.desk.speaking.view.SpeakingPhase.TaskChosen;
import app.saywell.desk.speaking.view.SpeakingPhase.TaskWriting;
import app.saywell.speech.CallFailure.FailureKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What came of a recording: that it is being judged, the report, or why there is none.
final class OutcomePane extends VBox {
    private final SpeakingViewModel viewModel;
    private final LocalizedTexts texts;
    private final FilePrompt files;
    private boolean isDeletionAsked;

    OutcomePane(SpeakingViewModel viewModel, LocalizedTexts texts, FilePrompt files) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        this.files = files;
        setId("speaking-outcome");
        viewModel.phase().subscribe(() -> {
            isDeletionAsked = false;
            refresh();
        });
        texts.language().subscribe(this::refresh);
        refresh();
    }

    private void refresh() {
        List<Node> wanted = new ArrayList<>();
        switch (viewModel.phase().get()) {
            case TaskChosen _, TaskWriting _, SpeechPreparing _, SpeechRecording _ -> {}
            case SpeechJudging judging -> wanted.add(judging(judging));
            case SpeechReported(var speech, var report) -> {
                wanted.add(actions(true));
                wanted.add(new ReportPane(viewModel, speech, report, texts));
                wanted.add(saving(speech));
            }
            case SpeechUnjudged(var _, FailureKind failure) -> {
                String key = SpeakingTexts.failureKey(failure);
                wanted.add(notice(key + ".what", key + ".do", failure));
                wanted.add(actions(true));
            }
            case SpeechNotRecorded(String key) -> {
                VBox box = NodeFactory.column(8, NodeFactory.wrapped(NodeFactory.label(texts.get(key), "strong")));
                box.getStyleClass().addAll("notice", "failed");
                box.setId("speaking-failure");
                wanted.add(box);
                wanted.add(actions(false));
            }
        }
        NodeFactory.rebuildKeepingFocus(this, () -> getChildren().setAll(wanted));
    }

    private Node judging(SpeechJudging judging) {
        ProgressBar bar = new ProgressBar(
                judging.total() > 0 ? (double) judging.done() / judging.total() : ProgressBar.INDETERMINATE_PROGRESS);
        bar.setPrefWidth(320);
        Button cancel = NodeFactory.button(texts.binding("speaking.cancel"), viewModel::cancelJudging, "quiet");
        cancel.setId("speaking-cancel");
        VBox box = NodeFactory.column(
                10,
                NodeFactory.wrapped(NodeFactory.label(texts.get("speaking.judging"), "page-title")),
                NodeFactory.wrapped(NodeFactory.label(texts.get("speaking.judging.safe"), "soft")),
                bar,
                new FlowPane(cancel));
        box.getStyleClass().add("card");
        return box;
    }

    private Node notice(String what, String advice, FailureKind failure) {
        VBox box = NodeFactory.column(
                8,
                NodeFactory.wrapped(NodeFactory.label(texts.get(what), "strong")),
                NodeFactory.wrapped(NodeFactory.label(texts.get(advice))),
                NodeFactory.wrapped(NodeFactory.label(texts.get("speaking.kept"), "soft")));
        if (canBeJudged()) {
            Button again = NodeFactory.button(
                    texts.binding(
                            failure == FailureKind.NO_ANSWER ? "speaking.judge.once-more" : "speaking.judge.again"),
                    viewModel::judgeAgain,
                    "primary");
            again.setId("speaking-judge-again");
            box.getChildren().add(again);
        }
        box.getStyleClass().addAll("notice", "failed");
        box.setId("speaking-failure");
        return box;
    }

    private boolean canBeJudged() {
        return viewModel.phase().get() instanceof SpeechUnjudged(var _, FailureKind failure)
                && failure != FailureKind.SILENT_TAKE;
    }

    private Node actions(boolean hasSpeech) {
        FlowPane actions = new FlowPane(8, 8);
        Button back = NodeFactory.button(
                texts.binding("speaking.back"), viewModel::backToTask, canBeJudged() ? "quiet" : "primary");
        back.setId("speaking-back");
        actions.getChildren().add(back);
        if (hasSpeech) {
            Button play = NodeFactory.button(texts.binding("speaking.play"), viewModel::play, "quiet");
            play.setId("speaking-play");
            actions.getChildren().add(play);
            Button delete = NodeFactory.button(
                    texts.binding(isDeletionAsked ? "speaking.delete.sure" : "speaking.delete"), this::delete, "quiet");
            delete.setId("speaking-delete");
            actions.getChildren().add(SchoolMark.locked(delete, !viewModel.mayDelete(), texts));
        }
        return actions;
    }

    /// The report on paper, and one file for the teacher.
    private Node saving(FreeSpeech speech) {
        SpeechFilesViewModel saved = viewModel.files();
        return new FlowPane(
                8,
                8,
                save("speaking-pdf", "speaking.save.pdf", speech, FilePrompt.FileKind.PDF, saved::savePdf),
                save("speaking-zip", "speaking.save.zip", speech, FilePrompt.FileKind.ZIP, saved::saveZip));
    }

    private interface SpeechSaving {
        void save(FreeSpeech speech, Locale language, Path file);
    }

    private Button save(String id, String key, FreeSpeech speech, FilePrompt.FileKind kind, SpeechSaving saving) {
        Button button = new Button(texts.get(key));
        button.setId(id);
        button.getStyleClass().setAll("button", "quiet");
        button.setOnAction(event -> {
            String title = SpeakingTexts.lines(texts)
                    .title(speech, viewModel.list().tasks().get());
            String name = SpeechFilesViewModel.fileName(
                    speech, viewModel.list().speaker().get(), title);
            files.chooseSaveTarget(texts.get(key), name + "." + kind.label().toLowerCase(Locale.ROOT), kind)
                    .ifPresent(
                            file -> saving.save(speech, texts.language().get().locale(), file));
        });
        return button;
    }

    /// What is deleted cannot come back, so the button asks first.
    private void delete() {
        if (isDeletionAsked) {
            viewModel.delete();
        } else {
            isDeletionAsked = true;
            refresh();
        }
    }
}
