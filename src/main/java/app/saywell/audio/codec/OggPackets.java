package app.saywell.audio.codec;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Takes the packets of the first stream out of an Ogg file.
final class OggPackets {
    private static final int PAGE_HEADER = 27;
    private static final int FULL_SEGMENT = 255;

    private OggPackets() {}

    static OpusStream read(byte[] file) {
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        List<byte[]> packets = new ArrayList<>();
        ByteArrayOutputStream packet = new ByteArrayOutputStream();
        long lastPosition = 0;
        Integer serial = null;
        int at = 0;
        while (at + PAGE_HEADER <= file.length && file[at] == 'O' && file[at + 1] == 'g') {
            int segments = file[at + 26] & 0xff;
            int body = at + PAGE_HEADER + segments;
            boolean isOurs = serial == null || serial == bytes.getInt(at + 14);
            if (serial == null) {
                serial = bytes.getInt(at + 14);
            }
            if (isOurs) {
                lastPosition = Math.max(lastPosition, bytes.getLong(at + 6));
            }
            for (int i = 0; i < segments; i++) {
                int length = file[at + PAGE_HEADER + i] & 0xff;
                if (body + length > file.length) {
                    return toStream(packets, 0); // cut off: what is there is kept
                }
                if (isOurs) {
                    packet.write(file, body, length);
                    if (length < FULL_SEGMENT) {
                        packets.add(packet.toByteArray());
                        packet.reset();
                    }
                }
                body += length;
            }
            at = body;
        }
        return toStream(packets, lastPosition);
    }

    /// The first two packets are headers.
    private static OpusStream toStream(List<byte[]> packets, long totalSamples) {
        byte[] head = packets.isEmpty() ? new byte[0] : packets.getFirst();
        return new OpusStream(
                Arrays.copyOf(head, head.length),
                packets.subList(Math.min(2, packets.size()), packets.size()),
                totalSamples);
    }
}
