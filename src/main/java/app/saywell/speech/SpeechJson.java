package app.saywell.speech;

import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

import java.util.List;

/// Reads and writes the JSON of the service document.
///
/// Reading is tolerant: unknown fields, nulls, missing optional fields and integers for floats are
/// accepted. Writing gives exactly the documented form. Malformed input throws
/// [MalformedJsonException].
public final class SpeechJson {
    private static final TypeReference<List<SpeechComponent>> COMPONENTS = new TypeReference<>() {};
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .build();

    private SpeechJson() {}

    /// Writes a component list, an analysis, a judgement or a transcription.
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
    public static Judgement readJudgement(String json) {
        return read(json, Judgement.class);
    }

    /// Reads an array of components, as in `native_speech_components_json`.
    public static List<SpeechComponent> readComponents(String json) {
        try {
            List<SpeechComponent> components = MAPPER.readValue(json, COMPONENTS);
            if (components == null) {
                throw new MalformedJsonException("null where an array is expected", null);
            }
            return components;
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
        var place = e.getLocation();
        String where =
                place == null
                        ? ""
                        : " at line " + place.getLineNr() + ", column " + place.getColumnNr();
        return e.getOriginalMessage() + where;
    }
}
