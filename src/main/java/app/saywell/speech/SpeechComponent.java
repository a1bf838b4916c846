package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/// One part of an analyzed recording: a word, or the pause between two words.
///
/// Times are seconds from the start of the recording. In JSON they are the elements of
/// `speech_components` and `user_speech_components` (service document, section 2.1); the property
/// `type` says which kind it is.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Word.class, name = "word"),
    @JsonSubTypes.Type(value = Pause.class, name = "pause")
})
public sealed interface SpeechComponent permits Word, Pause {
    /// Seconds from the start of the recording.
    double start();

    /// Seconds from the start of the recording, at or after [#start()].
    double end();

    /// Length in seconds.
    default double duration() {
        return end() - start();
    }
}
