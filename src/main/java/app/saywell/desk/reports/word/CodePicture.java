package app.saywell.desk.reports.word;

import io.nayuki.qrcodegen.QrCode;
import java.awt.image.BufferedImage;
import java.io.IOException;

/// A web address as a square code (QR, ISO/IEC 18004), as a picture.
final class CodePicture {
    /// In points, as it stands on the page, with the margin that the standard asks for.
    static final int SIZE = 88;

    private static final int MARGIN = 4;
    private static final int PIXELS = 8;
    private static final int WHITE = 0xFFFFFF;

    private CodePicture() {}

    static byte[] png(String address) throws IOException {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
        int size = (code.size + 2 * MARGIN) * PIXELS;
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_BYTE_GRAY);
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                boolean isDark = code.getModule(x / PIXELS - MARGIN, y / PIXELS - MARGIN);
                image.setRGB(x, y, isDark ? 0 : WHITE);
            }
        }
        return PngBytes.of(image);
    }
}
