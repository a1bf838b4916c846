package app.saywell.speech.audio.codec;

import java.io.ByteArrayOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/// Takes the packets of the first stream out of an Ogg file, one after the other: a file may hold
/// as many packets as bytes.
final class OggPackets implements Iterator<byte[]> {
    private static final int PAGE_HEADER = 27;
    private static final int FULL_SEGMENT = 255;
    private static final int HEADERS = 2;
    private static final VarHandle LITTLE_INT =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LITTLE_LONG =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final byte[] file;
    private final int serial;
    private final ByteArrayOutputStream packet = new ByteArrayOutputStream();
    private int page;
    private int segment;
    private int body;
    private byte @Nullable [] next;

    private OggPackets(byte[] file) {
        this.file = file;
        serial = isPage(file, 0) ? serial(file, 0) : 0;
        body = PAGE_HEADER + segments(file, 0);
        next = read();
    }

    static OpusStream read(byte[] file) {
        OggPackets packets = new OggPackets(file);
        byte[] head = packets.hasNext() ? packets.next() : new byte[0];
        return new OpusStream(head, () -> withoutHeaders(file), lastPosition(file));
    }

    private static Iterator<byte[]> withoutHeaders(byte[] file) {
        OggPackets packets = new OggPackets(file);
        for (int i = 0; i < HEADERS && packets.hasNext(); i++) {
            packets.next();
        }
        return packets;
    }

    /// The position that the last page of the stream tells; 0 if the file is cut off.
    private static long lastPosition(byte[] file) {
        long last = 0;
        int at = 0;
        while (isPage(file, at)) {
            if (serial(file, at) == serial(file, 0)) {
                last = Math.max(last, (long) LITTLE_LONG.get(file, at + 6));
            }
            int segments = segments(file, at);
            int end = at + PAGE_HEADER + segments;
            for (int i = 0; i < segments; i++) {
                end += length(file, at, i);
            }
            if (end > file.length) {
                return 0;
            }
            at = end;
        }
        return last;
    }

    private static boolean isPage(byte[] file, int at) {
        return at + PAGE_HEADER <= file.length && file[at] == 'O' && file[at + 1] == 'g';
    }

    private static int serial(byte[] file, int page) {
        return (int) LITTLE_INT.get(file, page + 14);
    }

    private static int segments(byte[] file, int page) {
        return isPage(file, page) ? file[page + 26] & 0xff : 0;
    }

    private static int length(byte[] file, int page, int segment) {
        int at = page + PAGE_HEADER + segment;
        return at < file.length ? file[at] & 0xff : FULL_SEGMENT;
    }

    /// The next packet with anything in it; none at the end, and where the file is cut off.
    private byte @Nullable [] read() {
        while (isPage(file, page)) {
            boolean isOurs = serial(file, page) == serial;
            while (segment < segments(file, page)) {
                int length = length(file, page, segment);
                if (body + length > file.length) {
                    return null; // what is there is kept
                }
                if (isOurs) {
                    packet.write(file, body, length);
                }
                segment++;
                body += length;
                if (isOurs && length < FULL_SEGMENT && packet.size() > 0) {
                    byte[] whole = packet.toByteArray();
                    packet.reset();
                    return whole;
                }
            }
            page = body;
            segment = 0;
            body = page + PAGE_HEADER + segments(file, page);
        }
        return null;
    }

    @Override
    public boolean hasNext() {
        return next != null;
    }

    @Override
    public byte[] next() {
        byte[] packetNow = next;
        if (packetNow == null) {
            throw new NoSuchElementException();
        }
        next = read();
        return packetNow;
    }
}
