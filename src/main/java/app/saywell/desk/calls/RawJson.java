package app.saywell.desk.calls;

import app.saywell.speech.MalformedJsonException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.JsonFactory;

/// Cuts JSON text without rewriting it, so that an answer is sent back to the service byte for
/// byte.
public final class RawJson {
    private static final JsonFactory JSON = new JsonFactory();

    private RawJson() {}

    /// The text of a member of an object, byte for byte.
    ///
    /// @throws MalformedJsonException if there is no such member, or it is not an object
    public static String memberText(String object, String name) {
        try (JsonParser parser = JSON.createParser(tools.jackson.core.ObjectReadContext.empty(), object)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new MalformedJsonException("not a JSON object", null);
            }
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean found = parser.currentName().equals(name);
                parser.nextToken();
                long from = parser.currentTokenLocation().getCharOffset();
                parser.skipChildren();
                if (found) {
                    long to = parser.currentLocation().getCharOffset();
                    return object.substring((int) from, (int) to);
                }
            }
        } catch (JacksonException e) {
            throw new MalformedJsonException("not JSON", e);
        }
        throw new MalformedJsonException("no member " + name, null);
    }
}
