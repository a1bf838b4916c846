package app.saywell.ui.kit;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/// Writes an image as PNG (ISO/IEC 15948), true colour with eight bits a channel and no alpha.
///
/// Done by hand in order to need neither AWT nor its fonts.
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int BITS = 8;
    private static final int TRUE_COLOUR = 2;
    private static final byte SUB_FILTER = 1;

    private Png() {}

    /// The bytes of a PNG file.
    public static byte[] of(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.write(SIGNATURE);
            chunk(out, "IHDR", header(width, height));
            chunk(out, "IDAT", pixels(image, width, height));
            chunk(out, "IEND", new byte[0]);
        } catch (IOException e) {
            throw new UncheckedIOException("memory refused bytes", e);
        }
        return bytes.toByteArray();
    }

    private static byte[] header(int width, int height) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeInt(width);
            out.writeInt(height);
            out.write(new byte[] {BITS, TRUE_COLOUR, 0, 0, 0});
        }
        return bytes.toByteArray();
    }

    private static byte[] pixels(Image image, int width, int height) throws IOException {
        int[] row = new int[width];
        byte[] line = new byte[1 + width * 3];
        var bytes = new ByteArrayOutputStream();
        try (var deflated =
                new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION))) {
            for (int y = 0; y < height; y++) {
                image.getPixelReader()
                        .getPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), row, 0, width);
                filter(row, line);
                deflated.write(line);
            }
        }
        return bytes.toByteArray();
    }

    /// Each channel less that of the pixel to its left.
    private static void filter(int[] row, byte[] line) {
        line[0] = SUB_FILTER;
        int left = 0;
        for (int x = 0; x < row.length; x++) {
            for (int channel = 0; channel < 3; channel++) {
                int shift = 16 - 8 * channel;
                line[1 + x * 3 + channel] = (byte) ((row[x] >> shift) - (left >> shift));
            }
            left = row[x];
        }
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) sum.getValue());
    }
}
