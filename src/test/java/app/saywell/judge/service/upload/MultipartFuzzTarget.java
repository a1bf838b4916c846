package app.saywell.judge.service.upload;

import app.saywell.judge.service.call.ApiException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.MultiPart;
import org.eclipse.jetty.io.Content;

/// Arbitrary bytes as a multipart body with the boundary "b": read, or refused.
public final class MultipartFuzzTarget {
    private MultipartFuzzTarget() {}

    /// One try.
    public static void fuzzerTestOneInput(byte[] input) {
        FormPartCollector parts = new FormPartCollector();
        MultiPart.Parser parser = new MultiPart.Parser("b", parts);
        parser.setMaxParts(16);
        parser.setPartHeadersMaxLength(4096);
        int half = input.length / 2;
        try {
            parser.parse(Content.Chunk.from(ByteBuffer.wrap(input, 0, half), false));
            parts.check();
            ByteBuffer rest = ByteBuffer.wrap(input, half, input.length - half);
            parser.parse(Content.Chunk.from(rest, true));
            parts.form();
        } catch (ApiException refused) {
            // Said in words.
        }
    }
}
