package app.saywell.desk.settings.view.access;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.access.AccessEntry.AccessAction;
import java.util.ResourceBundle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every act that is noted has its words, in the window and in the table.
class AccessTextsTest {
    @ParameterizedTest
    @EnumSource
    void anActIsTheSameInTheWindowAndInTheTable(AccessAction action) {
        for (InterfaceLanguage language : InterfaceLanguage.values()) {
            ResourceBundle table = ResourceBundle.getBundle(
                    "app.saywell.desk.reports.Access",
                    language.locale(),
                    ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
            assertThat(new LocalizedTexts(language).find("settings.access.action." + EnumKey.of(action)))
                    .contains(table.getString("action." + action.name()));
        }
    }
}
