package app.saywell.desk.shell.trouble;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.store.database.LibraryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/// Explains why Saywell cannot start, in the language of the system.
public final class StartFailureView {
    static final double WIDTH = 640;
    static final double HEIGHT = 440;
    private static final double MARGIN = 40;
    private static final double GAP = 16;

    private final VBox root;

    /// A daily copy of the database that can be put in place.
    ///
    /// @param day the day of the copy
    /// @param restore puts it in place and opens the application
    public record UsableCopy(String day, Runnable restore) {}

    /// @param folder the data folder that could not be opened, or the policy file
    /// @param copy offered if the database is missing, damaged or newer
    /// @param detail what is wrong, in technical words; empty if the kind says it all
    public StartFailureView(
            LibraryException.LibraryFailureKind kind,
            Path folder,
            Optional<UsableCopy> copy,
            String detail,
            LocalizedTexts texts,
            Runnable close) {
        String key = "trouble." + kind.name().toLowerCase(Locale.ROOT);
        root = NodeFactory.column(
                GAP,
                NodeFactory.wrapped(NodeFactory.label(texts.binding(key + ".what"), "place-title")),
                NodeFactory.wrapped(NodeFactory.label(texts.binding(key + ".do"))),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("trouble.safe"), "soft")),
                locationLabel(texts, folder, kind),
                NodeFactory.spacer(),
                NodeFactory.button(texts.binding("trouble.close"), close));
        if (kind == LibraryException.LibraryFailureKind.EMPTIED
                || kind == LibraryException.LibraryFailureKind.DAMAGED) {
            root.getChildren().add(2, copyOffer(texts, "trouble.copy", copy));
        } else if (kind == LibraryException.LibraryFailureKind.NEWER) {
            root.getChildren().add(2, copyOffer(texts, "trouble.back", copy));
        }
        if (!detail.isEmpty()) {
            Label label = NodeFactory.wrapped(NodeFactory.label(detail, "notice", "failed"));
            label.setId("detail");
            root.getChildren().add(2, label);
        }
        root.setPadding(new Insets(MARGIN));
        root.setAlignment(Pos.TOP_LEFT);
        root.getStyleClass().add("page");
    }

    private static Node copyOffer(LocalizedTexts texts, String key, Optional<UsableCopy> copy) {
        if (copy.isEmpty()) {
            return NodeFactory.wrapped(NodeFactory.label(texts.binding(key + ".none")));
        }
        Button button = NodeFactory.button(
                texts.binding(key, copy.get().day()), copy.get().restore());
        button.setId("restore-copy");
        return NodeFactory.column(
                GAP / 2,
                button,
                NodeFactory.wrapped(NodeFactory.label(texts.binding(key + ".about"), "small", "soft")));
    }

    private static Label locationLabel(LocalizedTexts texts, Path folder, LibraryException.LibraryFailureKind kind) {
        return NodeFactory.wrapped(
                NodeFactory.label(texts.binding("trouble.where", folder.toString(), kind.code()), "small", "soft"));
    }

    /// The view.
    public Parent root() {
        return root;
    }

    /// Shows it instead of the application.
    public static void show(
            Stage stage,
            LibraryException.LibraryFailureKind kind,
            Path folder,
            Optional<UsableCopy> copy,
            String detail) {
        LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ofTag(""));
        Scene scene =
                new Scene(new StartFailureView(kind, folder, copy, detail, texts, stage::close).root(), WIDTH, HEIGHT);
        new Appearance(Theme.LIGHT, 100).applyTo(scene, List.of());
        stage.setTitle("Saywell");
        stage.setScene(scene);
        stage.show();
    }
}
