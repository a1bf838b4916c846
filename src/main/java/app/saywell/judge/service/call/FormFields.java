package app.saywell.judge.service.call;

import java.util.Map;
import java.util.Optional;

/// The form fields of one request. Each field occurs at most once.
///
/// @param bytesByName the content of each field
public record FormFields(Map<String, byte[]> bytesByName) {
    static final String FILE = "file";
    static final String OPTIONS = "options";
    static final String TRANSCRIBE_OPTIONS = "transcribe_options";
    static final String NATIVE_COMPONENTS = "native_speech_components_json";

    /// The bytes of a required field.
    ///
    /// @throws ApiException if it is missing
    byte[] required(String name) {
        return optional(name).orElseThrow(() -> ApiError.badRequest("The field `" + name + "` is missing.")
                .with("field", name)
                .toException());
    }

    Optional<byte[]> optional(String name) {
        return Optional.ofNullable(bytesByName.get(name));
    }
}
