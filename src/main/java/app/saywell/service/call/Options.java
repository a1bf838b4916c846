package app.saywell.service.call;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationGuide;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/// The JSON object in `options` or `transcribe_options`. Keys that nobody knows are let be.
///
/// @param field the form field it came in, for the words of a refusal
record Options(String field, JsonNode object) {
    private static final int LONGEST_TEXT = 2_000;
    private static final int MOST_WORDS = 500;
    private static final int LONGEST_WORD = 200;
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    /// @throws Refused if the bytes are not a JSON object in UTF-8
    static Options read(String field, byte[] bytes) {
        JsonNode node;
        try {
            node = MAPPER.readTree(text(field, bytes));
        } catch (JacksonException e) {
            throw malformed(field, e).refused();
        }
        if (!node.isObject()) {
            throw wrong(field, "must be a JSON object").refused();
        }
        return new Options(field, node);
    }

    /// The text of a field, which must be UTF-8.
    static String text(String field, byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw wrong(field, "is not UTF-8").refused();
        }
    }

    /// The refusal of JSON that cannot be read, or is none of what is expected, with the place.
    static Problem malformed(String field, JacksonException e) {
        var place = e.getLocation();
        int line = place == null ? 1 : Math.max(1, place.getLineNr());
        int column = place == null ? 1 : Math.max(1, place.getColumnNr());
        String what = e instanceof StreamReadException ? "is not valid JSON" : "has another form";
        return wrong(field, "%s: line %d, column %d".formatted(what, line, column))
                .with("line", line)
                .with("column", column);
    }

    /// The refusal of a field.
    static Problem wrong(String field, String how) {
        return Problem.badRequest("`" + field + "` " + how + ".").with("field", field);
    }

    /// The reference text, which must be there.
    String goldText() {
        JsonNode text = object.get("gold_text");
        if (text == null || text.isNull()) {
            throw wrong("gold_text", "is missing in `" + field + "`").refused();
        }
        if (!text.isString()) {
            throw wrong("gold_text", "must be a string").refused();
        }
        String value = text.stringValue();
        if (value.isBlank()) {
            throw wrong("gold_text", "holds nothing to speak").refused();
        }
        if (value.length() > LONGEST_TEXT) {
            throw wrong("gold_text", "is longer than " + LONGEST_TEXT + " characters").refused();
        }
        return value;
    }

    /// How words are to be said beyond what dictionaries have; nothing unless given.
    PronunciationGuide guide() {
        Map<String, String> words = new LinkedHashMap<>();
        JsonNode given = object.get(PronunciationGuide.WORDS);
        if (given != null && !given.isNull()) {
            if (!given.isObject() || given.size() > MOST_WORDS) {
                throw wrong(PronunciationGuide.WORDS, "must be an object of at most " + MOST_WORDS)
                        .refused();
            }
            for (Map.Entry<String, JsonNode> word : given.properties()) {
                if (!word.getValue().isString() || tooLong(word)) {
                    throw wrong(PronunciationGuide.WORDS, "must hold short strings by word")
                            .refused();
                }
                words.put(word.getKey(), word.getValue().stringValue());
            }
        }
        return new PronunciationGuide(words, flag(PronunciationGuide.BRITISH));
    }

    private static boolean tooLong(Map.Entry<String, JsonNode> word) {
        return word.getKey().length() > LONGEST_WORD
                || word.getValue().stringValue().length() > LONGEST_WORD;
    }

    /// The language of feedback; Korean unless said otherwise.
    FeedbackLanguage language() {
        JsonNode language = object.get("language");
        if (language == null || language.isNull()) {
            return FeedbackLanguage.KOREAN;
        }
        if (!language.isString()) {
            throw wrong("language", "must be a string: `ko` or `en`").refused();
        }
        return FeedbackLanguage.ofCode(language.stringValue())
                .orElseThrow(() -> wrong("language", "must be `ko` or `en`").refused());
    }

    /// Whether Korean words are to be written in English letters; not unless said so.
    boolean suppressKorean() {
        return flag("suppress_korean");
    }

    private boolean flag(String key) {
        JsonNode flag = object.get(key);
        if (flag == null || flag.isNull()) {
            return false;
        }
        if (!flag.isBoolean()) {
            throw wrong(key, "must be true or false").refused();
        }
        return flag.booleanValue();
    }
}
