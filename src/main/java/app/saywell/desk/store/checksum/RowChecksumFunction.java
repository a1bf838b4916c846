package app.saywell.desk.store.checksum;

import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.zip.CRC32C;
import org.sqlite.Function;

/// The SQL function `row_sum`: a CRC-32C over its arguments with their types and lengths.
///
/// It finds every change of up to 32 neighbouring bits, and all but one in four billion of others. It is no seal:
/// whoever can write the file can write the checksum too.
final class RowChecksumFunction extends Function {
    // sqlite.org/c3ref/c_blob.html
    private static final int INTEGER = 1;
    private static final int FLOAT = 2;
    private static final int NULL = 5;
    private static final int ANY_NUMBER_OF_ARGUMENTS = -1;

    private final ByteBuffer head = ByteBuffer.allocate(1 + Long.BYTES);

    private RowChecksumFunction() {}

    static void add(Connection connection) throws SQLException {
        Function.create(connection, "row_sum", new RowChecksumFunction(), ANY_NUMBER_OF_ARGUMENTS, FLAG_DETERMINISTIC);
    }

    @Override
    protected void xFunc() throws SQLException {
        CRC32C sum = new CRC32C();
        int count = args();
        for (int i = 0; i < count; i++) {
            int type = value_type(i);
            switch (type) {
                case NULL -> sum.update(type);
                case INTEGER -> update(sum, type, value_long(i));
                case FLOAT -> update(sum, type, Double.doubleToRawLongBits(value_double(i)));
                default -> {
                    // The bytes of a text too: as a string, bytes that are no UTF-8 would all read alike.
                    byte[] bytes = value_blob(i);
                    int length = bytes == null ? 0 : bytes.length;
                    update(sum, type, length);
                    if (length > 0) {
                        sum.update(bytes, 0, length);
                    }
                }
            }
        }
        result(sum.getValue());
    }

    private void update(CRC32C sum, int type, long bits) {
        head.clear();
        head.put((byte) type).putLong(bits);
        sum.update(head.array(), 0, head.capacity());
    }
}
