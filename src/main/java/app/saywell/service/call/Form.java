package app.saywell.service.call;

import java.util.Map;
import java.util.Optional;

/// The fields of one request, each at most once.
///
/// @param parts bytes by field name
public record Form(Map<String, byte[]> parts) {
    static final String FILE = "file";
    static final String OPTIONS = "options";
    static final String TRANSCRIBE_OPTIONS = "transcribe_options";
    static final String NATIVE_COMPONENTS = "native_speech_components_json";

    /// The bytes of a field that must be there.
    ///
    /// @throws Refused if it is missing
    byte[] required(String name) {
        return optional(name)
                .orElseThrow(
                        () ->
                                Problem.badRequest("The field `" + name + "` is missing.")
                                        .with("field", name)
                                        .refused());
    }

    Optional<byte[]> optional(String name) {
        return Optional.ofNullable(parts.get(name));
    }
}
