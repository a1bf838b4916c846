package app.saywell.desk.kit;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JudgingFieldsTest {
    private final LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
    private final List<JudgingChoice> chosen = new ArrayList<>();
    private JudgingFields fields;
    private Scene scene;
    private Stage stage;

    @BeforeEach
    void open() {
        scene = WindowRobot.call(() -> {
            fields = new JudgingFields(texts, chosen::add);
            fields.show(JudgingChoice.NONE, new JudgingRule(Strictness.STRICT, FirstLanguage.KOREAN));
            return new Scene(fields);
        });
        stage = WindowRobot.show(scene);
    }

    @AfterEach
    void close() {
        WindowRobot.run(stage::close);
    }

    @Test
    void saysWhatCountsWhereNothingIsChosen() {
        assertThat(shown("#judging-strictness")).isEqualTo("default: strict");
        assertThat(shown("#judging-first-language")).isEqualTo("default: Korean");
        WindowRobot.run(() -> texts.setLanguage(InterfaceLanguage.KOREAN));
        assertThat(shown("#judging-first-language")).isEqualTo("기본값: 한국어");
        assertThat(chosen).isEmpty();
    }

    @Test
    void oneChoiceLeavesTheOtherAsItIs() {
        choose("#judging-first-language", Optional.of(FirstLanguage.JAPANESE));
        choose("#judging-strictness", Optional.of(Strictness.GENTLE));
        assertThat(chosen.getLast())
                .isEqualTo(new JudgingChoice(Optional.of(Strictness.GENTLE), Optional.of(FirstLanguage.JAPANESE)));
        choose("#judging-first-language", Optional.empty());
        assertThat(chosen.getLast()).isEqualTo(new JudgingChoice(Optional.of(Strictness.GENTLE), Optional.empty()));
    }

    private String shown(String selector) {
        return WindowRobot.call(() -> {
            ComboBox<Object> box = box(selector);
            return box.getConverter().toString(box.getValue());
        });
    }

    private void choose(String selector, Object value) {
        WindowRobot.run(() -> box(selector).setValue(value));
    }

    @SuppressWarnings("unchecked")
    private ComboBox<Object> box(String selector) {
        return (ComboBox<Object>) scene.lookup(selector);
    }
}
