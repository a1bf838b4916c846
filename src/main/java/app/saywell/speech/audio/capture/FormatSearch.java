package app.saywell.speech.audio.capture;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.LineUnavailableException;

/// Finds the best format in which a device opens: the highest common rate, and one channel before two. Remembers
/// devices that refuse better ones each time.
///
/// Safe for several threads.
final class FormatSearch {
    private static final List<AudioFormat> FORMATS = IntStream.of(48_000, 44_100, 32_000, 22_050, 16_000, 8_000)
            .boxed()
            .flatMap(rate -> Stream.of(1, 2).map(channels -> new AudioFormat(rate, 16, channels, true, false)))
            .toList();

    /// By the name of a device: the rate at which it was opened although it refused better ones twice, in Hz.
    private final Map<String, Float> settledRates = new ConcurrentHashMap<>();

    /// Opens a device in a format.
    @FunctionalInterface
    interface FormatOpener {
        /// @throws LineUnavailableException if it is in use, or gone at this moment
        /// @throws IllegalArgumentException if it has no such format
        SampleSource open(AudioFormat format) throws LineUnavailableException;
    }

    /// Opens it in the best format. A device that appeared, or was given free, between two attempts would be opened
    /// at a lower rate for as long as it stays open, so where it refused a better rate it is closed and asked once
    /// more from the best on. One that refuses again is not asked twice another time.
    ///
    /// @param name of the device; the empty name is the default of the system
    /// @throws CaptureException if it opens in no format
    SampleSource open(String name, FormatOpener device) throws CaptureException {
        Found found = search(device, FORMATS);
        float rate = found.format().getSampleRate();
        if (found.refusedRate() <= rate || rate >= settledRates.getOrDefault(name, Float.MAX_VALUE)) {
            return found.source();
        }
        found.source().close();
        Found again;
        try {
            again = search(device, FORMATS);
        } catch (CaptureException _) { // what opened a moment ago is neither missing nor busy
            return search(device, List.of(found.format())).source();
        }
        if (again.format().getSampleRate() > rate) {
            settledRates.remove(name);
        } else {
            settledRates.put(name, again.format().getSampleRate());
        }
        return again.source();
    }

    /// @param refusedRate the best rate that it refused without lacking it, in Hz; 0 where it refused none
    private record Found(SampleSource source, AudioFormat format, float refusedRate) {}

    private static Found search(FormatOpener device, List<AudioFormat> formats) throws CaptureException {
        CaptureException refusal = new CaptureException(RecordingFailure.NO_DEVICE, "no microphone was found");
        float refusedRate = 0;
        for (AudioFormat format : formats) {
            try {
                return new Found(device.open(format), format, refusedRate);
            } catch (LineUnavailableException | SecurityException e) {
                refusal = new CaptureException(RecordingFailure.DEVICE_BUSY, "the system refused it", e);
                refusedRate = Math.max(refusedRate, format.getSampleRate());
            } catch (IllegalArgumentException noSuchLine) {
                // Another format may work; on a computer without a device none will.
            }
        }
        throw refusal;
    }
}
