package app.saywell.desk.client.policy;

import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.Transcription;

/// A request with its service and answer, for tests of what is done with any request.
final class SampleTranscription {
    static final String SERVICE = "https://speech.example";
    static final String JSON = "{\"text\":\"a\",\"metadata\":{}}";

    private SampleTranscription() {}

    /// Two seconds of sound to be transcribed.
    static SpeechRequest<Transcription> request() {
        return SpeechRequest.transcribe(
                new AudioUpload(new byte[100], AudioUpload.UploadFormat.WAV, 2), false, "practice");
    }
}
