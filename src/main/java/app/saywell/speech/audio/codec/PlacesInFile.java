package app.saywell.speech.audio.codec;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/// Packets that lie in a file one behind another or anywhere: only their places are kept, and
/// together they are never larger than the file, so that places which overlap take no memory.
final class PlacesInFile extends AbstractList<byte[]> implements RandomAccess {
    private static final int FIRST_CAPACITY = 256;

    private final byte[] file;
    private int[] starts = new int[FIRST_CAPACITY];
    private int[] sizes = new int[FIRST_CAPACITY];
    private int count;
    private long total;

    PlacesInFile(byte[] file) {
        this.file = file;
    }

    /// Adds a packet; false if it is empty, outside the file, or one too many.
    boolean add(long start, long size) {
        if (size <= 0 || start < 0 || start > file.length - size || total + size > file.length) {
            return false;
        }
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, count * 2);
            sizes = Arrays.copyOf(sizes, count * 2);
        }
        starts[count] = (int) start;
        sizes[count++] = (int) size;
        total += size;
        return true;
    }

    @Override
    public byte[] get(int index) {
        int start = starts[index];
        return Arrays.copyOfRange(file, start, start + sizes[index]);
    }

    @Override
    public int size() {
        return count;
    }
}
