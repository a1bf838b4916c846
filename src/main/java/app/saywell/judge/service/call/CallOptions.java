package app.saywell.judge.service.call;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.HeardWord;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.Strictness;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The JSON object in `options` or `transcribe_options`. Unknown keys are ignored.
///
/// @param field the form field that holds the object, for error messages
record CallOptions(String field, JsonNode object) {
    private static final int MAX_TEXT_LENGTH = 10_000;
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final int MAX_GUIDE_WORDS = 500;
    private static final int MAX_WORD_LENGTH = 200;
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /// @throws ApiException if the bytes are not a JSON object in UTF-8
    static CallOptions read(String field, byte[] bytes) {
        JsonNode node;
        try {
            node = MAPPER.readTree(decodeUtf8(field, bytes));
        } catch (JacksonException e) {
            throw malformed(field, e).toException();
        }
        if (!node.isObject()) {
            throw invalid(field, "must be a JSON object").toException();
        }
        return new CallOptions(field, node);
    }

    /// The text of a field, which must be UTF-8. Some programs put a byte order mark before it, which is no text.
    static String decodeUtf8(String field, byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
        } catch (CharacterCodingException e) {
            throw invalid(field, "is not UTF-8").toException();
        }
    }

    /// The error for JSON that is malformed or has an unexpected form, with line and column.
    static ApiError malformed(String field, JacksonException e) {
        var location = e.getLocation();
        int line = location == null ? 1 : Math.max(1, location.getLineNr());
        int column = location == null ? 1 : Math.max(1, location.getColumnNr());
        String problem = e instanceof StreamReadException ? "is not valid JSON" : "has another form";
        return invalid(field, "%s: line %d, column %d".formatted(problem, line, column))
                .with("line", line)
                .with("column", column);
    }

    /// The error for a wrong field.
    static ApiError invalid(String field, String problem) {
        return ApiError.badRequest("`" + field + "` " + problem + ".").with("field", field);
    }

    /// The reference text, which is required.
    String goldText() {
        JsonNode text = object.get("gold_text");
        if (text == null || text.isNull()) {
            throw invalid("gold_text", "is missing in `" + field + "`").toException();
        }
        if (!text.isString()) {
            throw invalid("gold_text", "must be a string").toException();
        }
        String value = text.stringValue();
        if (value.isBlank()) {
            throw invalid("gold_text", "must not be blank").toException();
        }
        if (value.length() > MAX_TEXT_LENGTH) {
            throw invalid("gold_text", "is longer than " + MAX_TEXT_LENGTH + " characters")
                    .toException();
        }
        return value;
    }

    /// Pronunciations of words that are not in the lexicon; empty by default.
    PronunciationGuide guide() {
        Map<String, String> words = new LinkedHashMap<>();
        JsonNode guideNode = object.get(PronunciationGuide.WORDS_OPTION);
        if (guideNode != null && !guideNode.isNull()) {
            if (!guideNode.isObject() || guideNode.size() > MAX_GUIDE_WORDS) {
                throw invalid(PronunciationGuide.WORDS_OPTION, "must be an object of at most " + MAX_GUIDE_WORDS)
                        .toException();
            }
            for (Map.Entry<String, JsonNode> word : guideNode.properties()) {
                if (!word.getValue().isString() || tooLong(word)) {
                    throw invalid(PronunciationGuide.WORDS_OPTION, "must map words to short strings")
                            .toException();
                }
                words.put(word.getKey(), word.getValue().stringValue());
            }
        }
        return new PronunciationGuide(words, flag(PronunciationGuide.BRITISH_OPTION));
    }

    private static boolean tooLong(Map.Entry<String, JsonNode> word) {
        return word.getKey().length() > MAX_WORD_LENGTH
                || word.getValue().stringValue().length() > MAX_WORD_LENGTH;
    }

    /// The language of feedback; Korean by default.
    FeedbackLanguage language() {
        JsonNode language = object.get("language");
        if (language == null || language.isNull()) {
            return FeedbackLanguage.KOREAN;
        }
        if (!language.isString()) {
            throw invalid("language", "must be a string: `ko` or `en`").toException();
        }
        return FeedbackLanguage.ofCode(language.stringValue())
                .orElseThrow(() -> invalid("language", "must be `ko` or `en`").toException());
    }

    /// By what a reading is judged; by default the same as without the options.
    JudgingRule rule() {
        return new JudgingRule(
                choice(Strictness.OPTION, Strictness::ofCode, Strictness.values(), Strictness::code)
                        .orElse(JudgingRule.DEFAULT.strictness()),
                choice(FirstLanguage.OPTION, FirstLanguage::ofCode, FirstLanguage.values(), FirstLanguage::code)
                        .orElse(JudgingRule.DEFAULT.firstLanguage()));
    }

    /// One of several named values; empty where the option is missing or null.
    private <T> Optional<T> choice(
            String key, Function<String, Optional<T>> ofCode, T[] values, Function<T, String> code) {
        JsonNode chosen = object.get(key);
        if (chosen == null || chosen.isNull()) {
            return Optional.empty();
        }
        Optional<T> value = chosen.isString() ? ofCode.apply(chosen.stringValue()) : Optional.empty();
        if (value.isEmpty()) {
            String names = Arrays.stream(values).map(code).collect(Collectors.joining("`, `", "`", "`"));
            throw invalid(key, "must be one of " + names).toException();
        }
        return value;
    }

    /// Whether Korean words are written in English letters; false by default.
    boolean suppressKorean() {
        return flag("suppress_korean");
    }

    /// Whether the answer has a report on fluency; false by default.
    boolean fluency() {
        return flag(FluencyReport.OPTION);
    }

    /// Whether the answer tells how sure each word is; false by default.
    boolean wordCertainty() {
        return flag(HeardWord.OPTION);
    }

    private boolean flag(String key) {
        JsonNode flag = object.get(key);
        if (flag == null || flag.isNull()) {
            return false;
        }
        if (!flag.isBoolean()) {
            throw invalid(key, "must be true or false").toException();
        }
        return flag.booleanValue();
    }
}
