package app.saywell.judge.service.http;

import app.saywell.judge.service.call.ApiError;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/// The JSON of an error: `{"error": {"code", "message", ...}}`.
final class ErrorJson {
    private static final JsonMapper MAPPER = new JsonMapper();

    private ErrorJson() {}

    static String of(ApiError apiError) {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", apiError.kind().code());
        error.put("message", apiError.message());
        error.putAll(apiError.details());
        return MAPPER.writeValueAsString(Map.of("error", error));
    }
}
