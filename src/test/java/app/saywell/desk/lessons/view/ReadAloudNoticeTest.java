package app.saywell.desk.lessons.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.speech.PronunciationGuide;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadAloudNoticeTest {
    @Test
    void aSentenceOfSignsIsNotSaidToHaveOtherLetters() {
        assertThat(lines("???", InterfaceLanguage.ENGLISH))
                .singleElement()
                .asString()
                .contains("no word, only signs");
        assertThat(lines("…", InterfaceLanguage.KOREAN))
                .singleElement()
                .asString()
                .contains("기호만");
        assertThat(lines("떡볶이", InterfaceLanguage.ENGLISH).getFirst())
                .contains("English letters")
                .doesNotContain("signs");
        assertThat(lines("a".repeat(100), InterfaceLanguage.KOREAN))
                .singleElement()
                .asString()
                .contains("너무 긴");
    }

    private static List<String> lines(String text, InterfaceLanguage language) {
        return ReadAloudNotice.lines(TextCheck.checkText(text, PronunciationGuide.NONE), new LocalizedTexts(language));
    }
}
