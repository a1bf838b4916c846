package app.saywell.desk.client.key;

import java.util.Optional;

/// The secret API key of an account. [#toString] shows only dots.
///
/// @param value one or more visible ASCII characters, as allowed in an HTTP header
public record ApiKey(String value) {

    /// Rejects invalid characters, without quoting the key.
    public ApiKey {
        if (value.isEmpty() || !value.chars().allMatch(c -> c > ' ' && c < 0x7f)) {
            throw new IllegalArgumentException("a key is made of visible ASCII characters");
        }
    }

    /// Parses typed or pasted text, ignoring surrounding spaces; empty if it is not a possible key.
    public static Optional<ApiKey> parse(String typed) {
        try {
            return Optional.of(new ApiKey(typed.strip()));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @Override
    public String toString() {
        return "•••";
    }
}
