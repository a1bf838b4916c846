package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.shell.window.WindowRobot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.junit.jupiter.api.Test;

class HearingCardTest {
    @Test
    void showsTheFiguresOfTheDocument() throws IOException {
        List<List<String>> documented = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of("docs/accuracy.md"))) {
            String[] cells = line.split(" \\| ", -1);
            if (cells.length == 9 && cells[1].length() == 1) {
                int flagged = Integer.parseInt(cells[7]);
                int right = Integer.parseInt(cells[8].replace(" |", ""));
                String agreed = flagged == 0 ? "–" : Math.round(100.0 * right / flagged) + " %";
                documented.add(List.of(cells[2], cells[3], cells[4], cells[7], agreed));
            }
        }
        assertThat(documented).hasSize(8);
        assertThat(rows(card(InterfaceLanguage.ENGLISH))).isEqualTo(documented);
    }

    @Test
    void opensAndClosesInBothLanguages() {
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            HearingCard card = card(language);
            WindowRobot.run(() -> {
                new Scene(card);
                assertThat(card.lookup("#hearing-details")).isNull();
                toggleDetails(card);
                assertThat(card.lookup("#hearing-details").isVisible()).isTrue();
                toggleDetails(card);
                assertThat(card.lookup("#hearing-details").isVisible()).isFalse();
                assertThat(card.lookupAll(".label")).allSatisfy(label -> assertThat(((Label) label).getText())
                        .isNotBlank()
                        .doesNotContain("settings."));
            });
        }
    }

    /// Opens what is closed, or closes it.
    private static void toggleDetails(HearingCard card) {
        ((Button) card.lookup("#hearing-more")).fire();
    }

    private static HearingCard card(InterfaceLanguage language) {
        return WindowRobot.call(() -> {
            LocalizedTexts texts = new LocalizedTexts(language);
            return new HearingCard(texts);
        });
    }

    private static List<List<String>> rows(HearingCard card) {
        return WindowRobot.call(() -> {
            new Scene(card);
            toggleDetails(card);
            GridPane grid = (GridPane) card.lookup("#hearing-table");
            List<List<String>> rows = new ArrayList<>();
            for (int row = 1; row < grid.getRowCount(); row++) {
                rows.add(new ArrayList<>());
            }
            grid.getChildren().forEach(cell -> {
                int row = GridPane.getRowIndex(cell);
                if (row > 0 && GridPane.getColumnIndex(cell) > 0) {
                    rows.get(row - 1).add(((Label) cell).getText());
                }
            });
            return rows;
        });
    }
}
