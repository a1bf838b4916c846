package app.saywell.desk.settings.doctor;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OnDemandPane;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.settings.support.Finding;
import app.saywell.desk.settings.support.Finding.CheckState;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// A button that checks this computer, what was found with what to do, and the support file.
public final class DoctorCard extends VBox {
    private static final double GAP = 12;

    private final DoctorViewModel viewModel;
    private final LocalizedTexts texts;
    private final FindingTexts words;
    private final VBox rows = new VBox(GAP);

    public DoctorCard(DoctorViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt) {
        super(GAP);
        this.viewModel = viewModel;
        this.texts = texts;
        words = new FindingTexts(texts);
        setId("doctor");
        getStyleClass().add("card");
        rows.setId("findings");
        ProgressBar progress = new ProgressBar(ProgressBar.INDETERMINATE_PROGRESS);
        NodeFactory.showWhen(progress, viewModel.running());
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("doctor.title"), "place-title"),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("doctor.about"), "soft")),
                        buttons(),
                        progress,
                        rows,
                        new OnDemandPane(
                                new SupportFilePane(viewModel, texts, filePrompt),
                                viewModel.support().map(entries -> !entries.isEmpty())),
                        new UserMessageLabel(texts, viewModel.message(), "support-told"));
        viewModel.findings().subscribe(any -> showFindings());
        texts.language().addListener(change -> showFindings());
    }

    private FlowPane buttons() {
        Button examine = NodeFactory.button(texts.binding("doctor.examine"), viewModel::examine, "quiet");
        // Not disabled while it runs: the focus would go on to the next button, and the page with
        // it.
        examine.setId("doctor-examine");
        Button support = NodeFactory.button(texts.binding("doctor.support"), viewModel::prepareSupport, "quiet");
        support.setId("doctor-support");
        support.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> viewModel.running().get()
                                || viewModel.findings().get().isEmpty(),
                        viewModel.running(),
                        viewModel.findings()));
        return new FlowPane(8, 8, examine, support);
    }

    private void showFindings() {
        rows.getChildren()
                .setAll(viewModel.findings().get().stream().map(this::row).toArray(Node[]::new));
    }

    private VBox row(Finding finding) {
        String state = finding.state().name().toLowerCase(Locale.ROOT);
        Label symbol = NodeFactory.label(texts.get("doctor.state." + state), "finding-state");
        symbol.getStyleClass().add("finding-" + state);
        symbol.setMinWidth(USE_PREF_SIZE);
        Label name = NodeFactory.label(words.name(finding), "strong");
        name.setMinWidth(USE_PREF_SIZE);
        VBox row = NodeFactory.column(
                2, NodeFactory.row(8, symbol, name), NodeFactory.wrapped(NodeFactory.label(words.found(finding))));
        if (finding.state() != CheckState.OK) {
            row.getChildren().add(NodeFactory.wrapped(NodeFactory.label(words.toDo(finding), "soft")));
        }
        row.setId("finding-" + finding.check());
        return row;
    }
}
