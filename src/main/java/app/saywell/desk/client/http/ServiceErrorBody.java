package app.saywell.desk.client.http;

import java.util.List;
import java.util.Locale;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The body of an error response. The service document does not define its form, so code and
/// message are searched in the usual places.
///
/// @param code empty if there is none
/// @param message empty if there is none, or if it repeats a secret
record ServiceErrorBody(String code, String message) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int MAX_MESSAGE_LENGTH = 300;

    /// @param secrets texts that the message must not contain: the key and the reference text
    static ServiceErrorBody read(String body, List<String> secrets) {
        JsonNode root;
        try {
            root = JSON.readTree(body);
        } catch (JacksonException _) {
            return new ServiceErrorBody("", "");
        }
        JsonNode error = root.path("error").isObject() ? root.path("error") : root;
        return new ServiceErrorBody(code(error), message(error, secrets));
    }

    private static String code(JsonNode error) {
        String code = error.path("code").asString("");
        return code.matches("[A-Za-z][A-Za-z_ ]{0,63}") ? code : "";
    }

    private static String message(JsonNode error, List<String> secrets) {
        for (String field : List.of("message", "detail", "error")) {
            String message = error.path(field).asString("");
            if (!message.isBlank()) {
                return presentable(message, secrets);
            }
        }
        return "";
    }

    private static String presentable(String message, List<String> secrets) {
        String lower = message.toLowerCase(Locale.ROOT);
        for (String secret : secrets) {
            if (!secret.isBlank() && lower.contains(secret.strip().toLowerCase(Locale.ROOT))) {
                return "";
            }
        }
        String line = message.replaceAll("\\p{Cntrl}+", " ").strip();
        return line.length() <= MAX_MESSAGE_LENGTH ? line : line.substring(0, MAX_MESSAGE_LENGTH) + "…";
    }
}
