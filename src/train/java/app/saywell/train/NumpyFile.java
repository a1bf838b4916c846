package app.saywell.train;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Writes rows of floats as NumPy reads them (`.npy`, version 1.0).
final class NumpyFile {
    private static final int HEADER = 128;

    private NumpyFile() {}

    static void write(Path path, List<float[]> rows) throws IOException {
        int columns = rows.isEmpty() ? 0 : rows.getFirst().length;
        String shape =
                "{'descr': '<f4', 'fortran_order': False, 'shape': (%d, %d), }"
                        .formatted(rows.size(), columns);
        ByteBuffer header = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
        header.put((byte) 0x93).put("NUMPY".getBytes(StandardCharsets.US_ASCII));
        header.put((byte) 1).put((byte) 0).putShort((short) (HEADER - 10));
        header.put(shape.getBytes(StandardCharsets.US_ASCII));
        while (header.position() < HEADER - 1) {
            header.put((byte) ' ');
        }
        header.put((byte) '\n');
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(path))) {
            out.write(header.array());
            for (float[] row : rows) {
                ByteBuffer bytes =
                        ByteBuffer.allocate(columns * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
                bytes.asFloatBuffer().put(row);
                out.write(bytes.array());
            }
        }
    }
}
