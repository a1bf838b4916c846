package app.saywell.report.paper;

import org.apache.fontbox.ttf.OTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

import java.io.IOException;
import java.io.InputStream;

/// The typeface that holds Latin, Hangul and phonetic signs, embedded whole.
///
/// PDFBox embeds OpenType with PostScript outlines as if they were TrueType; ISO 32000-1, 9.9
/// (table 126) wants them as `FontFile3` of the subtype `OpenType` in a `CIDFontType0`, so the
/// dictionaries are put right afterwards. The codes in a page are glyph numbers, and so are made
// the
/// character numbers of the typeface: see [GlyphNumbers].
record Fonts(PDFont regular, PDFont bold) {
    private static final String FOLDER = "/app/saywell/assets/fonts/";

    static Fonts embed(PDDocument document) throws IOException {
        return new Fonts(
                embed(document, "Pretendard-Regular.otf"), embed(document, "Pretendard-Bold.otf"));
    }

    private static PDFont embed(PDDocument document, String file) throws IOException {
        try (InputStream in = Fonts.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                throw new IOException("the typeface " + file + " is missing");
            }
            TrueTypeFont otf = parse(in.readAllBytes());
            PDType0Font font = PDType0Font.load(document, otf, false);
            putRight(font);
            return font;
        }
    }

    private static TrueTypeFont parse(byte[] file) throws IOException {
        int glyphs;
        try (TrueTypeFont read = new OTFParser(false).parse(new RandomAccessReadBuffer(file))) {
            glyphs = read.getNumberOfGlyphs();
        }
        byte[] numbered = GlyphNumbers.asCharacterNumbers(file, glyphs);
        return new OTFParser(false).parse(new RandomAccessReadBuffer(numbered));
    }

    private static void putRight(PDType0Font font) {
        COSDictionary descendant =
                (COSDictionary)
                        font.getCOSObject().getCOSArray(COSName.DESCENDANT_FONTS).getObject(0);
        COSDictionary descriptor = descendant.getCOSDictionary(COSName.FONT_DESC);
        COSStream file = descriptor.getCOSStream(COSName.FONT_FILE2);
        file.setItem(COSName.SUBTYPE, COSName.getPDFName("OpenType"));
        descriptor.removeItem(COSName.FONT_FILE2);
        descriptor.setItem(COSName.FONT_FILE3, file);
        descendant.setItem(COSName.SUBTYPE, COSName.CID_FONT_TYPE0);
        descendant.removeItem(COSName.CID_TO_GID_MAP);
    }
}
