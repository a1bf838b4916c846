package app.saywell.speech;

/// Audio that is sent to the service.
///
/// The array is not copied, so the caller must not change it afterwards.
///
/// @param bytes a whole WAV or MP3 file
/// @param seconds length of the audio, which decides the price
@SuppressWarnings("ArrayRecordComponent") // identity of the audio is its content hash, not equals
public record AudioUpload(byte[] bytes, UploadFormat format, double seconds) {

    /// The two officially supported formats.
    public enum UploadFormat {
        /// RIFF WAVE.
        WAV("audio/wav", "wav"),
        /// MPEG audio layer 3.
        MP3("audio/mpeg", "mp3");

        private final String mediaType;
        private final String extension;

        UploadFormat(String mediaType, String extension) {
            this.mediaType = mediaType;
            this.extension = extension;
        }

        /// The value of `Content-Type` for the form part.
        public String mediaType() {
            return mediaType;
        }

        /// The extension of the part's file name. The file name says nothing else about the
        /// recording.
        public String extension() {
            return extension;
        }
    }
}
