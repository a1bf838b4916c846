package app.saywell.engine.lexicon.store;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/// Words and their pronunciations in one array of bytes: nothing is unpacked before it is asked
/// for.
///
/// Entries lie in ASCII order, in blocks of [#BLOCK]; within a block a word is written as the
/// number of characters it shares with the word before, and the rest. Each is followed by its
/// pronunciations, a count and then length and sound codes of each. Reading is a binary search
/// over the first words of the blocks, and a scan of one block.
public final class PackedDictionary {
    private static final int MAGIC = 0x5357_4c31;
    private static final int BLOCK = 16;

    private final byte[] data;
    private final int[] blocks;
    private final int size;

    private PackedDictionary(byte[] data, int[] blocks, int size) {
        this.data = data;
        this.blocks = blocks;
        this.size = size;
    }

    /// Reads what [#write] wrote; leaves the stream open.
    ///
    /// @throws IOException also when it is something else
    public static PackedDictionary read(InputStream in) throws IOException {
        DataInputStream unpacked =
                new DataInputStream(new InflaterInputStream(in, new Inflater(), 1 << 16));
        if (unpacked.readInt() != MAGIC) {
            throw new IOException("this is no packed dictionary");
        }
        int size = unpacked.readInt();
        int[] blocks = new int[(size + BLOCK - 1) / BLOCK];
        byte[] data = new byte[unpacked.readInt()];
        unpacked.readFully(data);
        int at = 0;
        for (int entry = 0; entry < size; entry++) {
            if (entry % BLOCK == 0) {
                blocks[entry / BLOCK] = at;
            }
            at = afterEntry(data, at);
        }
        return new PackedDictionary(data, blocks, size);
    }

    /// Packs a dictionary.
    ///
    /// @param words lower-case ASCII words of at most 127 characters, each with at least one
    ///     pronunciation of at most 127 sound codes
    public static void write(SortedMap<String, List<byte[]>> words, OutputStream out)
            throws IOException {
        var packed = new ByteArrayOutputStream();
        byte[] before = {};
        int entry = 0;
        for (var word : words.entrySet()) {
            byte[] letters = word.getKey().getBytes(StandardCharsets.US_ASCII);
            int shared = entry++ % BLOCK == 0 ? 0 : Math.max(0, mismatch(before, letters));
            packed.write(shared);
            packed.write(letters.length - shared);
            packed.write(letters, shared, letters.length - shared);
            packed.write(word.getValue().size());
            for (byte[] sounds : word.getValue()) {
                packed.write(sounds.length);
                packed.write(sounds, 0, sounds.length);
            }
            before = letters;
        }
        DeflaterOutputStream deflated = new DeflaterOutputStream(out);
        DataOutputStream data = new DataOutputStream(deflated);
        data.writeInt(MAGIC);
        data.writeInt(words.size());
        data.writeInt(packed.size());
        packed.writeTo(data);
        data.flush();
        deflated.finish();
    }

    /// How many words there are.
    public int size() {
        return size;
    }

    /// The pronunciations of a word as sound codes, in their order; empty for an unknown word.
    public List<byte[]> find(String word) {
        byte[] wanted = word.getBytes(StandardCharsets.UTF_8);
        int low = 0;
        int high = blocks.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            int at = blocks[middle];
            if (Arrays.compare(data, at + 2, at + 2 + data[at + 1], wanted, 0, wanted.length)
                    <= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return blocks.length == 0 ? List.of() : scan(low, wanted);
    }

    private List<byte[]> scan(int block, byte[] wanted) {
        byte[] word = new byte[128];
        int at = blocks[block];
        int end = Math.min(BLOCK, size - block * BLOCK);
        for (int entry = 0; entry < end; entry++) {
            int shared = data[at];
            int rest = data[at + 1];
            System.arraycopy(data, at + 2, word, shared, rest);
            if (Arrays.equals(word, 0, shared + rest, wanted, 0, wanted.length)) {
                return sounds(at + 2 + rest);
            }
            at = afterEntry(data, at);
        }
        return List.of();
    }

    private List<byte[]> sounds(int start) {
        int at = start + 1;
        List<byte[]> all = new ArrayList<>();
        for (int i = 0; i < data[start]; i++) {
            all.add(Arrays.copyOfRange(data, at + 1, at + 1 + data[at]));
            at += 1 + data[at];
        }
        return all;
    }

    private static int afterEntry(byte[] data, int entry) {
        int at = entry + 2 + data[entry + 1];
        int count = data[at++];
        for (int i = 0; i < count; i++) {
            at += 1 + data[at];
        }
        return at;
    }

    /// How many leading bytes are the same.
    private static int mismatch(byte[] a, byte[] b) {
        int at = Arrays.mismatch(a, b);
        return at < 0 ? a.length : at;
    }
}
