package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;

/// The languages of a transcript.
public enum TextType {
    /// English.
    @JsonProperty("en")
    ENGLISH,
    /// Korean.
    @JsonProperty("ko")
    KOREAN,
    /// Korean and English within one utterance.
    @JsonProperty("codeswitched")
    CODE_SWITCHED
}
