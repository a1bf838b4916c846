package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// Makes the character numbers (CIDs) of a CID-keyed OpenType font equal to its glyph numbers.
///
/// PDFBox writes glyph numbers into a page. When a font with PostScript outlines has its own
/// character numbers (Adobe technical note 5176, section 18), some readers take the codes for these
/// and show a wrong sign. A charset that counts the glyphs makes both numbers the same. The
/// outlines do not change, and only the copy that is embedded in a document is changed.
final class IdentityCharset {
    private static final int CHARSET_OPERATOR = 15;
    private static final int RANGE_FORMAT = 2;
    private static final int MAX_PREDEFINED_CHARSET = 2;

    private final ByteBuffer font;
    private final int cffOffset;

    private IdentityCharset(ByteBuffer font, int cffOffset) {
        this.font = font;
        this.cffOffset = cffOffset;
    }

    /// The same font with a charset that counts the glyphs.
    ///
    /// @param typeface an OpenType font with a `CFF ` table; it is not changed
    /// @param glyphCount its number of glyphs
    static byte[] applyTo(byte[] typeface, int glyphCount) throws IOException {
        byte[] changed = typeface.clone();
        ByteBuffer font = ByteBuffer.wrap(changed);
        try {
            int charset = new IdentityCharset(font, findCffTable(font)).charsetOffset();
            font.position(charset);
            font.put((byte) RANGE_FORMAT).putShort((short) 1).putShort((short) (glyphCount - 2));
        } catch (BufferUnderflowException | IndexOutOfBoundsException e) {
            throw new IOException("the font file is truncated", e);
        }
        return changed;
    }

    private static int findCffTable(ByteBuffer font) throws IOException {
        int tables = font.getShort(4);
        for (int i = 0; i < tables; i++) {
            int entry = 12 + 16 * i;
            byte[] tag = new byte[4];
            font.get(entry, tag);
            if (new String(tag, StandardCharsets.ISO_8859_1).equals("CFF ")) {
                return font.getInt(entry + 8);
            }
        }
        throw new IOException("the font has no PostScript outlines");
    }

    /// The offset of the charset in the file: operator 15 of the first dictionary.
    private int charsetOffset() throws IOException {
        int names = cffOffset + (font.get(cffOffset + 2) & 0xff);
        int dictionaries = indexEnd(names);
        int from = itemOffset(dictionaries, 0);
        int to = itemOffset(dictionaries, 1);
        font.position(from);
        int operand = 0;
        while (font.position() < to) {
            int first = font.get() & 0xff;
            if (first == CHARSET_OPERATOR && operand > MAX_PREDEFINED_CHARSET) {
                return cffOffset + operand;
            }
            operand = readOperand(first);
        }
        throw new IOException("the font has no custom charset");
    }

    /// Reads an operand; 0 for an operator and for a real number (note 5176, section 4).
    private int readOperand(int first) {
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

    /// The offset after an INDEX.
    private int indexEnd(int index) {
        int count = font.getShort(index) & 0xffff;
        return count == 0 ? index + 2 : itemOffset(index, count);
    }

    /// The offset of an item of an INDEX; for the number after the last item, the end of the INDEX.
    private int itemOffset(int index, int number) {
        int count = font.getShort(index) & 0xffff;
        int size = font.get(index + 2) & 0xff;
        int offset = 0;
        for (int i = 0; i < size; i++) {
            offset = offset << 8 | (font.get(index + 3 + number * size + i) & 0xff);
        }
        return index + 3 + (count + 1) * size - 1 + offset;
    }
}
