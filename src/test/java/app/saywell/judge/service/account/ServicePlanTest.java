package app.saywell.judge.service.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.ServiceEndpoint;
import java.security.SecureRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The plan table of the service document, section 8, row by row.
class ServicePlanTest {
    private static final int UNLIMITED = 0;

    @ParameterizedTest
    @CsvSource({
        "free, 30, 1, $0.20, false, false, false",
        "starter, 100, 3, $5.00, true, false, false",
        "pro, 500, 0, $20.00, true, true, false",
        "enterprise, 0, 0, $0.00, true, true, true"
    })
    void hasTheRowsOfTheDocument(
            String name,
            int callsPerMinute,
            int keys,
            String credit,
            boolean pronunciation,
            boolean purchase,
            boolean postpaid) {
        ServicePlan plan = ServicePlan.ofName(name).orElseThrow();
        assertThat(plan.callsPerMinute().orElse(UNLIMITED)).isEqualTo(callsPerMinute);
        assertThat(plan.maxKeys().orElse(UNLIMITED)).isEqualTo(keys);
        assertThat(plan.monthlyCredit()).hasToString(credit);
        assertThat(plan.includes(ServiceEndpoint.TRANSCRIBE)).isTrue();
        assertThat(plan.includes(ServiceEndpoint.ANALYZE_NATIVE)).isEqualTo(pronunciation);
        assertThat(plan.includes(ServiceEndpoint.PRONUNCIATION)).isEqualTo(pronunciation);
        assertThat(plan.includes(ServiceEndpoint.PRONUNCIATION_SIMPLE)).isEqualTo(pronunciation);
        assertThat(plan.sellsCredit()).isEqualTo(purchase);
        assertThat(plan.postpaid()).isEqualTo(postpaid);
    }

    @ParameterizedTest
    @CsvSource({
        "TRANSCRIBE, 160000, 16000, 10, $0.004",
        "TRANSCRIBE, 160001, 16000, 11, $0.0044",
        "ANALYZE_NATIVE, 1, 48000, 1, $0.0006",
        "PRONUNCIATION, 48000, 48000, 1, $0.0006",
        "PRONUNCIATION_SIMPLE, 105840, 44100, 3, $0.0018"
    })
    void pricesEveryBegunSecond(ServiceEndpoint endpoint, long samples, int rate, long seconds, String price) {
        assertThat(PriceList.billedSeconds(samples, rate)).isEqualTo(seconds);
        assertThat(PriceList.price(endpoint, seconds)).hasToString(price);
    }

    @ParameterizedTest
    @CsvSource({"10, $10.00", "12.5, $12.50", "0.000001, $0.000001", "-3, -$3.00", "1e2, $100.00"})
    void readsAndShowsAmountsExactly(String typed, String shown) {
        assertThat(DollarAmount.parse(typed)).hasToString(shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ten", "$10", "0.0000001", "1e30", "NaN"})
    void readsNothingElse(String typed) {
        assertThatThrownBy(() -> DollarAmount.parse(typed)).isInstanceOf(AccountException.class);
    }

    @Test
    void makesKeysThatNoLogCanHold() {
        KeySecret key = KeySecret.generate(new SecureRandom());
        assertThat(key.text()).matches("sk-svc-[0-9A-Za-z]{48}");
        assertThat(KeySecret.parse(key.text()).orElseThrow().matches(key)).isTrue();
        assertThat(key.toString()).hasSizeLessThan(20);
        assertThat(KeySecret.parse(key.text() + "a")).isEmpty();
        assertThat(KeySecret.generate(new SecureRandom()).matches(key)).isFalse();
    }
}
