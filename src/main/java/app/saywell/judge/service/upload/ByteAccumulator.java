package app.saywell.judge.service.upload;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// Collects chunks of bytes without copying a growing array.
final class ByteAccumulator {
    private final List<byte[]> pieces = new ArrayList<>();
    private int length;

    int length() {
        return length;
    }

    void add(ByteBuffer chunk) {
        byte[] piece = new byte[chunk.remaining()];
        chunk.get(piece);
        pieces.add(piece);
        length += piece.length;
    }

    /// Returns all bytes in one array and clears this object.
    byte[] takeAll() {
        ByteBuffer whole = ByteBuffer.allocate(length);
        pieces.forEach(whole::put);
        pieces.clear();
        length = 0;
        return whole.array();
    }
}
