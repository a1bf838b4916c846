package app.saywell.report.paper;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// Makes the character numbers of a CID-keyed OpenType typeface the numbers of its glyphs.
///
/// PDFBox writes glyph numbers into a page. Of a typeface with PostScript outlines that has
/// character numbers of its own (Adobe technical note 5176, section 18), some readers take them for
/// these, so that where the two differ another sign is shown. With a charset that counts the glyphs
/// both are the same. The outlines stay as they are; only what is embedded in a document is
// changed.
final class GlyphNumbers {
    private static final int CHARSET = 15;
    private static final int RANGES = 2;
    private static final int LONGEST_PREDEFINED = 2;

    private final ByteBuffer font;
    private final int start;

    private GlyphNumbers(ByteBuffer font, int start) {
        this.font = font;
        this.start = start;
    }

    /// The same typeface with a charset that counts.
    ///
    /// @param otf with a table `CFF `; stays as it is
    /// @param glyphs how many there are
    static byte[] asCharacterNumbers(byte[] otf, int glyphs) throws IOException {
        byte[] changed = otf.clone();
        ByteBuffer font = ByteBuffer.wrap(changed);
        try {
            int charset = new GlyphNumbers(font, table(font)).charset();
            font.position(charset);
            font.put((byte) RANGES).putShort((short) 1).putShort((short) (glyphs - 2));
        } catch (BufferUnderflowException | IndexOutOfBoundsException e) {
            throw new IOException("the typeface is cut", e);
        }
        return changed;
    }

    private static int table(ByteBuffer font) throws IOException {
        int tables = font.getShort(4);
        for (int i = 0; i < tables; i++) {
            int entry = 12 + 16 * i;
            byte[] tag = new byte[4];
            font.get(entry, tag);
            if (new String(tag, StandardCharsets.ISO_8859_1).equals("CFF ")) {
                return font.getInt(entry + 8);
            }
        }
        throw new IOException("the typeface has no PostScript outlines");
    }

    /// Where the charset lies, from the start of the file: operator 15 of the first dictionary.
    private int charset() throws IOException {
        int names = start + (font.get(start + 2) & 0xff);
        int dictionaries = end(names);
        int from = item(dictionaries, 0);
        int to = item(dictionaries, 1);
        font.position(from);
        int operand = 0;
        while (font.position() < to) {
            int first = font.get() & 0xff;
            if (first == CHARSET && operand > LONGEST_PREDEFINED) {
                return start + operand;
            }
            operand = operand(first);
        }
        throw new IOException("the typeface has no character numbers of its own");
    }

    /// An operand; 0 for an operator and for what is no whole number (note 5176, section 4).
    private int operand(int first) {
        if (first == 28) {
            return font.getShort();
        } else if (first == 29) {
            return font.getInt();
        } else if (first == 30) {
            skipReal();
            return 0;
        } else if (first >= 32 && first <= 246) {
            return first - 139;
        } else if (first >= 247 && first <= 250) {
            return (first - 247) * 256 + (font.get() & 0xff) + 108;
        } else if (first >= 251 && first <= 254) {
            return -(first - 251) * 256 - (font.get() & 0xff) - 108;
        } else if (first == 12) {
            font.get();
        }
        return 0;
    }

    private void skipReal() {
        int pair = font.get() & 0xff;
        while ((pair & 0x0f) != 0x0f && (pair >> 4) != 0x0f) {
            pair = font.get() & 0xff;
        }
    }

    /// Where an INDEX ends.
    private int end(int index) {
        int count = font.getShort(index) & 0xffff;
        return count == 0 ? index + 2 : item(index, count);
    }

    /// Where an item of an INDEX begins; after the last one, where the INDEX ends.
    private int item(int index, int number) {
        int count = font.getShort(index) & 0xffff;
        int size = font.get(index + 2) & 0xff;
        int offset = 0;
        for (int i = 0; i < size; i++) {
            offset = offset << 8 | (font.get(index + 3 + number * size + i) & 0xff);
        }
        return index + 3 + (count + 1) * size - 1 + offset;
    }
}
