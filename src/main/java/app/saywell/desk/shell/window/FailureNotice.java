package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.QuestionNotice;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.scene.Node;

/// Says on every screen that something failed which nothing foresaw, what is safe, and what to do.
final class FailureNotice extends QuestionNotice {
    private final FailureViewModel viewModel;

    /// @param bar where it stands; shown only with it
    FailureNotice(FailureViewModel viewModel, LocalizedTexts texts, Node bar) {
        super("failure", texts);
        this.viewModel = viewModel;
        getStyleClass().add("failed");
        texts.language().subscribe(language -> show());
        NodeFactory.showWhen(this, bar.visibleProperty().and(viewModel.told()));
    }

    private void show() {
        show(texts.get("shell.failure"), button("shell.unfinished.close", "failure-close", viewModel::dismiss));
    }
}
