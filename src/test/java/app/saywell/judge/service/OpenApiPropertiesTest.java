package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import okhttp3.HttpUrl;
import okhttp3.MediaType;
import okhttp3.MultipartBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Whatever is sent to a call of the description in OpenAPI, the answer is one that the description has for it: its
/// status, its form, and none that says that the service is at fault. Requests are made from the whole description, as
/// it has them and with something else in one place.
class OpenApiPropertiesTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int TRIES = 120;
    private static final MediaType WAV = MediaType.get("audio/wav");

    private static final Map<String, Schema> SCHEMAS = new HashMap<>();
    private static SpeechServer server;
    private static JsonNode description;

    private final OkHttpClient http = new OkHttpClient();

    /// @param path of the description, with its parameters
    /// @param parameter what stands for them
    /// @param fields besides the sound
    record DescribedRequest(String path, String parameter, Map<String, String> fields, List<byte[]> sounds) {
        @Override
        public String toString() {
            return path + " " + parameter + " " + fields + " and "
                    + sounds.stream().map(sound -> sound.length + " bytes").toList();
        }
    }

    @BeforeContainer
    static void start() throws IOException {
        server = SpeechServer.start(ServiceConfig.inFolder(TempFolders.create("described")), new ScriptedEngine());
        Request request =
                new Request.Builder().url(server.baseUrl() + "/openapi.json").build();
        try (Response response = new OkHttpClient().newCall(request).execute()) {
            description = JSON.readTree(response.body().string());
        }
    }

    @AfterContainer
    static void stop() {
        server.close();
    }

    @Property(tries = TRIES, shrinking = ShrinkingMode.BOUNDED)
    void everyRequestIsAnsweredAsDescribed(@ForAll("requests") List<DescribedRequest> requests) throws IOException {
        for (DescribedRequest request : requests) {
            requireDescribedAnswer(request);
        }
    }

    private void requireDescribedAnswer(DescribedRequest described) throws IOException {
        MultipartBody.Builder form = new MultipartBody.Builder().setType(MultipartBody.FORM);
        form.addFormDataPart("other", "a form has at least one part");
        described.fields().forEach(form::addFormDataPart);
        described.sounds().forEach(sound -> form.addFormDataPart("file", "a.wav", RequestBody.create(sound, WAV)));
        HttpUrl.Builder address = HttpUrl.get(server.baseUrl()).newBuilder();
        for (String part : described.path().substring(1).split("/", -1)) {
            address.addPathSegment(part.startsWith("{") ? described.parameter() : part);
        }
        Request request = new Request.Builder()
                .url(address.build())
                .header("x-api-key", server.sessionKey().text())
                .post(form.build())
                .build();
        try (Response response = http.newCall(request).execute()) {
            String body = response.body().string();
            assertThat(response.code()).as("%s: %s", described, body).isLessThan(500);
            JsonNode answer = description
                    .path("paths")
                    .path(described.path())
                    .path("post")
                    .path("responses")
                    .path(String.valueOf(response.code()));
            assertThat(answer.isMissingNode())
                    .as("%s to %s is described", response.code(), described)
                    .isFalse();
            JsonNode schema = answer.at("/content/application~1json/schema");
            assertThat(schema(schema).validate(JSON.readTree(body)))
                    .as("%s to %s: %s", response.code(), described, body)
                    .isEmpty();
            if (described.fields().entrySet().stream().anyMatch(field -> !isAllowed(described.path(), field))) {
                assertThat(response.code()).as("%s is not allowed", described).isNotEqualTo(200);
            }
        }
    }

    private static boolean isAllowed(String path, Map.Entry<String, String> field) {
        JsonNode schema = form(path).path("properties").path(field.getKey()).path("contentSchema");
        try {
            return schema(schema).validate(JSON.readTree(field.getValue())).isEmpty();
        } catch (JacksonException e) {
            return false;
        }
    }

    private static Schema schema(JsonNode schema) {
        return SCHEMAS.computeIfAbsent(schema.toString(), _ -> {
            ObjectNode root = JSON.createObjectNode();
            root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
            root.setAll((ObjectNode) schema);
            root.set("components", description.path("components"));
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(root);
        });
    }

    private static JsonNode form(String path) {
        return description.path("paths").path(path).at("/post/requestBody/content/multipart~1form-data/schema");
    }

    /// One request to each path of the description.
    @Provide
    Arbitrary<List<DescribedRequest>> requests() {
        List<Arbitrary<DescribedRequest>> all = new ArrayList<>();
        for (String path : description.path("paths").propertyNames()) {
            all.add(request(path));
        }
        return Combinators.combine(all).as(list -> list);
    }

    private static Arbitrary<DescribedRequest> request(String path) {
        DescribedValues values = new DescribedValues(description);
        Arbitrary<Map<String, String>> fields = Arbitraries.just(Map.of());
        for (Map.Entry<String, JsonNode> field : form(path).path("properties").properties()) {
            JsonNode schema = field.getValue().path("contentSchema");
            if (schema.isMissingNode()) {
                continue; // the sound
            }
            Arbitrary<Boolean> isThere = Arbitraries.frequency(Tuple.of(9, true), Tuple.of(1, false));
            fields = Combinators.combine(fields, values.field(schema), isThere).as((before, text, there) -> {
                Map<String, String> more = new TreeMap<>(before);
                if (there) {
                    more.put(field.getKey(), text);
                }
                return more;
            });
        }
        Arbitrary<byte[]> sound = Arbitraries.frequencyOf(
                Tuple.of(8, Arbitraries.of(1, 2).map(seconds -> TestCaller.hum(seconds))),
                Tuple.of(1, Arbitraries.bytes().array(byte[].class).ofMaxSize(200)),
                Tuple.of(1, Arbitraries.strings().ofMaxLength(50).map(text -> text.getBytes(StandardCharsets.UTF_8))));
        Arbitrary<List<byte[]>> sounds = Arbitraries.frequencyOf(
                Tuple.of(8, sound.list().ofSize(1)),
                Tuple.of(1, sound.list().ofSize(2)),
                Tuple.of(1, sound.list().ofSize(0)));
        // "." and ".." are steps of the path and not the name of anything
        Arbitrary<String> parameter = Arbitraries.strings()
                .ascii()
                .ofMinLength(1)
                .ofMaxLength(30)
                .filter(name -> !name.equals(".") && !name.equals(".."));
        return Combinators.combine(parameter, fields, sounds)
                .as((name, filled, heard) -> new DescribedRequest(path, name, filled, heard));
    }
}
