package app.saywell.desk.homework.view;

import app.saywell.desk.homework.handin.HomeworkProgress;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScaleBar;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Learner;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// One homework: what was given when, who has handed in, and who has not.
final class HomeworkCard extends VBox {

    /// @param isOpen whether its result pages are shown
    /// @param toggle shows or hides them
    /// @param pages the pane of its result pages
    HomeworkCard(
            HomeworkProgress homework,
            LocalizedTexts texts,
            LearnerNames names,
            boolean isOpen,
            Runnable toggle,
            Node pages) {
        super(8);
        getStyleClass().addAll("card", "homework-card");
        int count = homework.handedIn().size();
        int all = homework.learners().size();
        Label title = NodeFactory.wrapped(NodeFactory.label(homework.lesson().title(), "strong"));
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        ScaleBar bar = new ScaleBar(all == 0 ? 0 : (double) count / all);
        bar.setMinWidth(60);
        bar.setPrefWidth(120);
        bar.setMaxWidth(120);
        Label counts = NodeFactory.label(texts.get("homework.handed-in", count, all));
        counts.setId("handed-in-" + homework.homework().id());
        counts.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = NodeFactory.row(12, title, bar, counts);
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren()
                .addAll(head, NodeFactory.wrapped(NodeFactory.label(given(homework.homework(), texts), "caption")));
        addNames("homework.who.missing", homework.missing(), texts, names);
        addNames("homework.who.in", homework.handedIn(), texts, names);
        ToggleButton pagesButton = new ToggleButton();
        pagesButton.setId("pages-" + homework.homework().id());
        pagesButton.getStyleClass().setAll("toggle-button", "chip");
        pagesButton.textProperty().bind(texts.binding("homework.pages.open"));
        pagesButton.setSelected(isOpen);
        pagesButton.setOnAction(event -> toggle.run());
        getChildren().add(pagesButton);
        if (isOpen) {
            getChildren().add(pages);
        }
    }

    private void addNames(String key, List<Learner> learners, LocalizedTexts texts, LearnerNames names) {
        if (!learners.isEmpty()) {
            String all = learners.stream().map(names::of).collect(Collectors.joining(", "));
            getChildren().add(NodeFactory.wrapped(NodeFactory.label(texts.get(key, learners.size(), all), "small")));
        }
    }

    private static String given(Homework homework, LocalizedTexts texts) {
        DateTimeFormatter format = DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale());
        String day = format.format(LocalDate.ofInstant(homework.createdAt(), ZoneId.systemDefault()));
        return homework.dueOn()
                .map(due -> texts.get("homework.given.due", day, format.format(due)))
                .orElseGet(() -> texts.get("homework.given", day));
    }
}
