package app.saywell.desk.homework.handin;

import app.saywell.desk.homework.handin.HandInException.HandInFailure;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// The part of a hand-in that is not encrypted: its first 102 bytes.
///
/// @param bytes all of them; they are authenticated with the rest
/// @param ephemeralPoint the public key of the page, an uncompressed point of P-256, 65 bytes
/// @param keyId the first 16 bytes of the SHA-256 of the public key of the class
/// @param nonce of AES-GCM, 12 bytes
@SuppressWarnings("ArrayRecordComponent") // read only, and never compared
record HandInHeader(byte[] bytes, byte[] ephemeralPoint, byte[] keyId, byte[] nonce) {
    static final byte[] MAGIC = "SAYWELLH".getBytes(StandardCharsets.US_ASCII);
    static final int VERSION = 1;
    static final int POINT_BYTES = 65;
    static final int KEY_ID_BYTES = 16;
    static final int NONCE_BYTES = 12;
    static final int BYTES = MAGIC.length + 1 + POINT_BYTES + KEY_ID_BYTES + NONCE_BYTES;

    /// @throws HandInException `DAMAGED` or `NEWER`
    static HandInHeader read(byte[] file) {
        if (file.length < MAGIC.length + 1 || !Arrays.equals(Arrays.copyOf(file, MAGIC.length), MAGIC)) {
            throw new HandInException(HandInFailure.DAMAGED, "it is not a hand-in");
        }
        int version = file[MAGIC.length] & 0xff;
        if (version > VERSION) {
            throw new HandInException(HandInFailure.NEWER, "version " + version);
        }
        if (version < VERSION || file.length < BYTES) {
            throw new HandInException(HandInFailure.DAMAGED, "its head is cut off");
        }
        int point = MAGIC.length + 1;
        int keyId = point + POINT_BYTES;
        int nonce = keyId + KEY_ID_BYTES;
        return new HandInHeader(
                Arrays.copyOf(file, BYTES),
                Arrays.copyOfRange(file, point, keyId),
                Arrays.copyOfRange(file, keyId, nonce),
                Arrays.copyOfRange(file, nonce, BYTES));
    }
}
