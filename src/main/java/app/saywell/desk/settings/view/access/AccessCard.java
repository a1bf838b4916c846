package app.saywell.desk.settings.view.access;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.AccessReport;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Who did what with the data of learners on this computer: the newest lines, and all as a table.
public final class AccessCard extends VBox {
    private static final int SHOWN = 12;

    private final AccessViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox rows = new VBox(4);

    public AccessCard(AccessViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("access");
        getStyleClass().add("card");
        Button show = NodeFactory.button(texts.binding("settings.access.show"), viewModel::load, "quiet");
        show.setId("access-show");
        Button save = NodeFactory.button(
                texts.binding("settings.access.save"),
                () -> filePrompt
                        .chooseSaveTarget(
                                texts.get("settings.access.save"), "saywell-access.csv", FilePrompt.FileKind.CSV)
                        .ifPresent(csv -> viewModel.save(texts.language().get().locale(), csv)),
                "quiet");
        save.setId("access-save");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.access"), "place-title"),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.access.about"), "small", "soft")),
                        SchoolMark.locked(new FlowPane(8, 8, show, save), !viewModel.mayRead(), texts),
                        rows,
                        new UserMessageLabel(texts, viewModel.message(), "access-told"));
        viewModel.lines().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        rows.getChildren().setAll(viewModel.lines().get().map(this::rows).orElse(List.of()));
    }

    private List<Node> rows(List<AccessReport.AccessLine> lines) {
        if (lines.isEmpty()) {
            return List.of(wrapped(texts.get("settings.access.none"), "soft"));
        }
        Stream<Node> newest = lines.stream().limit(SHOWN).map(line -> wrapped(text(line)));
        Stream<Node> more = lines.size() > SHOWN
                ? Stream.of(wrapped(texts.get("settings.access.more", lines.size() - SHOWN), "soft"))
                : Stream.empty();
        return Stream.concat(newest, more).toList();
    }

    private static Node wrapped(String text, String... styles) {
        return NodeFactory.wrapped(NodeFactory.label(text, styles));
    }

    private String text(AccessReport.AccessLine line) {
        String time = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(texts.language().get().locale())
                .withZone(ZoneId.systemDefault())
                .format(line.entry().at());
        String action =
                texts.get("settings.access.action." + EnumKey.of(line.entry().action()));
        String learner = line.isErased() ? texts.get("settings.access.erased") : line.learner();
        return Stream.of(time, line.entry().person(), action, line.className(), learner)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }
}
