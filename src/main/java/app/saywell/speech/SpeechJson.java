package app.saywell.speech;

import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.json.JsonMapper;

/// Reads and writes the JSON of the service document.
///
/// Reading is tolerant: it accepts unknown fields, nulls, missing optional fields and integers for
/// floats, and skips components of unknown kinds. Writing produces exactly the documented form.
/// Malformed input throws [MalformedJsonException].
public final class SpeechJson {
    private static final TypeReference<List<SpeechComponent>> COMPONENTS = new TypeReference<>() {};
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .disable(DeserializationFeature.FAIL_ON_INVALID_SUBTYPE)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private SpeechJson() {}

    /// Writes a component list, a native analysis, a pronunciation result or a transcription.
    public static String write(Object value) {
        return value instanceof List<?> list
                ? MAPPER.writerFor(COMPONENTS).writeValueAsString(list)
                : MAPPER.writeValueAsString(value);
    }

    /// Reads the answer of `/transcribe`.
    public static Transcription readTranscription(String json) {
        return read(json, Transcription.class);
    }

    /// Reads the answer of `/analyze-native`.
    public static NativeAnalysis readNativeAnalysis(String json) {
        return read(json, NativeAnalysis.class);
    }

    /// Reads the answer of either pronunciation endpoint.
    public static PronunciationResult readPronunciationResult(String json) {
        return read(json, PronunciationResult.class);
    }

    /// Reads an answer of `/pronunciation-live`.
    public static FollowedReading readFollowedReading(String json) {
        return read(json, FollowedReading.class);
    }

    /// Reads an array of components, as in `native_speech_components_json`.
    public static List<SpeechComponent> readComponents(String json) {
        try {
            JsonNode array = MAPPER.readTree(json);
            if (!array.isArray()) {
                throw new MalformedJsonException("not an array of components", null);
            }
            for (int i = 0; i < array.size(); i++) {
                if (!array.get(i).path("type").isString()) {
                    throw new MalformedJsonException("no component at [" + i + "]", null);
                }
            }
            return ComponentLists.withoutUnknown(MAPPER.readerFor(COMPONENTS).readValue(array));
        } catch (JacksonException e) {
            throw new MalformedJsonException(describe(e), e);
        }
    }

    private static <T> T read(String json, Class<T> type) {
        try {
            T value = MAPPER.readValue(json, type);
            if (value == null) {
                throw new MalformedJsonException("null where an object is expected", null);
            }
            return value;
        } catch (JacksonException e) {
            throw new MalformedJsonException(describe(e), e);
        }
    }

    private static String describe(JacksonException e) {
        String problem =
                switch (e) {
                    case ValueInstantiationException missing
                    when missing.getCause() != null ->
                        String.valueOf(missing.getCause().getMessage());
                    case MismatchedInputException mismatch -> describeMismatch(mismatch);
                    default -> "not valid JSON";
                };
        var location = e.getLocation();
        String position =
                location == null ? "" : " at line " + location.getLineNr() + ", column " + location.getColumnNr();
        return problem + position;
    }

    /// Jackson's own message names our classes and its own settings, but the reader of the message knows only the
    /// service document.
    private static String describeMismatch(DatabindException e) {
        String path = e.getPath().stream()
                .map(step ->
                        step.getPropertyName() == null ? "[" + step.getIndex() + "]" : "." + step.getPropertyName())
                .collect(Collectors.joining());
        String message = e.getOriginalMessage();
        if (message.startsWith("Missing required creator property")) {
            return message.replaceAll(" \\(index.*", "").replace("creator ", "");
        }
        return path.isEmpty() ? "unexpected kind of value" : "unexpected kind of value at " + path;
    }
}
