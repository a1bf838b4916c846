package app.saywell.service.upload;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// Bytes gathered piece by piece, without the copying of a growing array.
final class Bytes {
    private final List<byte[]> pieces = new ArrayList<>();
    private int length;

    int length() {
        return length;
    }

    void add(ByteBuffer more) {
        byte[] piece = new byte[more.remaining()];
        more.get(piece);
        pieces.add(piece);
        length += piece.length;
    }

    /// All of them in one array; forgets them here.
    byte[] take() {
        ByteBuffer whole = ByteBuffer.allocate(length);
        pieces.forEach(whole::put);
        pieces.clear();
        length = 0;
        return whole.array();
    }
}
