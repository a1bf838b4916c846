package app.saywell.judge.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Service document, sections 4 (methods and paths) and 5 (keys).
class AccessTest {
    private final TestedService service = TestedService.shared();

    @ParameterizedTest
    @ValueSource(strings = {"/transcribe", "/analyze-native", "/pronunciation", "/pronunciation-simple"})
    void refusesACallWithoutAKey(String path) {
        ContractAnswer answer = service.form(path)
                .without("x-api-key")
                .reading()
                .goldText()
                .send()
                .refused(401);
        assertThat(answer.body()).contains("Unauthorized");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sk-svc-",
                "sk-svc-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "Bearer sk-svc-AAAA",
                "sk-other-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "' OR '1'='1"
            })
    void refusesAWrongKey(String key) {
        service.form("/transcribe").header("x-api-key", key).reading().send().refused(401);
    }

    @Test
    void refusesAKeyWithOneCharacterChanged() {
        String key = service.key();
        String changed = key.substring(0, key.length() - 1) + (key.endsWith("x") ? "y" : "x");
        service.form("/transcribe")
                .header("x-api-key", changed)
                .reading()
                .send()
                .refused(401);
    }

    @Test
    void checksTheKeyWithOneShortTranscription() {
        service.form("/transcribe").reading().send().json();
    }

    @Test
    void saysNothingOfTheKeyInARefusal() {
        String body = service.form("/pronunciation-simple")
                .reading()
                .send()
                .refused(400)
                .body();
        assertThat(body).doesNotContain(service.key()).doesNotContain("sk-svc-");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/transcribe/", "/Transcribe", "/v1/transcribe", "/keys", "/%2e%2e"})
    void knowsNoOtherPath(String path) {
        service.onlyOurs();
        assertThat(service.form(path).reading().send().status()).isIn(400, 404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "DELETE", "PATCH", "PROPFIND"})
    void answersPostAlone(String method) {
        service.onlyOurs();
        ContractAnswer answer = service.form("/transcribe")
                .send(method, method.equals("PATCH") ? okhttp3.RequestBody.create(new byte[0]) : null);
        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.code()).isEqualTo("METHOD_NOT_ALLOWED");
    }

    @Test
    void servesNoWebPageAndNoOtherName() {
        service.onlyOurs();
        service.form("/transcribe")
                .header("Origin", "https://example.org")
                .reading()
                .send()
                .refused(403);
        service.form("/transcribe").header("Origin", "null").reading().send().refused(403);
        service.form("/transcribe")
                .header("Host", "rebound.example.org")
                .reading()
                .send()
                .refused(403);
        service.form("/transcribe")
                .header("Host", "localhost:1")
                .reading()
                .send()
                .json();
    }
}
