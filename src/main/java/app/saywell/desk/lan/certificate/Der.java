package app.saywell.desk.lan.certificate;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HexFormat;

/// The distinguished encoding rules of ASN.1 (ITU-T X.690), as far as a certificate needs them. Each method gives one
/// value with its tag and length.
final class Der {
    private static final int BOOLEAN = 0x01;
    private static final int INTEGER = 0x02;
    private static final int BIT_STRING = 0x03;
    private static final int OCTET_STRING = 0x04;
    private static final int OBJECT_IDENTIFIER = 0x06;
    private static final int UTF8_STRING = 0x0c;
    private static final int GENERALIZED_TIME = 0x18;
    private static final int UTC_TIME = 0x17;
    private static final int SEQUENCE = 0x30;
    private static final int SET = 0x31;
    private static final int EXPLICIT = 0xa0;
    private static final int IMPLICIT = 0x80;

    // From 2050 on a certificate has four digits of the year (RFC 5280, 4.1.2.5).
    private static final int FIRST_LONG_YEAR = 2050;

    private Der() {}

    static byte[] sequence(byte[]... values) {
        return value(SEQUENCE, values);
    }

    static byte[] set(byte[]... values) {
        return value(SET, values);
    }

    static byte[] integer(BigInteger number) {
        return value(INTEGER, number.toByteArray());
    }

    static byte[] yes() {
        return value(BOOLEAN, new byte[] {(byte) 0xff});
    }

    /// @param unusedBits of the last byte
    static byte[] bits(int unusedBits, byte[] bytes) {
        return value(BIT_STRING, new byte[] {(byte) unusedBits}, bytes);
    }

    static byte[] octets(byte[] bytes) {
        return value(OCTET_STRING, bytes);
    }

    /// @param hex the encoded arcs, such as `550403`
    static byte[] identifier(String hex) {
        return value(OBJECT_IDENTIFIER, HexFormat.of().parseHex(hex));
    }

    static byte[] text(String text) {
        return value(UTF8_STRING, text.getBytes(StandardCharsets.UTF_8));
    }

    /// To the second.
    static byte[] time(Instant time) {
        var utc = time.atOffset(ZoneOffset.UTC);
        boolean isLong = utc.getYear() >= FIRST_LONG_YEAR;
        String pattern = isLong ? "uuuuMMddHHmmss'Z'" : "uuMMddHHmmss'Z'";
        byte[] digits = DateTimeFormatter.ofPattern(pattern).format(utc).getBytes(StandardCharsets.US_ASCII);
        return value(isLong ? GENERALIZED_TIME : UTC_TIME, digits);
    }

    static byte[] explicit(int number, byte[] value) {
        return value(EXPLICIT | number, value);
    }

    /// A value whose own tag is replaced.
    static byte[] implicit(int number, byte[] content) {
        return value(IMPLICIT | number, content);
    }

    private static byte[] value(int tag, byte[]... parts) {
        int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(tag);
        if (length < 0x80) {
            out.write(length);
        } else {
            byte[] digits = BigInteger.valueOf(length).toByteArray();
            int sign = digits[0] == 0 ? 1 : 0;
            out.write(0x80 | digits.length - sign);
            out.write(digits, sign, digits.length - sign);
        }
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
        return out.toByteArray();
    }
}
