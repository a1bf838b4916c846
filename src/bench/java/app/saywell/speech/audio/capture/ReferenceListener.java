package app.saywell.speech.audio.capture;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Plays noise into the PulseAudio sink `vmic` and reads its monitor with a second reader. What
/// that reader hears is the reference for what a recording could contain at any moment.
final class ReferenceListener implements AutoCloseable {
    static final int RATE = 48_000;

    /// Two minutes, as a power of two.
    private static final int BUFFER_SAMPLES = 1 << 23;

    /// Enough samples to identify one place in the noise.
    private static final int MATCH_SAMPLES = 64;

    private final short[] heard = new short[BUFFER_SAMPLES];
    private final Process player;
    private final Process listener;
    private volatile long count;

    ReferenceListener() throws IOException {
        player = start("pacat", "-d", "vmic", "--latency-msec=200");
        listener = start("parec", "-d", "vmic.monitor", "--latency-msec=10");
        Thread.ofPlatform().daemon().start(() -> play(player.getOutputStream()));
        Thread.ofPlatform().daemon().start(() -> listen(listener.getInputStream()));
    }

    /// The samples heard so far.
    long count() {
        return count;
    }

    /// How a recording compares to what the second reader heard.
    ///
    /// @param end the count of samples heard at the last sample of the recording
    /// @param differentSamples samples of the recording that differ from those heard at the same
    ///     place
    record NoiseComparison(long end, int differentSamples) {}

    /// Finds the recording in what was heard. Empty recordings and other sounds are not found.
    ///
    /// @return null if its end was not heard
    NoiseComparison compare(short[] recording) {
        int from = recording.length;
        for (int nonZero = 0; from > 0 && nonZero < MATCH_SAMPLES; ) {
            from--;
            nonZero += recording[from] != 0 ? 1 : 0;
        }
        int key = recording.length - from;
        long last = count;
        for (long end = last; end > Math.max(key, last - BUFFER_SAMPLES / 2); end--) {
            if (countDifferent(recording, from, end) == 0) {
                return new NoiseComparison(end, countDifferent(recording, 0, end));
            }
        }
        return null;
    }

    /// Counts the samples from `from` on that differ from those heard up to `end`. A difference of
    /// one step is rounding by the sound server and is ignored.
    private int countDifferent(short[] recording, int from, long end) {
        int different = 0;
        for (int i = recording.length - 1; i >= from; i--) {
            long place = end - (recording.length - i);
            if (place < 0 || Math.abs(recording[i] - heard[(int) place & BUFFER_SAMPLES - 1]) > 1) {
                different++;
                if (from > 0) {
                    return different;
                }
            }
        }
        return different;
    }

    private static Process start(String program, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(List.of(options));
        command.addAll(List.of("--raw", "--rate=" + RATE, "--channels=1", "--format=s16le"));
        return new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
    }

    private static void play(OutputStream out) {
        Random random = new Random(1);
        ByteBuffer block = ByteBuffer.allocate(960).order(ByteOrder.LITTLE_ENDIAN);
        try {
            while (true) {
                block.clear();
                while (block.hasRemaining()) {
                    int value = random.nextInt(-16_000, 16_000);
                    block.putShort((short) (value == 0 ? 1 : value));
                }
                out.write(block.array());
                out.flush();
            }
        } catch (IOException ended) {
            // The player was stopped.
        }
    }

    private void listen(InputStream in) {
        byte[] block = new byte[960];
        try {
            for (int got = in.readNBytes(block, 0, 96); got > 0; got = in.readNBytes(block, 0, 96)) {
                for (int i = 0; i + 1 < got; i += 2) {
                    short sample = (short) (block[i] & 0xff | block[i + 1] << 8);
                    heard[(int) count & BUFFER_SAMPLES - 1] = sample;
                    count++;
                }
            }
        } catch (IOException ended) {
            // The listener was stopped.
        }
    }

    @Override
    public void close() {
        player.destroy();
        listener.destroy();
    }
}
