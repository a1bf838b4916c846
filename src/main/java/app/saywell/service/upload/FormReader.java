package app.saywell.service.upload;

import app.saywell.service.call.Form;
import app.saywell.service.call.Limits;
import app.saywell.service.call.Problem;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.MultiPart;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

import java.util.List;
import java.util.Locale;

/// Reads one upload and stops as soon as it breaks a bound.
public final class FormReader {
    private static final int MOST_PARTS = 16;
    private static final int LONGEST_PART_HEADERS = 4096;
    private static final int LONGEST_BOUNDARY = 70; // RFC 2046, section 5.1.1

    /// A byte is in memory twice for a moment, as a piece and in the whole.
    private static final int COPIES = 2;

    private final Limits limits;

    /// @param limits bounds of one upload
    public FormReader(Limits limits) {
        this.limits = limits;
    }

    /// Refuses what can be known to be wrong before a byte of the body is read.
    ///
    /// @return the boundary between the parts, for [#read]
    public String checkHeaders(Request request) {
        if (request.getLength() > limits.uploadBytes()) {
            throw tooLarge().refused();
        }
        List<String> types = request.getHeaders().getValuesList(HttpHeader.CONTENT_TYPE);
        String type = types.size() == 1 ? types.getFirst() : "";
        String mime = type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        String boundary = mime.equals("multipart/form-data") ? boundary(type) : "";
        if (boundary.isEmpty() || boundary.length() > LONGEST_BOUNDARY) {
            throw Problem.badRequest("The body must be multipart/form-data with a boundary.")
                    .refused();
        }
        return boundary;
    }

    /// Reads the whole body, in the calling thread.
    ///
    /// @param place takes the memory that the body needs
    /// @param deadline when the last byte must be there, by [System#nanoTime()]
    /// @throws app.saywell.service.call.Refused if it is malformed, too large or too slow
    public Form read(Request request, String boundary, Uploads.Place place, long deadline) {
        FormParts parts = new FormParts();
        MultiPart.Parser parser = new MultiPart.Parser(boundary, parts);
        parser.setMaxParts(MOST_PARTS);
        parser.setPartHeadersMaxLength(LONGEST_PART_HEADERS);
        Body body = new Body(request, limits.stall(), deadline);
        long read = 0;
        boolean last = false;
        while (!last) {
            Content.Chunk chunk = body.next();
            try {
                read += chunk.remaining();
                if (read > limits.uploadBytes()) {
                    throw tooLarge().refused();
                }
                place.take((long) COPIES * chunk.remaining());
                last = chunk.isLast();
                parser.parse(chunk);
            } finally {
                chunk.release();
            }
            parts.check();
        }
        return parts.form();
    }

    private static String boundary(String type) {
        try {
            String boundary = MultiPart.extractBoundary(type);
            return boundary == null ? "" : boundary;
        } catch (IllegalArgumentException malformed) {
            return "";
        }
    }

    private Problem tooLarge() {
        return Problem.of(
                Problem.Kind.PAYLOAD_TOO_LARGE,
                "The upload is larger than %d bytes.".formatted(limits.uploadBytes()));
    }
}
