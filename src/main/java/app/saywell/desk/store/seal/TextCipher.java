package app.saywell.desk.store.seal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.crypto.AEADBadTagException;

/// Encrypts texts and bytes for columns. Equal texts do not look equal. For one thread.
public final class TextCipher {
    /// The first byte of an encrypted text.
    public static final byte TEXT = 1;

    /// The first byte of encrypted bytes.
    public static final byte BYTES = 2;

    private final FrameCipher cipher;

    public TextCipher(LibraryKey key) {
        this.cipher = new FrameCipher(key.forTexts());
    }

    /// The text as bytes, 29 longer than its UTF-8.
    public byte[] seal(String text) {
        return seal(text.getBytes(StandardCharsets.UTF_8), TEXT);
    }

    /// Bytes as bytes, 29 more.
    public byte[] seal(byte[] bytes) {
        return seal(bytes, BYTES);
    }

    private byte[] seal(byte[] content, byte kind) {
        byte[] sealed = new byte[1 + content.length + FrameCipher.OVERHEAD];
        sealed[0] = kind;
        cipher.seal(content, content.length, kind, sealed, 1);
        return sealed;
    }

    /// The text of [#seal(String)].
    ///
    /// @throws AEADBadTagException if it was changed, or encrypted with another key
    public String openText(byte[] sealed) throws AEADBadTagException {
        return new String(open(sealed, TEXT), StandardCharsets.UTF_8);
    }

    /// The bytes of [#seal(byte\[\])].
    ///
    /// @throws AEADBadTagException as above
    public byte[] openBytes(byte[] sealed) throws AEADBadTagException {
        return open(sealed, BYTES);
    }

    private byte[] open(byte[] sealed, byte kind) throws AEADBadTagException {
        if (sealed.length < 1 + FrameCipher.OVERHEAD || sealed[0] != kind) {
            throw new AEADBadTagException("not encrypted");
        }
        byte[] content = new byte[sealed.length - 1 - FrameCipher.OVERHEAD];
        int length = cipher.open(sealed, 1, sealed.length - 1, kind, content);
        return Arrays.copyOf(content, length);
    }
}
