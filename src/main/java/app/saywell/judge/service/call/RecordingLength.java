package app.saywell.judge.service.call;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// How long a recording seems to be, told before it is decoded.
public final class RecordingLength {
    /// Of speech as MP3 at 64 kbit/s.
    private static final double COMPRESSED_BYTES_PER_SECOND = 8_000;

    private static final int RIFF = 0x46464952;
    private static final int BYTE_RATE_OFFSET = 28;

    private RecordingLength() {}

    /// How many seconds the uploaded file seems to hold. 0 if there is none.
    public static double seconds(FormFields fields) {
        return fields.optional(FormFields.FILE).map(RecordingLength::seconds).orElse(0.0);
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
