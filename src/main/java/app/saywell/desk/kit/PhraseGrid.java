package app.saywell.desk.kit;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;

/// The words of a recovery phrase with their numbers, in columns that are read downwards.
public final class PhraseGrid extends GridPane {
    private static final int WORDS_A_ROW = 4;

    public PhraseGrid(List<String> words) {
        setId("phrase");
        getStyleClass().add("phrase");
        int rows = words.size() / WORDS_A_ROW;
        for (int i = 0; i < words.size(); i++) {
            add(new Label((i + 1) + ". " + words.get(i)), i / rows, i % rows);
        }
    }
}
