package app.saywell.desk.store.database;

import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.TextCipher;
import java.sql.Connection;
import java.sql.SQLException;
import javax.crypto.AEADBadTagException;
import org.jspecify.annotations.Nullable;
import org.sqlite.Function;

/// The SQL functions `seal` and `unseal`, which encrypt and decrypt a text or bytes. Without a key
/// they give back what they get; `unseal` also does with what is plain.
final class SealFunctions {
    // sqlite.org/c3ref/c_blob.html
    private static final int BLOB = 4;
    private static final int NULL = 5;

    private SealFunctions() {}

    static void add(Connection connection, @Nullable LibraryKey key) throws SQLException {
        TextCipher cipher = key == null ? null : new TextCipher(key);
        Function.create(connection, "seal", new SealFunction(cipher), 1, 0);
        Function.create(connection, "unseal", new UnsealFunction(cipher), 1, Function.FLAG_DETERMINISTIC);
    }

    private abstract static class ValueFunction extends Function {
        final @Nullable TextCipher cipher;

        ValueFunction(@Nullable TextCipher cipher) {
            this.cipher = cipher;
        }

        @Override
        protected final void xFunc() throws SQLException {
            TextCipher used = cipher;
            switch (value_type(0)) {
                case NULL -> result();
                case BLOB -> {
                    if (used == null) {
                        result(value_blob(0));
                    } else {
                        convert(value_blob(0), used);
                    }
                }
                default -> {
                    if (used == null) {
                        result(value_text(0));
                    } else {
                        convert(value_text(0), used);
                    }
                }
            }
        }

        abstract void convert(byte[] bytes, TextCipher used) throws SQLException;

        abstract void convert(String text, TextCipher used) throws SQLException;
    }

    private static final class SealFunction extends ValueFunction {
        SealFunction(@Nullable TextCipher cipher) {
            super(cipher);
        }

        @Override
        void convert(byte[] bytes, TextCipher used) throws SQLException {
            result(used.seal(bytes));
        }

        @Override
        void convert(String text, TextCipher used) throws SQLException {
            result(used.seal(text));
        }
    }

    private static final class UnsealFunction extends ValueFunction {
        UnsealFunction(@Nullable TextCipher cipher) {
            super(cipher);
        }

        @Override
        void convert(byte[] bytes, TextCipher used) throws SQLException {
            try {
                if (bytes.length > 0 && bytes[0] == TextCipher.TEXT) {
                    result(used.openText(bytes));
                } else if (bytes.length > 0 && bytes[0] == TextCipher.BYTES) {
                    result(used.openBytes(bytes));
                } else {
                    result(bytes);
                }
            } catch (AEADBadTagException e) {
                error("an encrypted column was changed");
            }
        }

        @Override
        void convert(String text, TextCipher used) throws SQLException {
            result(text);
        }
    }
}
