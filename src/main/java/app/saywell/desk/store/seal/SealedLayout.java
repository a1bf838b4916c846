package app.saywell.desk.store.seal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;

/// How an encrypted file is laid out, in blocks of 4096 bytes, the size of a page of memory and of
/// a sector of a disk, so that a killed process leaves each block as it was or as it should be.
///
/// Block 0 is the header: a mark, the check value of the key, and a random number from which the
/// key of the file is derived. Blocks 1 and 2 hold the first frame twice, with the number of the
/// change; the newer one that can be opened counts. So the beginning of a file, where WAV has its
/// sizes, can be changed at any time. Each further block is one frame; only the last may be
/// shorter.
final class SealedLayout {
    static final int BLOCK = 4096;
    static final int HEADER_BLOCKS = 3;
    static final long FRAMES_AT = (long) HEADER_BLOCKS * BLOCK;

    /// Content of a frame, except the first.
    static final int FRAME = BLOCK - FrameCipher.OVERHEAD;

    /// Content of the first frame, after the number of the change and the length.
    static final int FIRST = FRAME - Long.BYTES - Integer.BYTES;

    private static final byte[] MARK = "Saywell sealed 1".getBytes(StandardCharsets.US_ASCII);
    private static final int CHECK_BYTES = 16;
    private static final int ID_BYTES = 16;
    private static final int ID_AT = MARK.length + CHECK_BYTES;
    private static final int CONTENT_AT = ID_AT + ID_BYTES;

    private SealedLayout() {}

    /// The bytes by which an encrypted file is recognized.
    static int markBytes() {
        return MARK.length;
    }

    static boolean isMark(ByteBuffer beginning) {
        return beginning.remaining() >= MARK.length
                && Arrays.equals(Arrays.copyOf(beginning.array(), MARK.length), MARK);
    }

    static byte[] newId() {
        byte[] id = new byte[ID_BYTES];
        LibraryKey.fillRandom(id);
        return id;
    }

    static void putHeader(byte[] blocks, LibraryKey key, byte[] id, SealedContent content) {
        System.arraycopy(MARK, 0, blocks, 0, MARK.length);
        byte[] check = HexFormat.of().parseHex(key.checkValue());
        System.arraycopy(check, 0, blocks, MARK.length, CHECK_BYTES);
        System.arraycopy(id, 0, blocks, ID_AT, ID_BYTES);
        System.arraycopy(content.mark(), 0, blocks, CONTENT_AT, SealedContent.BYTES);
    }

    /// The check value of the key of a file.
    static String checkValue(byte[] header) {
        return HexFormat.of().formatHex(header, MARK.length, MARK.length + CHECK_BYTES);
    }

    static byte[] id(byte[] header) {
        return Arrays.copyOfRange(header, ID_AT, ID_AT + ID_BYTES);
    }

    static SealedContent content(byte[] header) {
        return SealedContent.of(Arrays.copyOfRange(header, CONTENT_AT, CONTENT_AT + SealedContent.BYTES));
    }

    /// The number of the frame that holds a byte of the content.
    static long frameOf(long position) {
        return position < FIRST ? 0 : 1 + (position - FIRST) / FRAME;
    }

    /// The position in the content at which a frame begins.
    static long startOf(long frame) {
        return frame == 0 ? 0 : FIRST + (frame - 1) * FRAME;
    }

    /// The offset in the file of a frame, except the first.
    static long offsetOf(long frame) {
        return FRAMES_AT + (frame - 1) * BLOCK;
    }
}
