package app.saywell.speech;

/// Audio on its way to the service.
///
/// The array is not copied: whoever makes an upload no longer writes to it.
///
/// @param bytes a whole WAV or MP3 file
/// @param seconds length of its audio, for the price; what the service bills by
@SuppressWarnings("ArrayRecordComponent") // identity of the audio is its content hash, not equals
public record Upload(byte[] bytes, Format format, double seconds) {

    /// The two officially supported formats.
    public enum Format {
        /// RIFF WAVE.
        WAV("audio/wav", "wav"),
        /// MPEG audio layer 3.
        MP3("audio/mpeg", "mp3");

        private final String mediaType;
        private final String extension;

        Format(String mediaType, String extension) {
            this.mediaType = mediaType;
            this.extension = extension;
        }

        /// For the part's `Content-Type`.
        public String mediaType() {
            return mediaType;
        }

        /// For the part's file name, which says nothing else of the recording.
        public String extension() {
            return extension;
        }
    }
}
