package app.saywell.desk.kit.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoneyFormatTest {
    @ParameterizedTest
    @CsvSource({
        "0, $0.00",
        "1, $0.000001",
        "1800, $0.0018",
        "10000, $0.01",
        "1000000, $1.00",
        "12500000, $12.50",
        "1000000000000, $1000000.00"
    })
    void showsCentsAtLeastAndNoDigitTooMany(long microDollars, String shown) {
        assertThat(MoneyFormat.formatDollars(microDollars)).isEqualTo(shown);
        assertThat(MoneyFormat.parseDollars(shown)).contains(microDollars);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "five", "-1", "1.2345678", "1000000.01", "99999999", "1,000,000"})
    void takesNothingElseForASum(String typed) {
        assertThat(MoneyFormat.parseDollars(typed)).isEmpty();
    }
}
