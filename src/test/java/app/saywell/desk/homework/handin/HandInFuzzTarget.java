package app.saywell.desk.homework.handin;

import app.saywell.desk.homework.handin.HandInException.HandInFailure;
import app.saywell.desk.store.database.RecordingFiles;

/// Arbitrary bytes as a hand-in and as what was encrypted in one: read, or refused.
public final class HandInFuzzTarget {
    private HandInFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        try {
            HandInHeader header = HandInHeader.read(input);
            HandInCipher.publicKey(header.ephemeralPoint());
        } catch (HandInException | java.security.GeneralSecurityException refused) {
            // Said in words.
        }
        try {
            OpenedHandIn opened = OpenedHandIn.open(RecordingFiles.sha256Of(input), 1, input);
            if (opened.recordings().isEmpty()) {
                throw new AssertionError("a hand-in without recordings");
            }
        } catch (HandInException refused) {
            if (refused.failure() == HandInFailure.OTHER_CLASS) {
                throw new AssertionError("only the header knows the class", refused);
            }
        }
    }
}
