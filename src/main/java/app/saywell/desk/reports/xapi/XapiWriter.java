package app.saywell.desk.reports.xapi;

import app.saywell.desk.store.file.WholeFile;
import app.saywell.speech.ScoreScale;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.databind.json.JsonMapper;

/// Writes statements as one JSON array, the form in which they are posted to a learning record
/// store (xAPI 1.0.3, part 2).
public final class XapiWriter {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String HOME_PAGE = "https://saywell.example/installation";
    private static final String VERB = "http://adlnet.gov/expapi/verbs/attempted";
    private static final String TEACHER_TOTAL_EXTENSION = "https://saywell.example/teacher-total";
    private static final String PRONUNCIATION_EXTENSION = "https://saywell.example/pronunciation";
    private static final String STRICTNESS_EXTENSION = "https://saywell.example/strictness";
    private static final String FIRST_LANGUAGE_EXTENSION = "https://saywell.example/first-language";
    private static final String ACTIVITY_PREFIX = "https://saywell.example/sentence/";

    private XapiWriter() {}

    /// Writes a new file or overwrites an existing one.
    public static void write(List<XapiStatement> statements, Path file) throws IOException {
        WholeFile.write(file, out -> out.write(json(statements)));
    }

    static byte[] json(List<XapiStatement> statements) {
        return JSON.writeValueAsBytes(
                statements.stream().map(XapiWriter::statement).toList());
    }

    private static Map<String, Object> statement(XapiStatement statement) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", statement.id().toString());
        json.put("actor", actor(statement.actor()));
        json.put("verb", Map.of("id", VERB, "display", Map.of("en", "attempted")));
        json.put("object", activity(statement.sentence()));
        json.put("result", result(statement.reading()));
        json.put("timestamp", statement.timestamp().toString());
        return json;
    }

    private static Map<String, Object> actor(String accountName) {
        return Map.of("objectType", "Agent", "account", Map.of("homePage", HOME_PAGE, "name", accountName));
    }

    private static Map<String, Object> activity(String sentence) {
        UUID id = UUID.nameUUIDFromBytes(sentence.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return Map.of(
                "objectType",
                "Activity",
                "id",
                ACTIVITY_PREFIX + id,
                "definition",
                Map.of("name", Map.of("en", sentence)));
    }

    private static Map<String, Object> result(XapiStatement.XapiResult reading) {
        Optional<Map<String, Object>> pronunciation =
                reading.pronunciation().map(given -> score(given.score(), given.scale()));
        Optional<Map<String, Object>> given = reading.teacherTotal().map(total -> score(total, ScoreScale.HUNDRED));
        Map<String, Object> result = new LinkedHashMap<>();
        given.or(() -> pronunciation).ifPresent(score -> result.put("score", score));
        result.put("duration", reading.duration().toString());
        Map<String, Object> extensions = new LinkedHashMap<>();
        reading.teacherTotal().ifPresent(total -> {
            extensions.put(TEACHER_TOTAL_EXTENSION, total);
            pronunciation.ifPresent(score -> extensions.put(PRONUNCIATION_EXTENSION, score));
        });
        reading.rule().ifPresent(rule -> {
            extensions.put(STRICTNESS_EXTENSION, rule.strictness().code());
            extensions.put(FIRST_LANGUAGE_EXTENSION, rule.firstLanguage().code());
        });
        if (!extensions.isEmpty()) {
            result.put("extensions", extensions);
        }
        return result;
    }

    private static Map<String, Object> score(double points, ScoreScale scale) {
        double share = (points - scale.min()) / (scale.max() - scale.min());
        Map<String, Object> score = new LinkedHashMap<>();
        score.put("scaled", BigDecimal.valueOf(share).setScale(4, RoundingMode.HALF_UP));
        score.put("raw", points);
        score.put("min", scale.min());
        score.put("max", scale.max());
        return score;
    }
}
