package app.saywell.audio.capture;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Noise played into the PulseAudio sink `vmic`, and what a second reader of its monitor hears of
/// it: the measure of what a recording could have had at any moment.
final class HeardNoise implements AutoCloseable {
    static final int RATE = 48_000;

    /// Two minutes, as a power of two.
    private static final int KEPT = 1 << 23;

    /// Samples that nothing else resembles.
    private static final int KEY = 64;

    private final short[] heard = new short[KEPT];
    private final Process player;
    private final Process listener;
    private volatile long count;

    HeardNoise() throws IOException {
        player = start("pacat", "-d", "vmic", "--latency-msec=200");
        listener = start("parec", "-d", "vmic.monitor", "--latency-msec=10");
        Thread.ofPlatform().daemon().start(() -> play(player.getOutputStream()));
        Thread.ofPlatform().daemon().start(() -> listen(listener.getInputStream()));
    }

    /// Samples heard so far.
    long count() {
        return count;
    }

    /// How a recording compares to what was heard.
    ///
    /// @param end count of samples heard at the recording's last
    /// @param different how many of its samples are others than those heard at their place
    record Comparison(long end, int different) {}

    /// Finds the recording in what was heard; empty arrays and strange sounds are not found.
    ///
    /// @return null if its end is not there
    Comparison compare(short[] recording) {
        int from = recording.length;
        for (int sounding = 0; from > 0 && sounding < KEY; ) {
            from--;
            sounding += recording[from] != 0 ? 1 : 0;
        }
        int key = recording.length - from;
        long last = count;
        for (long end = last; end > Math.max(key, last - KEPT / 2); end--) {
            if (different(recording, from, end) == 0) {
                return new Comparison(end, different(recording, 0, end));
            }
        }
        return null;
    }

    /// Samples of the recording from `from` on that are others than those heard up to `end`; a
    /// step up or down is the server's rounding.
    private int different(short[] recording, int from, long end) {
        int different = 0;
        for (int i = recording.length - 1; i >= from; i--) {
            long place = end - (recording.length - i);
            if (place < 0 || Math.abs(recording[i] - heard[(int) place & KEPT - 1]) > 1) {
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
            for (int got = in.readNBytes(block, 0, 96);
                    got > 0;
                    got = in.readNBytes(block, 0, 96)) {
                for (int i = 0; i + 1 < got; i += 2) {
                    short sample = (short) (block[i] & 0xff | block[i + 1] << 8);
                    heard[(int) count & KEPT - 1] = sample;
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
