package app.saywell.desk.lessons.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextCheckTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CO2 is a gas. | C O two is a gas",
                "A: We left at 10.30 am. | We left at ten thirty A M",
                "Elizabeth I ruled. | Elizabeth the first ruled",
                "It costs US$5. | It costs five U S dollars",
                "The fat cat sat. | ''"
            })
    void saysHowATextIsReadWhereItIsNotAsWritten(String text, String words) {
        assertThat(TextCheck.checkText(text).readAs()).isEqualTo(words);
    }

    @Test
    void namesWhatCannotBeRead() {
        assertThat(TextCheck.checkText("I like 😀 cats ♥ and ☃.").unread()).containsExactly("😀", "♥", "☃");
        TextCheck.CheckedText korean = TextCheck.checkText("I like 떡볶이 a lot.");
        assertThat(korean.speakable()).isFalse();
        assertThat(korean.unread()).containsExactly("떡볶이");
        assertThat(korean.words())
                .extracting(TextCheck.ExpectedWord::word)
                .as("the other words are checked all the same")
                .containsExactly("I", "like", "a", "lot");
        assertThat(TextCheck.checkText("I like cats.").unread()).isEmpty();
    }
}
