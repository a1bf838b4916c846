package app.saywell.desk.settings.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OnDemandPane;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Says what Saywell is made of and under which licences, with the whole of `NOTICE` on demand.
final class AboutCard extends VBox {
    /// The notices, as they lie in the class path.
    static final String NOTICES = "/app/saywell/assets/NOTICE";

    private static final List<String> PARTS = List.of("voice", "ear", "runtime", "words", "rest");
    private static final int NOTICE_LINES = 14;

    AboutCard(LocalizedTexts texts) {
        super(10);
        setId("about");
        getStyleClass().add("card");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("settings.about"), "place-title"),
                        NodeFactory.wrapped(
                                NodeFactory.label(texts.binding("settings.about.saywell", version()), "small")));
        for (String part : PARTS) {
            Label label =
                    NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.about." + part), "small", "soft"));
            label.setId("about-" + part);
            getChildren().add(label);
        }
        ToggleButton all = new ToggleButton();
        all.setId("about-notices");
        all.getStyleClass().setAll("toggle-button", "chip");
        all.textProperty().bind(texts.binding("settings.about.notices"));
        TextArea notices = new TextArea();
        notices.setId("notices");
        notices.setEditable(false);
        notices.setWrapText(true);
        notices.setPrefRowCount(NOTICE_LINES);
        notices.accessibleTextProperty().bind(texts.binding("settings.about.notices"));
        NodeFactory.moveFocusWithTab(notices);
        all.selectedProperty().subscribe(shown -> {
            if (shown && notices.getText().isEmpty()) {
                notices.setText(notices());
            }
        });
        getChildren().addAll(all, new OnDemandPane(notices, all.selectedProperty()));
    }

    private static String version() {
        @Nullable String version = AboutCard.class.getPackage().getImplementationVersion();
        return version == null ? "Saywell" : "Saywell " + version;
    }

    private static String notices() {
        try (InputStream in = AboutCard.class.getResourceAsStream(NOTICES)) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
