package app.saywell.judge.service.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.judge.service.account.DollarAmount;
import app.saywell.judge.service.account.ServicePlan;
import app.saywell.judge.service.call.ApiError.ApiErrorKind;
import app.saywell.speech.ServiceEndpoint;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/// What `docs/service.md` says about errors, plans, prices and limits is what the service does.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ServiceDocumentTest {
    private String document = "";

    @BeforeAll
    void read() throws IOException {
        document = Files.readString(Path.of("docs/service.md"));
    }

    @Test
    void listsEveryErrorAndNoOther() {
        assertThat(Pattern.compile("(?m)^\\| (\\d{3}) \\| `([^`]+)` \\|")
                        .matcher(document)
                        .results()
                        .map(row -> row.group(1) + " " + row.group(2))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(ApiErrorKind.values())
                        .map(kind -> kind.status() + " " + kind.code())
                        .toList());
    }

    @Test
    void listsWhatEachPlanMayDo() {
        for (ServicePlan plan : ServicePlan.values()) {
            assertThat(document)
                    .contains("| %s | %s | %s | %s | %s | %s |"
                            .formatted(
                                    plan.lowerCaseName(),
                                    limit(plan.callsPerMinute()),
                                    limit(plan.maxKeys()),
                                    plan.monthlyCredit().equals(DollarAmount.ZERO) ? "–" : plan.monthlyCredit(),
                                    yes(plan.includes(ServiceEndpoint.TRANSCRIBE)),
                                    yes(includesTheOthers(plan))));
        }
    }

    @Test
    void saysWhatASecondCosts() {
        for (ServiceEndpoint endpoint : ServiceEndpoint.values()) {
            String price = new DollarAmount(endpoint.microDollarsPerSecond()).toString();
            assertThat(document).containsPattern(Pattern.quote(price) + "[^$\\n]*`" + Pattern.quote(endpoint.path()));
        }
    }

    @Test
    void namesEveryFieldOfARequest() {
        assertThat(document)
                .contains(
                        "`" + FormFields.OPTIONS + "`",
                        "`" + FormFields.TRANSCRIBE_OPTIONS + "`",
                        "`" + FormFields.NATIVE_COMPONENTS + "`");
    }

    @Test
    void saysTheLimitsOfTheService() {
        ServiceLimits limits = ServiceLimits.defaults();
        assertThat(number("of more than [\\d,]+ MiB \\(([\\d,]+) bytes\\)")).isEqualTo(limits.maxUploadBytes());
        assertThat(number("upload and processing took more than (\\d+) s"))
                .isEqualTo(limits.callTimeout().toSeconds());
        assertThat(number("no byte of the upload arrived for (\\d+) s"))
                .isEqualTo(limits.stallTimeout().toSeconds());
        assertThat(number("calls waiting for the engine \\| (\\d+);")).isEqualTo(limits.queueLength());
        assertThat(number("idle connection \\| closed after (\\d+) s"))
                .isEqualTo(limits.idleTimeout().toSeconds());
    }

    @Test
    void saysHowLongATextMayBe() {
        int longest = Math.toIntExact(number("`gold_text` has 1 to ([\\d,]+) characters"));
        assertThat(options("gold_text", "\"" + "a".repeat(longest) + "\"").goldText())
                .hasSize(longest);
        assertThatThrownBy(() -> options("gold_text", "\"" + "a".repeat(longest + 1) + "\"")
                        .goldText())
                .isInstanceOf(ApiException.class);
    }

    @Test
    void saysHowManyWordsMayHaveAPronunciation() {
        int most = Math.toIntExact(number("an object of at most ([\\d,]+) words"));
        assertThat(options("pronunciations", words(most)).guide().words()).hasSize(most);
        assertThatThrownBy(() -> options("pronunciations", words(most + 1)).guide())
                .isInstanceOf(ApiException.class);
    }

    private static CallOptions options(String name, String value) {
        String json = "{\"" + name + "\": " + value + "}";
        return CallOptions.read(FormFields.OPTIONS, json.getBytes(StandardCharsets.UTF_8));
    }

    private static String words(int count) {
        StringBuilder json = new StringBuilder("{");
        for (int i = 0; i < count; i++) {
            json.append(i == 0 ? "" : ",").append("\"w").append(i).append("\": \"/w/\"");
        }
        return json.append('}').toString();
    }

    private static boolean includesTheOthers(ServicePlan plan) {
        return Arrays.stream(ServiceEndpoint.values())
                .filter(endpoint -> endpoint != ServiceEndpoint.TRANSCRIBE)
                .allMatch(plan::includes);
    }

    private static String limit(OptionalInt limit) {
        return limit.isPresent() ? Integer.toString(limit.getAsInt()) : "no limit";
    }

    private static String yes(boolean isIncluded) {
        return isIncluded ? "yes" : "no";
    }

    private long number(String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(document);
        assertThat(found.find()).as(pattern).isTrue();
        return Long.parseLong(found.group(1).replace(",", ""));
    }
}
