package app.saywell.judge.service.call;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Whether a recording takes long, told before it is decoded.
public final class RecordingLength {
    private static final double LONG_SECONDS = 60;

    /// Of speech as MP3 at 64 kbit/s.
    private static final double COMPRESSED_BYTES_PER_SECOND = 8_000;

    private static final int RIFF = 0x46464952;
    private static final int BYTE_RATE_OFFSET = 28;

    private RecordingLength() {}

    /// Whether the uploaded file seems to hold more than a minute. False if there is none.
    public static boolean isLong(FormFields fields) {
        return fields.optional(FormFields.FILE)
                .filter(file -> seconds(file) > LONG_SECONDS)
                .isPresent();
    }

    private static double seconds(byte[] file) {
        if (file.length >= BYTE_RATE_OFFSET + Integer.BYTES) {
            ByteBuffer head = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
            int bytesPerSecond = head.getInt(BYTE_RATE_OFFSET);
            if (head.getInt(0) == RIFF && bytesPerSecond > 0) {
                return (double) file.length / bytesPerSecond;
            }
        }
        return file.length / COMPRESSED_BYTES_PER_SECOND;
    }
}
