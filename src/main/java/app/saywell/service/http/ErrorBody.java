package app.saywell.service.http;

import app.saywell.service.call.Problem;

import tools.jackson.databind.json.JsonMapper;

import java.util.LinkedHashMap;
import java.util.Map;

/// The JSON of a refusal: `{"error": {"code", "message", ...}}`.
final class ErrorBody {
    private static final JsonMapper MAPPER = new JsonMapper();

    private ErrorBody() {}

    static String of(Problem problem) {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", problem.kind().code());
        error.put("message", problem.message());
        error.putAll(problem.details());
        return MAPPER.writeValueAsString(Map.of("error", error));
    }
}
