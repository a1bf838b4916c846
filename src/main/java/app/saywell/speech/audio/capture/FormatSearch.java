package app.saywell.speech.audio.capture;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.LineUnavailableException;

/// Finds the best format in which a device opens: the highest common rate, and one channel before two.
final class FormatSearch {
    private static final int BEST_RATE = 48_000;
    private static final List<AudioFormat> FORMATS = IntStream.of(BEST_RATE, 44_100, 32_000, 22_050, 16_000, 8_000)
            .boxed()
            .flatMap(rate -> Stream.of(1, 2).map(channels -> new AudioFormat(rate, 16, channels, true, false)))
            .toList();

    private FormatSearch() {}

    /// Opens a device in a format.
    @FunctionalInterface
    interface FormatOpener {
        /// @throws LineUnavailableException if it is in use, or gone at this moment
        /// @throws IllegalArgumentException if it has no such format
        SampleSource open(AudioFormat format) throws LineUnavailableException;
    }

    /// Opens it in the best format. A device that appeared, or was given free, between two attempts would be opened
    /// at a lower rate for as long as it stays open, so it is then closed and asked once more from the best on.
    ///
    /// @throws CaptureException if it opens in no format
    static SampleSource open(FormatOpener device) throws CaptureException {
        Found found = search(device);
        if (found.wasRefusedBefore()) {
            found.source().close();
            found = search(device);
        }
        return found.source();
    }

    /// @param wasRefusedBefore whether it refused a better rate without lacking it
    private record Found(SampleSource source, boolean wasRefusedBefore) {}

    private static Found search(FormatOpener device) throws CaptureException {
        CaptureException refusal = new CaptureException(RecordingFailure.NO_DEVICE, "no microphone was found");
        boolean refused = false;
        for (AudioFormat format : FORMATS) {
            try {
                return new Found(device.open(format), refused && format.getSampleRate() < BEST_RATE);
            } catch (LineUnavailableException | SecurityException e) {
                refusal = new CaptureException(RecordingFailure.DEVICE_BUSY, e);
                refused = true;
            } catch (IllegalArgumentException noSuchLine) {
                // Another format may work; on a computer without a device none will.
            }
        }
        throw refusal;
    }
}
