package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.view.TransferViewModel.OpenedBackup;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// An opened backup, what restoring it means, and the field for its words where its key is not on this computer.
final class RestoreCard extends VBox {
    RestoreCard(OpenedBackup backup, TransferViewModel viewModel, LocalizedTexts texts) {
        super(8);
        getChildren()
                .addAll(
                        NodeFactory.label(String.valueOf(backup.file().getFileName()), "place-title"),
                        NodeFactory.wrapped(NodeFactory.label(texts.get("reports.restore.about"))));
        if (!backup.isEncrypted()) {
            Label plain =
                    NodeFactory.wrapped(NodeFactory.label(texts.get("reports.restore.plain"), "notice", "warned"));
            plain.setId("restore-plain");
            getChildren().add(plain);
        }
        WordsField field = new WordsField(texts.get("reports.restore.words"), "restore-words");
        if (backup.asksWords()) {
            getChildren().add(field);
        }
        Button restore = ReportControls.button(
                texts,
                "reports.restore.do",
                Feather.ROTATE_CCW,
                "primary",
                "restore-do",
                () -> viewModel.restore(field.words()));
        getChildren()
                .add(new FlowPane(
                        8,
                        8,
                        SchoolMark.locked(restore, !viewModel.mayRestore(), texts),
                        NodeFactory.button(texts.binding("reports.leave"), viewModel::dismiss, "quiet")));
    }
}
