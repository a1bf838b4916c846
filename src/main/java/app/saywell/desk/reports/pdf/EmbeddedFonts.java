package app.saywell.desk.reports.pdf;

import app.saywell.speech.installation.InstallationFolder;
import java.io.IOException;
import java.nio.file.Files;
import org.apache.fontbox.ttf.OTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/// The typeface with Latin, Hangul and phonetic signs, fully embedded.
///
/// PDFBox embeds OpenType fonts with PostScript outlines as TrueType. ISO 32000-1, 9.9 (table 126)
/// requires `FontFile3` with the subtype `OpenType` in a `CIDFontType0`, so the dictionaries are
/// corrected afterwards. The codes in a page are glyph numbers, and the character numbers of the
/// font are made equal to them: see [IdentityCharset].
///
/// @param fallback for signs that the typeface lacks
record EmbeddedFonts(PDFont regular, PDFont bold, FallbackFonts fallback) {
    static EmbeddedFonts embed(PDDocument document) throws IOException {
        return new EmbeddedFonts(
                embed(document, "Pretendard-Regular.otf"),
                embed(document, "Pretendard-Bold.otf"),
                new FallbackFonts(document));
    }

    private static PDFont embed(PDDocument document, String file) throws IOException {
        byte[] typeface =
                Files.readAllBytes(InstallationFolder.current().fonts().resolve(file));
        TrueTypeFont otf = parse(typeface);
        PDType0Font font = PDType0Font.load(document, otf, false);
        correctFontDictionary(font);
        return font;
    }

    private static TrueTypeFont parse(byte[] file) throws IOException {
        int glyphs;
        try (TrueTypeFont parsed = new OTFParser(false).parse(new RandomAccessReadBuffer(file))) {
            glyphs = parsed.getNumberOfGlyphs();
        }
        byte[] renumbered = IdentityCharset.applyTo(file, glyphs);
        TrueTypeFont font = new OTFParser(false).parse(new RandomAccessReadBuffer(renumbered));
        // PDFBox would compile a pattern of all ligatures for every line of text, and Latin and Hangul need none.
        font.setEnableGsub(false);
        return font;
    }

    private static void correctFontDictionary(PDType0Font font) {
        COSDictionary descendant = (COSDictionary)
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
