package app.saywell.desk.settings.view;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;

/// What stands on a card, for those who look for it.
final class CardTexts {
    private static final String TITLE = "place-title";

    private CardTexts() {}

    static Optional<Label> title(Node card) {
        return nodes(card)
                .filter(node -> node.getStyleClass().contains(TITLE))
                .filter(Label.class::isInstance)
                .map(Label.class::cast)
                .findFirst();
    }

    /// What takes the keyboard first on a card.
    static Optional<Node> firstControl(Node card) {
        return nodes(card)
                .filter(node -> node.isFocusTraversable() && !node.isDisabled() && node.isVisible())
                .findFirst();
    }

    /// Whether each of the words stands somewhere on a card, in capitals or not. No words are everywhere.
    static boolean contain(Node card, String words) {
        String all = String.join(
                "\n",
                nodes(card).flatMap(CardTexts::texts).map(CardTexts::plain).toList());
        return Arrays.stream(plain(words).strip().split("\\s+")).allMatch(all::contains);
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }

    private static Stream<String> texts(Node node) {
        return switch (node) {
            case Labeled labeled -> Stream.ofNullable(labeled.getText());
            case TextInputControl input -> Stream.ofNullable(input.getPromptText());
            default -> Stream.empty();
        };
    }

    private static Stream<Node> nodes(Node node) {
        Stream<Node> below = node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(CardTexts::nodes)
                : Stream.empty();
        return Stream.concat(Stream.of(node), below);
    }
}
