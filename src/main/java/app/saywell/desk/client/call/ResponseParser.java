package app.saywell.desk.client.call;

import app.saywell.speech.FollowedReading;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Transcription;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/// Parses response bodies from outside. It tolerates missing optional fields and is strict about
/// the rest.
///
/// A body is rejected if an object has a key twice, if it is nested too deeply or has too many
/// tokens, if anything follows it, or if it lacks a required part of the answer. It is scanned
/// before it is parsed, so that a hostile body costs no memory.
final class ResponseParser {
    private static final int MAX_NESTING_DEPTH = 32;
    private static final String SESSION = "[\\w-]{1,100}";
    private static final long MAX_TOKENS = 1_000_000;
    private static final JsonFactory STRICT = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_NESTING_DEPTH)
                    .maxTokenCount(MAX_TOKENS)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private ResponseParser() {}

    static Transcription transcription(String json) {
        require(json, "/text");
        return SpeechJson.readTranscription(json);
    }

    static NativeAnalysis nativeAnalysis(String json) {
        require(json, "/speech_components");
        return SpeechJson.readNativeAnalysis(json);
    }

    static PronunciationResult pronunciationResult(String json) {
        require(json, "/user_speech_components", "/feedback/pronunciation/score");
        return SpeechJson.readPronunciationResult(json);
    }

    static FollowedReading followedReading(String json) {
        require(json, "/session", "/words");
        FollowedReading reading = SpeechJson.readFollowedReading(json);
        if (!reading.session().matches(SESSION)) {
            throw new MalformedJsonException("the session is no name", null);
        }
        return reading;
    }

    /// Scans the whole body and requires a non-null value at each of the pointers.
    private static void require(String json, String... pointers) {
        Set<String> missing = new HashSet<>(Set.of(pointers));
        try (JsonParser parser = STRICT.createParser(ObjectReadContext.empty(), json)) {
            boolean started = false;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (started && parser.streamReadContext().inRoot() && !token.isStructEnd()) {
                    throw new MalformedJsonException("something follows the answer", null);
                }
                started = true;
                if (!missing.isEmpty() && token != JsonToken.PROPERTY_NAME && token != JsonToken.VALUE_NULL) {
                    missing.remove(parser.streamReadContext().pathAsPointer().toString());
                }
            }
        } catch (JacksonException e) {
            // The parser's own message may quote the body, so only the position is reported.
            var location = e.getLocation();
            throw new MalformedJsonException(
                    location == null
                            ? "not valid JSON"
                            : "not valid JSON at line " + location.getLineNr() + ", column " + location.getColumnNr(),
                    null);
        }
        if (!missing.isEmpty()) {
            throw new MalformedJsonException("the answer lacks " + missing, null);
        }
    }
}
