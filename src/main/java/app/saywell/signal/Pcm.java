package app.saywell.signal;

/// Mono audio in memory.
///
/// The array is not copied: whoever makes one no longer writes to it.
///
/// @param samples amplitudes, nominally within -1 to 1
/// @param sampleRate samples a second, in Hz
@SuppressWarnings("ArrayRecordComponent") // compared by content nowhere; a copy would double memory
public record Pcm(float[] samples, int sampleRate) {

    /// Length in seconds.
    public double seconds() {
        return (double) samples.length / sampleRate;
    }
}
