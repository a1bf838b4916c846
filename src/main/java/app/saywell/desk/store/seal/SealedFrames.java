package app.saywell.desk.store.seal;

import static app.saywell.desk.store.seal.SealedLayout.BLOCK;
import static app.saywell.desk.store.seal.SealedLayout.FIRST;
import static app.saywell.desk.store.seal.SealedLayout.FRAME;
import static app.saywell.desk.store.seal.SealedLayout.FRAMES_AT;
import static app.saywell.desk.store.seal.SealedLayout.HEADER_BLOCKS;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import javax.crypto.AEADBadTagException;

/// The frames of an open encrypted file, see [SealedLayout]. For one thread.
///
/// The first frame and the one that was used last are kept decrypted, so that appending and changes
/// of the beginning read nothing.
final class SealedFrames {
    private static final int MAX_BATCH = 16;
    private static final int CHANGE_BYTES = Long.BYTES + Integer.BYTES;

    private final FileChannel file;
    private final LibraryKey key;
    private final SealedContent newContent;
    private final byte[] first = new byte[FIRST];
    private final byte[] frame = new byte[FRAME];
    private final byte[] scratch = new byte[FRAME];
    private final byte[] block = new byte[BLOCK];
    private final byte[] batch = new byte[MAX_BATCH * BLOCK];
    private FrameCipher cipher;
    private boolean hasHeader;
    private long change;
    private int firstLength;
    private long frameNumber = -1;
    private int frameLength;
    private long size;

    /// @param newContent what the file holds if it is a new one
    /// @throws SealedFileException if it belongs to another key, or its beginning is damaged
    SealedFrames(FileChannel file, LibraryKey key, SealedContent newContent) throws IOException {
        this.file = file;
        this.key = key;
        this.newContent = newContent;
        long bytes = file.size();
        if (bytes >= FRAMES_AT) {
            byte[] header = new byte[HEADER_BLOCKS * BLOCK];
            readFully(header, header.length, 0);
            if (!SealedLayout.checkValue(header).equals(key.checkValue())) {
                throw new SealedFileException("the file belongs to another key");
            }
            cipher = new FrameCipher(key.forFile(SealedLayout.id(header), SealedLayout.content(header)));
            hasHeader = true;
            openFirst(header);
            size = firstLength == FIRST ? measure(bytes) : firstLength;
        } else { // empty, or its writer died before there was any content
            cipher = new FrameCipher(key.forFile(SealedLayout.newId(), newContent));
        }
    }

    /// Bytes of content.
    long size() {
        return size;
    }

    private void openFirst(byte[] header) throws IOException {
        long newest = -1;
        for (int slot = 1; slot < HEADER_BLOCKS; slot++) {
            try {
                int length = cipher.open(header, slot * BLOCK, BLOCK, 0, scratch);
                ByteBuffer content = ByteBuffer.wrap(scratch, 0, length);
                if (content.getLong(0) > newest) {
                    newest = content.getLong(0);
                    firstLength = content.getInt(Long.BYTES);
                    System.arraycopy(scratch, CHANGE_BYTES, first, 0, FIRST);
                }
            } catch (AEADBadTagException e) {
                // empty, or torn by a power cut; the other one holds
            }
        }
        if (newest < 0) {
            throw new SealedFileException("the beginning of the file is damaged");
        }
        change = newest;
    }

    // A last frame that cannot be opened was torn, and counts as not written.
    private long measure(long bytes) throws IOException {
        long whole = (bytes - FRAMES_AT) / BLOCK;
        int rest = (int) ((bytes - FRAMES_AT) % BLOCK);
        long last = rest > FrameCipher.OVERHEAD ? whole + 1 : whole;
        if (last == 0) {
            return FIRST;
        }
        int length = last > whole ? rest - FrameCipher.OVERHEAD : FRAME;
        try {
            load(last, length);
            return SealedLayout.startOf(last) + length;
        } catch (SealedFileException e) {
            return SealedLayout.startOf(last);
        }
    }

    /// Copies content to the target, as much as there is and fits.
    void read(ByteBuffer target, long position) throws IOException {
        long end = Math.min(size, position + target.remaining());
        long at = position;
        while (at < end) {
            long number = SealedLayout.frameOf(at);
            if (number > 0 && number != frameNumber && end - at > FRAME) {
                at = readBatch(target, at, end);
            } else {
                byte[] content = number == 0 ? first : loaded(number);
                int from = (int) (at - SealedLayout.startOf(number));
                int count = (int) Math.min(end - at, lengthOf(number) - from);
                target.put(content, from, count);
                at += count;
            }
        }
    }

    private long readBatch(ByteBuffer target, long position, long end) throws IOException {
        long number = SealedLayout.frameOf(position);
        int frames = (int) Math.min(MAX_BATCH, SealedLayout.frameOf(end - 1) - number + 1);
        int bytes = (frames - 1) * BLOCK + lengthOf(number + frames - 1) + FrameCipher.OVERHEAD;
        readFully(batch, bytes, SealedLayout.offsetOf(number));
        long at = position;
        for (int i = 0; i < frames; i++) {
            int length = lengthOf(number + i);
            open(batch, i * BLOCK, number + i, length);
            int from = (int) (at - SealedLayout.startOf(number + i));
            int count = (int) Math.min(end - at, length - from);
            target.put(scratch, from, count);
            at += count;
        }
        return at;
    }

    /// Writes content, over what is there or behind it.
    ///
    /// @param position at most [#size]
    void write(ByteBuffer source, long position) throws IOException {
        long at = position;
        if (at < FIRST) {
            int count = (int) Math.min(source.remaining(), FIRST - at);
            source.get(first, (int) at, count);
            firstLength = (int) Math.max(firstLength, at + count);
            writeFirst();
            at += count;
            size = Math.max(size, at);
        }
        while (source.hasRemaining()) {
            try {
                at = writeBatch(source, at);
            } catch (IOException e) { // what arrived is kept
                frameNumber = -1;
                size = measure(file.size());
                throw e;
            }
        }
    }

    private long writeBatch(ByteBuffer source, long position) throws IOException {
        long number = SealedLayout.frameOf(position);
        long at = position;
        int filled = 0;
        for (int i = 0; i < MAX_BATCH && source.hasRemaining(); i++) {
            long start = SealedLayout.startOf(number + i);
            int from = (int) (at - start);
            int count = Math.min(source.remaining(), FRAME - from);
            int before = lengthOf(number + i);
            if (number + i != frameNumber && (from > 0 || count < before)) {
                loaded(number + i);
            }
            source.get(frame, from, count);
            frameNumber = number + i;
            frameLength = Math.max(before, from + count);
            cipher.seal(frame, frameLength, frameNumber, batch, filled);
            filled += frameLength + FrameCipher.OVERHEAD;
            at += count;
        }
        writeFully(batch, filled, SealedLayout.offsetOf(number));
        size = Math.max(size, at);
        return at;
    }

    /// Shortens the content.
    void truncate(long newSize) throws IOException {
        if (newSize <= FIRST) {
            if (file.size() > FRAMES_AT) {
                file.truncate(FRAMES_AT);
            }
            firstLength = (int) newSize;
            writeFirst();
            frameNumber = -1;
        } else {
            long number = SealedLayout.frameOf(newSize - 1);
            loaded(number);
            frameLength = (int) (newSize - SealedLayout.startOf(number));
            cipher.seal(frame, frameLength, number, batch, 0);
            int bytes = frameLength + FrameCipher.OVERHEAD;
            writeFully(batch, bytes, SealedLayout.offsetOf(number));
            file.truncate(SealedLayout.offsetOf(number) + bytes);
        }
        size = newSize;
    }

    /// Forgets what was decrypted.
    void wipe() {
        Arrays.fill(first, (byte) 0);
        Arrays.fill(frame, (byte) 0);
        Arrays.fill(scratch, (byte) 0);
    }

    private void writeFirst() throws IOException {
        byte[] content = scratch;
        change++;
        ByteBuffer.wrap(content).putLong(0, change).putInt(Long.BYTES, firstLength);
        System.arraycopy(first, 0, content, CHANGE_BYTES, FIRST);
        if (hasHeader) {
            cipher.seal(content, FRAME, 0, batch, 0);
            writeFully(batch, BLOCK, (1 + change % 2) * BLOCK);
            return;
        }
        byte[] header = new byte[HEADER_BLOCKS * BLOCK];
        byte[] id = SealedLayout.newId();
        SealedLayout.putHeader(header, key, id, newContent);
        cipher = new FrameCipher(key.forFile(id, newContent));
        cipher.seal(content, FRAME, 0, header, (int) (1 + change % 2) * BLOCK);
        writeFully(header, header.length, 0);
        hasHeader = true;
    }

    private int lengthOf(long number) {
        long start = SealedLayout.startOf(number);
        return (int) Math.max(0, Math.min(number == 0 ? FIRST : FRAME, size - start));
    }

    private byte[] loaded(long number) throws IOException {
        if (number != frameNumber) {
            load(number, lengthOf(number));
        }
        return frame;
    }

    private void load(long number, int length) throws IOException {
        readFully(block, length + FrameCipher.OVERHEAD, SealedLayout.offsetOf(number));
        open(block, 0, number, length);
        System.arraycopy(scratch, 0, frame, 0, length);
        frameNumber = number;
        frameLength = length;
    }

    private void open(byte[] sealed, int at, long number, int length) throws SealedFileException {
        try {
            cipher.open(sealed, at, length + FrameCipher.OVERHEAD, number, scratch);
        } catch (AEADBadTagException e) {
            throw new SealedFileException("a frame of the file is damaged");
        }
    }

    private void readFully(byte[] target, int bytes, long offset) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(target, 0, bytes);
        while (buffer.hasRemaining()) {
            if (file.read(buffer, offset + buffer.position()) < 0) {
                throw new SealedFileException("the file was shortened while it was read");
            }
        }
    }

    private void writeFully(byte[] source, int bytes, long offset) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(source, 0, bytes);
        while (buffer.hasRemaining()) {
            file.write(buffer, offset + buffer.position());
        }
    }
}
