package app.saywell.client.call;

import app.saywell.speech.Judgement;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.NativeAnalysis;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Transcription;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

import java.util.HashSet;
import java.util.Set;

/// Reads bodies that come from outside: tolerant of what is missing within, strict about the rest.
///
/// A body is refused where two keys of an object are the same, where it nests deeper or holds more
/// than any answer does, where anything follows it, or where it lacks the part that makes it an
/// answer to this question. It is walked before it is read, so that a hostile one costs no memory.
final class AnswerReader {
    private static final int DEEPEST = 32;
    private static final long MOST_TOKENS = 1_000_000;
    private static final JsonFactory STRICT =
            JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(DEEPEST)
                                    .maxTokenCount(MOST_TOKENS)
                                    .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build();

    private AnswerReader() {}

    static Transcription transcription(String json) {
        require(json, "/text");
        return SpeechJson.readTranscription(json);
    }

    static NativeAnalysis nativeAnalysis(String json) {
        require(json, "/speech_components");
        return SpeechJson.readNativeAnalysis(json);
    }

    static Judgement judgement(String json) {
        require(json, "/user_speech_components", "/feedback/pronunciation/score");
        return SpeechJson.readJudgement(json);
    }

    /// Walks the whole body and demands a value other than null at each of the places.
    private static void require(String json, String... pointers) {
        Set<String> missing = new HashSet<>(Set.of(pointers));
        try (JsonParser parser = STRICT.createParser(ObjectReadContext.empty(), json)) {
            boolean begun = false;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (begun && parser.streamReadContext().inRoot() && !token.isStructEnd()) {
                    throw new MalformedJsonException("something follows the answer", null);
                }
                begun = true;
                if (!missing.isEmpty()
                        && token != JsonToken.PROPERTY_NAME
                        && token != JsonToken.VALUE_NULL) {
                    missing.remove(parser.streamReadContext().pathAsPointer().toString());
                }
            }
        } catch (JacksonException e) {
            // The parser's own words may quote the body, so only the place is told.
            var place = e.getLocation();
            throw new MalformedJsonException(
                    place == null
                            ? "not sound JSON"
                            : "not sound JSON at line "
                                    + place.getLineNr()
                                    + ", column "
                                    + place.getColumnNr(),
                    null);
        }
        if (!missing.isEmpty()) {
            throw new MalformedJsonException("the answer lacks " + missing, null);
        }
    }
}
