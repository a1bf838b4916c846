package app.saywell.desk.shell.console;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// What a command prints, without characters that drive a terminal.
///
/// Names and titles are stored without control characters, but older libraries, file names and
/// answers of a hosted service may hold some. So they are left out where they would reach the
/// terminal, whichever command prints them: all control characters except line feed, carriage
/// return and tab, and in UTF-8 also the marks that turn the writing direction.
public final class PlainOutput extends OutputStream {
    private static final int MAX_PENDING = 3;

    private final OutputStream out;
    private final boolean utf8;
    private final byte[] pending = new byte[MAX_PENDING];
    private int pendingCount;

    private PlainOutput(OutputStream out, boolean utf8) {
        this.out = out;
        this.utf8 = utf8;
    }

    /// A stream of plain text that prints to another one.
    public static PrintStream over(PrintStream target) {
        boolean utf8 = target.charset().equals(StandardCharsets.UTF_8);
        return new PrintStream(new PlainOutput(target, utf8), true, target.charset());
    }

    @Override
    public synchronized void write(int value) throws IOException {
        int unit = value & 0xff;
        if (pendingCount > 0) {
            continueSequence(unit);
        } else if (utf8 && (unit == 0xc2 || unit == 0xe2)) {
            pending[pendingCount++] = (byte) unit;
        } else if (unit >= ' ' && unit != 0x7f || unit == '\n' || unit == '\r' || unit == '\t') {
            out.write(unit);
        }
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
        for (int i = 0; i < length; i++) {
            write(bytes[offset + i]);
        }
    }

    // Only sequences that begin like an unwanted character are held back, until it is known.
    private void continueSequence(int unit) throws IOException {
        boolean continues = (unit & 0xc0) == 0x80;
        if (!continues) {
            release();
            write(unit);
            return;
        }
        pending[pendingCount++] = (byte) unit;
        int needed = (pending[0] & 0xff) == 0xc2 ? 2 : MAX_PENDING;
        if (pendingCount == needed) {
            if (isUnwanted()) {
                pendingCount = 0;
            } else {
                release();
            }
        }
    }

    private boolean isUnwanted() {
        int code = new String(pending, 0, pendingCount, StandardCharsets.UTF_8).codePointAt(0);
        return Character.isISOControl(code) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
    }

    private void release() throws IOException {
        out.write(pending, 0, pendingCount);
        pendingCount = 0;
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }
}
