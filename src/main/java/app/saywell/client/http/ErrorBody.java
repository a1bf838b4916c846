package app.saywell.client.http;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.List;
import java.util.Locale;

/// The body of a refusal, whose form the service document leaves open: its code and its message
/// where they can be found in one of the usual places.
///
/// @param code empty where there is none
/// @param message empty where there is none, or where it repeats a secret
record ErrorBody(String code, String message) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int LONGEST = 300;

    /// @param secrets what the message must not repeat: the key, the reference text
    static ErrorBody read(String body, List<String> secrets) {
        JsonNode root;
        try {
            root = JSON.readTree(body);
        } catch (JacksonException _) {
            return new ErrorBody("", "");
        }
        JsonNode error = root.path("error").isObject() ? root.path("error") : root;
        return new ErrorBody(code(error), message(error, secrets));
    }

    private static String code(JsonNode error) {
        String code = error.path("code").asString("");
        return code.matches("[A-Za-z][A-Za-z_ ]{0,63}") ? code : "";
    }

    private static String message(JsonNode error, List<String> secrets) {
        for (String place : List.of("message", "detail", "error")) {
            String message = error.path(place).asString("");
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
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }
}
