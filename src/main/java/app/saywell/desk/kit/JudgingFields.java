package app.saywell.desk.kit;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.FlowPane;

/// Two choices: how strictly readings are judged, and which language somebody grew up with. Each may
/// be left as it is set above, and then says what that is.
public final class JudgingFields extends FlowPane {
    private final LocalizedTexts texts;
    private final SettledChoice<Optional<Strictness>> strictness;
    private final SettledChoice<Optional<FirstLanguage>> firstLanguage;
    private JudgingChoice choice = JudgingChoice.NONE;
    private JudgingRule above = JudgingRule.DEFAULT;

    /// @param chosen runs with what the user chose
    public JudgingFields(LocalizedTexts texts, Consumer<JudgingChoice> chosen) {
        super(16, 8);
        this.texts = texts;
        strictness = choice(
                "judging-strictness",
                value -> strictnessName(value, above, texts),
                value -> choose(new JudgingChoice(value, choice.firstLanguage()), chosen));
        firstLanguage = choice(
                "judging-first-language",
                value -> languageName(value, above, texts),
                value -> choose(new JudgingChoice(choice.strictness(), value), chosen));
        strictness.comboBox().accessibleTextProperty().bind(texts.binding("kit.strictness"));
        firstLanguage.comboBox().accessibleTextProperty().bind(texts.binding("kit.first-language"));
        getChildren()
                .addAll(
                        ChoiceButtons.labeled(texts.binding("kit.strictness"), strictness.comboBox()),
                        ChoiceButtons.labeled(texts.binding("kit.first-language"), firstLanguage.comboBox()));
        texts.language().addListener(change -> show(choice, above));
    }

    private void choose(JudgingChoice newChoice, Consumer<JudgingChoice> chosen) {
        choice = newChoice;
        chosen.accept(newChoice);
    }

    /// Shows a choice.
    ///
    /// @param newAbove what counts where nothing is chosen
    public void show(JudgingChoice newChoice, JudgingRule newAbove) {
        choice = newChoice;
        above = newAbove;
        showAnew(strictness, Strictness.values(), newChoice.strictness());
        showAnew(firstLanguage, FirstLanguage.values(), newChoice.firstLanguage());
    }

    public static String inWords(JudgingRule rule, LocalizedTexts texts) {
        return texts.get("kit.judged", name(rule.strictness(), texts), name(rule.firstLanguage(), texts));
    }

    private static <T> void showAnew(SettledChoice<Optional<T>> shown, T[] values, Optional<T> value) {
        List<Optional<T>> offered = new ArrayList<>();
        offered.add(Optional.empty());
        Stream.of(values).map(Optional::of).forEach(offered::add);
        shown.show(List.of(), null); // the same values may have other names
        shown.show(offered, value);
    }

    private static String strictnessName(Optional<Strictness> value, JudgingRule above, LocalizedTexts texts) {
        return value.map(chosen -> name(chosen, texts))
                .orElseGet(() -> texts.get("kit.judging.above", name(above.strictness(), texts)));
    }

    private static String languageName(Optional<FirstLanguage> value, JudgingRule above, LocalizedTexts texts) {
        return value.map(chosen -> name(chosen, texts))
                .orElseGet(() -> texts.get("kit.judging.above", name(above.firstLanguage(), texts)));
    }

    private static String name(Strictness strictness, LocalizedTexts texts) {
        return texts.get("kit.strictness." + strictness.code());
    }

    private static String name(FirstLanguage language, LocalizedTexts texts) {
        return texts.get("kit.first-language." + language.code());
    }

    private static <T> SettledChoice<Optional<T>> choice(
            String id, Function<Optional<T>, String> name, Consumer<Optional<T>> chosen) {
        ComboBox<Optional<T>> box = new ComboBox<>();
        box.setId(id);
        box.setConverter(new NameConverter<>(name));
        return SearchableChoice.onChosen(box, chosen);
    }
}
