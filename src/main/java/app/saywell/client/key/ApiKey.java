package app.saywell.client.key;

import java.util.Optional;

/// The secret that a service knows its payer by. Shows itself to nobody: [#toString] is dots.
///
/// @param value one or more visible ASCII characters, as an HTTP header may hold them
public record ApiKey(String value) {

    /// Refuses what could not be sent, without quoting it.
    public ApiKey {
        if (value.isEmpty() || !value.chars().allMatch(c -> c > ' ' && c < 0x7f)) {
            throw new IllegalArgumentException("a key is made of visible ASCII characters");
        }
    }

    /// The key within typed or pasted text, without the blanks around it; nothing where there is
    /// none or it could not be one.
    public static Optional<ApiKey> of(String typed) {
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
