package app.saywell.desk.client.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ApiKeyTest {
    @Test
    void showsItselfToNobody() {
        assertThat(new ApiKey("sk-svc-secret").toString()).doesNotContain("secret", "sk");
    }

    @Test
    void losesTheBlanksAroundIt() {
        assertThat(ApiKey.parse("\t sk-svc-a \n")).contains(new ApiKey("sk-svc-a"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "sk-svc a", "sk-svc\r\nx-other: 1", "sk-svc-é", "열쇠"})
    void isNoneWhereItCouldNotBeSent(String typed) {
        assertThat(ApiKey.parse(typed)).isEmpty();
        assertThat(catchThrowable(() -> new ApiKey(typed)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("svc");
    }
}
