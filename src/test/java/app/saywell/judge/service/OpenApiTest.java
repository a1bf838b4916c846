package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.call.ApiError.ApiErrorKind;
import app.saywell.judge.service.call.ServiceLimits;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.ServiceEndpoint;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The service answers as its description in OpenAPI says, to a client that knows nothing else: its forms are made from
/// the description, and every answer is checked against it.
class OpenApiTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    private static Path folder;

    private static SpeechServer server;
    private static JsonNode description;

    private final OkHttpClient http = new OkHttpClient();

    private record Reply(int status, String body) {}

    @BeforeAll
    static void start() throws IOException {
        ServiceLimits limits = ServiceLimits.defaults().withBytes(300_000, 4_000_000);
        server = SpeechServer.start(ServiceConfig.inFolder(folder).with(limits), new ScriptedEngine());
        try (Response response = new OkHttpClient()
                .newCall(new Request.Builder()
                        .url(server.baseUrl() + "/openapi.json")
                        .build())
                .execute()) {
            assertThat(response.code()).as("without a key").isEqualTo(200);
            description = JSON.readTree(response.body().string());
        }
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void describesEveryCallAndEveryErrorAndNoOther() {
        assertThat(description.path("openapi").asString("")).startsWith("3.1");
        assertThat(description.path("paths").propertyNames())
                .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                Arrays.stream(ServiceEndpoint.values()).map(ServiceEndpoint::path),
                                Stream.of(FollowedReading.PATH, FollowedReading.PATH + "/{session}"))
                        .toList());
        JsonNode codes = description.at("/components/schemas/Error/properties/error/properties/code/enum");
        assertThat(codes.valueStream().map(code -> code.asString("")))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(ApiErrorKind.values())
                        .map(ApiErrorKind::code)
                        .toList());
    }

    @ParameterizedTest
    @EnumSource(ServiceEndpoint.class)
    void aFormThatIsMadeFromTheDescriptionIsAnsweredAsDescribed(ServiceEndpoint endpoint) throws IOException {
        Map<String, String> fields = fields(endpoint);
        Reply reply = send(endpoint, server.sessionKey().text(), TestCaller.hum(2), fields);
        assertThat(reply.status()).as(reply.body()).isEqualTo(200);
        requireDescribed(endpoint, reply);
        assertThat(problems("Error", reply.body())).as("a result is no error").isPositive();
    }

    @ParameterizedTest
    @EnumSource(
            value = ServiceEndpoint.class,
            names = {"PRONUNCIATION", "PRONUNCIATION_SIMPLE"})
    void theReportOnFluencyIsGivenWhereItIsAskedForAndAsDescribed(ServiceEndpoint endpoint) throws IOException {
        Map<String, String> fields = fields(endpoint);
        String key = server.sessionKey().text();
        Reply without = send(endpoint, key, TestCaller.hum(2), fields);
        assertThat(JSON.readTree(without.body()).propertyNames()).containsExactly("user_speech_components", "feedback");
        ObjectNode options = (ObjectNode) JSON.readTree(fields.get("options"));
        fields.put("options", options.put("fluency", true).toString());
        Reply with = send(endpoint, key, TestCaller.hum(2), fields);
        requireDescribed(endpoint, 200, with);
        JsonNode report = JSON.readTree(with.body()).path("fluency");
        assertThat(report.path("fluency").asDouble()).isEqualTo(8.5);
        assertThat(report.at("/pauses/0/place").asString("")).isEqualTo("inside_phrase");
        assertThat(report.has("final_movement"))
                .as("what was not measured is left out")
                .isFalse();
        assertThat(problems(resultSchema(endpoint.path(), 200), with.body().replace("inside_phrase", "somewhere")))
                .isPositive();
        fields.put("options", options.put("fluency", "yes").toString());
        requireDescribed(endpoint, 400, send(endpoint, key, TestCaller.hum(2), fields));
    }

    @ParameterizedTest
    @EnumSource(ServiceEndpoint.class)
    void everyRefusalIsDescribed(ServiceEndpoint endpoint) throws IOException {
        String key = server.sessionKey().text();
        Map<String, String> fields = fields(endpoint);
        requireDescribed(endpoint, 401, send(endpoint, "sk-svc-nobody", TestCaller.hum(1), fields));
        requireDescribed(endpoint, 413, send(endpoint, key, new byte[400_000], fields));
        requireDescribed(endpoint, 400, send(endpoint, key, "no sound".getBytes(), fields));
        for (String field : fields.keySet()) {
            Map<String, String> broken = new TreeMap<>(fields);
            broken.put(field, "{");
            requireDescribed(endpoint, 400, send(endpoint, key, TestCaller.hum(1), broken));
        }
        String limited;
        try (KeyConsole console = KeyConsole.open(StorageConfig.inFolder(folder))) {
            limited = console.create(KeyRequest.withName(endpoint.name()).withRateLimit(1))
                    .secret()
                    .text();
        }
        send(endpoint, limited, TestCaller.hum(2), fields);
        requireDescribed(endpoint, 429, send(endpoint, limited, TestCaller.hum(2), fields));
    }

    @ParameterizedTest
    @CsvSource({"/pronunciation-simple, text_type", "/transcribe, feedback"})
    void anAnswerOfAnotherFormWouldBeNoticed(String path, String field) {
        String schema = resultSchema(path, 200);
        assertThat(problems(schema, "{\"%s\": 1}".formatted(field))).isPositive();
    }

    @Test
    void aReadingIsFollowedAsDescribed() throws IOException {
        String key = server.sessionKey().text();
        String options = description
                .at("/components/schemas/FollowOptions/examples")
                .get(0)
                .toString();
        MultipartBody.Builder form = new MultipartBody.Builder()
                .setType(MultipartBody.FORM)
                .addFormDataPart("options", options)
                .addFormDataPart("file", "a.wav", RequestBody.create(TestCaller.hum(2), MediaType.get("audio/wav")));
        Request request = new Request.Builder()
                .url(server.baseUrl() + FollowedReading.PATH)
                .header("x-api-key", key)
                .post(form.build())
                .build();
        try (Response response = http.newCall(request).execute()) {
            String body = response.body().string();
            assertThat(response.code()).as(body).isEqualTo(200);
            assertThat(problems(resultSchema(FollowedReading.PATH, 200), body)).isZero();
            assertThat(problems(resultSchema(FollowedReading.PATH, 200), body.replace("words", "wards")))
                    .isPositive();
        }
    }

    /// The fields besides the sound, with the examples of the description.
    private Map<String, String> fields(ServiceEndpoint endpoint) throws IOException {
        Map<String, String> fields = new TreeMap<>();
        JsonNode form = description
                .path("paths")
                .path(endpoint.path())
                .at("/post/requestBody/content/multipart~1form-data/schema/properties");
        for (Map.Entry<String, JsonNode> field : form.properties()) {
            JsonNode content = field.getValue().path("contentSchema");
            String schema = content.path("$ref").asString("");
            if (!schema.isEmpty()) {
                fields.put(
                        field.getKey(),
                        description
                                .at(schema.substring(1))
                                .path("examples")
                                .get(0)
                                .toString());
            } else if (content.path("type").asString("").equals("array")) {
                Reply analysis = send(
                        ServiceEndpoint.ANALYZE_NATIVE,
                        server.sessionKey().text(),
                        TestCaller.hum(2),
                        fields(ServiceEndpoint.ANALYZE_NATIVE));
                fields.put(
                        field.getKey(),
                        JSON.readTree(analysis.body()).path("speech_components").toString());
            }
        }
        return fields;
    }

    private Reply send(ServiceEndpoint endpoint, String key, byte[] sound, Map<String, String> fields)
            throws IOException {
        MultipartBody.Builder form = new MultipartBody.Builder()
                .setType(MultipartBody.FORM)
                .addFormDataPart("file", "a.wav", RequestBody.create(sound, MediaType.get("audio/wav")));
        fields.forEach(form::addFormDataPart);
        String header = description.at("/components/securitySchemes/key/name").asString("");
        Request request = new Request.Builder()
                .url(server.baseUrl() + endpoint.path())
                .header(header, key)
                .post(form.build())
                .build();
        try (Response response = http.newCall(request).execute()) {
            return new Reply(response.code(), response.body().string());
        }
    }

    private static void requireDescribed(ServiceEndpoint endpoint, int status, Reply reply) {
        assertThat(reply.status()).as(reply.body()).isEqualTo(status);
        requireDescribed(endpoint, reply);
    }

    private static void requireDescribed(ServiceEndpoint endpoint, Reply reply) {
        String schema = resultSchema(endpoint.path(), reply.status());
        assertThat(schema).as("%s of %s", reply.status(), endpoint.path()).isNotEmpty();
        assertThat(problems(schema, reply.body()))
                .as("%s against %s", reply.body(), schema)
                .isZero();
    }

    private static String resultSchema(String path, int status) {
        String schema = description
                .path("paths")
                .path(path)
                .at("/post/responses/" + status + "/content/application~1json/schema/$ref")
                .asString("");
        return schema.substring(schema.lastIndexOf('/') + 1);
    }

    private static int problems(String schema, String json) {
        ObjectNode root = JSON.createObjectNode();
        root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        root.put("$ref", "#/components/schemas/" + schema);
        root.set("components", description.path("components"));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(root)
                .validate(JSON.readTree(json))
                .size();
    }
}
