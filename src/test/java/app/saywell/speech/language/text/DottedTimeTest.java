package app.saywell.speech.language.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers with a dot: a time of day or an amount.
class DottedTimeTest {
    private static final TextNormalizer READER = new TextNormalizer(EnglishLexicon.load());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "It is 10.30. | it is ten thirty",
                "It's 9.05 now. | it's nine oh five now",
                "It’s nearly 10.00! | it's nearly ten o'clock",
                "What time is it? It was 7.45 when he came. | what time is it it was seven forty five when he came",
                "The time is 8.15 in the morning. | the time is eight fifteen in the morning",
                "We play until 10.30. | we play until ten thirty",
                "Until 10.30 we played. | until ten thirty we played",
                "Be there by 10.30, please. | be there by ten thirty please",
                "It opens from 9.30 to 17.15 on Monday. | it opens from nine thirty to seventeen fifteen on monday",
                "between 9.30 and 10.30 | between nine thirty and ten thirty",
                "at 10.30 we left | at ten thirty we left",
                "around 10.30 o'clock | around ten thirty o'clock",
            })
    void aNumberWithADotIsATimeWhereWordsAskForOne(String text, String words) {
        assertThat(ReadingMatch.first(READER.read(text))).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "It is 10.30 metres long. | it is ten point three zero metres long",
                "It is 10.30 m. | it is ten point three zero meters",
                "It is 10.30 %. | it is ten point three zero percent",
                "It is 10.30% now. | it is ten point three zero percent now",
                "It's $10.30. | it's ten dollars and thirty cents",
                "It is 10.30 dollars. | it is ten point three zero dollars",
                "It is 0.25. | it is zero point two five",
                "It is 10.75. | it is ten point seven five",
                "It is 30.10. | it is thirty point one zero",
                "It is 3.5. | it is three point five",
                "The answer is 10.30. | the answer is ten point three zero",
                "The price rose by 10.30. | the price rose by ten point three zero",
                "5 multiplied by 2.50 | five multiplied by two point five zero",
                "from 9.30 to 10.30 metres | from nine point three zero to ten point three zero metres",
                "from 0.25 to 0.50 | from zero point two five to zero point five zero",
                "between 1.25 and 1.75 | between one point two five and one point seven five",
                "It rose from 2.50 to 3.50. | it rose from two point five zero to three point five zero",
                "It shoots at 10.30 metres. | it shoots at ten point three zero metres",
            })
    void anAmountWithADotIsNoTime(String text, String words) {
        assertThat(ReadingMatch.first(READER.read(text))).isEqualTo(words);
    }
}
