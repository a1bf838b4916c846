package app.saywell.judge.service.upload;

import app.saywell.judge.service.call.ApiError;
import app.saywell.judge.service.call.FormFields;
import app.saywell.judge.service.call.ServiceLimits;
import java.util.List;
import java.util.Locale;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.MultiPart;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/// Reads one multipart upload and stops as soon as it exceeds a limit.
public final class MultipartFormReader {
    private static final int MAX_PARTS = 16;
    private static final int MAX_PART_HEADER_BYTES = 4096;
    private static final int MAX_BOUNDARY_LENGTH = 70; // RFC 2046, section 5.1.1

    /// Each byte is in memory twice for a short time: in a chunk and in the complete array.
    private static final int COPIES_IN_MEMORY = 2;

    private final ServiceLimits limits;

    /// @param limits the limits of one upload
    public MultipartFormReader(ServiceLimits limits) {
        this.limits = limits;
    }

    /// Checks length and content type before the body is read.
    ///
    /// @return the multipart boundary, for [#read]
    public String checkHeaders(Request request) {
        if (request.getLength() > limits.maxUploadBytes()) {
            throw tooLarge().toException();
        }
        if (!request.getHeaders().getCSV(HttpHeader.CONTENT_ENCODING, false).stream()
                .allMatch("identity"::equalsIgnoreCase)) {
            throw ApiError.of(
                            ApiError.ApiErrorKind.UNSUPPORTED_MEDIA_TYPE,
                            "The body is compressed. Send it as it is, without Content-Encoding.")
                    .toException();
        }
        List<String> types = request.getHeaders().getValuesList(HttpHeader.CONTENT_TYPE);
        String type = types.size() == 1 ? types.getFirst() : "";
        String mime = type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        String boundary = mime.equals("multipart/form-data") ? boundary(type) : "";
        if (boundary.isEmpty() || boundary.length() > MAX_BOUNDARY_LENGTH) {
            throw ApiError.badRequest("The body must be multipart/form-data with a boundary.")
                    .toException();
        }
        return boundary;
    }

    /// Reads the whole body, on the calling thread.
    ///
    /// @param permit reserves the memory for the body
    /// @param deadline when the last byte must have arrived, by [System#nanoTime()]
    /// @throws app.saywell.judge.service.call.ApiException if it is malformed, too large or too slow
    public FormFields read(Request request, String boundary, UploadQuota.UploadPermit permit, long deadline) {
        FormPartCollector parts = new FormPartCollector();
        MultiPart.Parser parser = new MultiPart.Parser(boundary, parts);
        parser.setMaxParts(MAX_PARTS);
        parser.setPartHeadersMaxLength(MAX_PART_HEADER_BYTES);
        RequestBodyReader body = new RequestBodyReader(request, permit, limits.stallTimeout(), deadline);
        long byteCount = 0;
        boolean last = false;
        while (!last) {
            Content.Chunk chunk = body.next();
            try {
                byteCount += chunk.remaining();
                if (byteCount > limits.maxUploadBytes()) {
                    throw tooLarge().toException();
                }
                permit.reserve((long) COPIES_IN_MEMORY * chunk.remaining());
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

    private ApiError tooLarge() {
        return ApiError.of(
                ApiError.ApiErrorKind.PAYLOAD_TOO_LARGE,
                "The upload is larger than %d bytes.".formatted(limits.maxUploadBytes()));
    }
}
