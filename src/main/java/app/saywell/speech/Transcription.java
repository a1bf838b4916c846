package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Map;

/// The answer of `/transcribe` (service document, section 2.2).
///
/// @param metadata additional fields of the service; always an empty object so far
/// @param responseTimeInSec processing time in seconds
@JsonPropertyOrder({"text", "text_type", "metadata", "response_time_in_sec"})
public record Transcription(
        @JsonProperty(required = true) String text,
        @JsonProperty("text_type") TextType textType,
        Map<String, Object> metadata,
        @JsonProperty("response_time_in_sec") double responseTimeInSec) {

    /// Accepts missing fields: the text is then empty, the type English and the metadata an empty
    /// object.
    public Transcription {
        text = text == null ? "" : text;
        textType = textType == null ? TextType.ENGLISH : textType;
        metadata = metadata == null ? Map.of() : metadata;
    }
}
