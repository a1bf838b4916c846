package app.saywell.speech.signal;

/// Mono audio in memory.
///
/// The array is not copied, so it must not be changed afterwards.
///
/// @param samples amplitudes, nominally from -1 to 1
/// @param sampleRate samples per second, in Hz
@SuppressWarnings("ArrayRecordComponent") // compared by content nowhere; a copy would double memory
public record Pcm(float[] samples, int sampleRate) {

    /// Length in seconds.
    public double seconds() {
        return (double) samples.length / sampleRate;
    }
}
