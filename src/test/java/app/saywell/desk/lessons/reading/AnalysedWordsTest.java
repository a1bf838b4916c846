package app.saywell.desk.lessons.reading;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import java.time.Instant;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalysedWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Come at 10.30.| Come at 10.30       | false | false
        Come at 10.30.| Come at 10.30       | true  | true
        Come at 10.30.| come at ten thirty   | true  | false
        Come at 10.30.| come at ten thirty   | false | true
        It is cold.  | it is cold         | true  | false
        It is cold.  | it is warm         | true  | false
        Come at 10.30.| come at half past    | true  | true
        Hello :D     | Hello              | true  | false
        I am 5 :D    | I am 5             | false | false
        I am 5 :D    | I am five           | true  | false
        The café, 5. | The cafe five       | true  | false
        """)
    void ofAnotherFormOfTheTextAreMadeAnew(String text, String words, boolean inWords, boolean other) {
        assertThat(AnalysedWords.hasOtherForm(analysis(words), text, inWords)).isEqualTo(other);
    }

    private static ReadingAnalysis analysis(String words) {
        String components = Arrays.stream(words.split(" "))
                .map("{\"type\":\"word\",\"word\":\"%s\",\"start\":0,\"end\":1}"::formatted)
                .collect(Collectors.joining(",", "[", "]"));
        return new ReadingAnalysis(components, new AnswerOrigin("embedded", "1", 0, Instant.EPOCH));
    }
}
