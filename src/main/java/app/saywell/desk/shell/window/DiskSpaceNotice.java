package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.shell.window.DiskSpaceViewModel.AlmostFull;
import app.saywell.desk.shell.window.DiskSpaceViewModel.Enough;
import app.saywell.desk.shell.window.DiskSpaceViewModel.Little;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// Says on every screen how much room the disk still has, before it is full.
final class DiskSpaceNotice extends HBox {
    private static final double GAP = 12;
    private static final long MEGABYTES_OF_GIGABYTE = 1024;

    /// @param bar where it stands; shown only with it
    DiskSpaceNotice(DiskSpaceViewModel viewModel, LocalizedTexts texts, Node bar) {
        super(GAP);
        setId("disk-notice");
        getStyleClass().addAll("notice", "failed");
        setAlignment(Pos.CENTER_LEFT);
        Label message = NodeFactory.wrapped(NodeFactory.label(Bindings.createStringBinding(
                () -> switch (viewModel.space().get()) {
                    case Enough _ -> "";
                    case Little(long megabytes, long minutes) ->
                        texts.get("shell.disk.little", amount(texts, megabytes), minutes / 60, minutes);
                    case AlmostFull(long megabytes) -> texts.get("shell.disk.full", amount(texts, megabytes));
                },
                viewModel.space(),
                texts.language())));
        message.setId("disk-message");
        message.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(message, Priority.ALWAYS);
        Button close = NodeFactory.button(texts.binding("shell.unfinished.close"), viewModel::dismiss, "quiet");
        close.setId("disk-close");
        close.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(message, close);
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> bar.isVisible() && !(viewModel.space().get() instanceof Enough),
                        bar.visibleProperty(),
                        viewModel.space()));
    }

    private static String amount(LocalizedTexts texts, long megabytes) {
        Locale locale = texts.language().get().locale();
        return megabytes >= MEGABYTES_OF_GIGABYTE
                ? String.format(locale, "%.1f GB", megabytes / (double) MEGABYTES_OF_GIGABYTE)
                : String.format(locale, "%d MB", megabytes);
    }
}
