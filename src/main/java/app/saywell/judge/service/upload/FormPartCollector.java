package app.saywell.judge.service.upload;

import app.saywell.judge.service.call.ApiError;
import app.saywell.judge.service.call.FormFields;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jetty.http.MultiPart;
import org.eclipse.jetty.io.Content;
import org.jspecify.annotations.Nullable;

/// Collects the parts of a multipart body from the parser.
///
/// The parser swallows exceptions of its listener, so an error is stored here and thrown by
/// [#check()].
final class FormPartCollector implements MultiPart.Parser.Listener {
    private static final int MAX_TEXT_BYTES = 8 << 20;
    private static final String FILE_FIELD = "file";

    private final Map<String, byte[]> parts = new LinkedHashMap<>();
    private final ByteAccumulator content = new ByteAccumulator();
    private String name = "";
    private boolean complete;
    private @Nullable ApiError error;

    @Override
    public void onPartBegin() {
        name = "";
    }

    @Override
    public void onPartHeader(String header, String value) {
        if (header.equalsIgnoreCase("Content-Disposition")) {
            name = ContentDisposition.name(value).orElse("");
        }
    }

    @Override
    public void onPartContent(Content.Chunk chunk) {
        content.add(chunk.getByteBuffer().slice());
        if (!name.equals(FILE_FIELD) && content.length() > MAX_TEXT_BYTES) {
            fail(ApiError.of(
                            ApiError.ApiErrorKind.PAYLOAD_TOO_LARGE,
                            "The text field `%s` is larger than %d bytes.".formatted(shortenedName(), MAX_TEXT_BYTES))
                    .with("field", shortenedName()));
        }
    }

    @Override
    public void onPartEnd() {
        byte[] bytes = content.takeAll();
        if (name.isEmpty()) {
            fail(ApiError.badRequest("A part of the body has no name."));
        } else if (parts.putIfAbsent(name, bytes) != null) {
            fail(ApiError.badRequest("The field `%s` occurs more than once.".formatted(shortenedName()))
                    .with("field", shortenedName()));
        }
    }

    @Override
    public void onComplete() {
        complete = true;
    }

    @Override
    public void onFailure(Throwable failure) {
        fail(ApiError.badRequest("The multipart body is malformed."));
    }

    /// @throws app.saywell.judge.service.call.ApiException if there was an error so far
    void check() {
        if (error != null) {
            throw error.toException();
        }
    }

    /// The form fields, after the whole body was parsed.
    FormFields form() {
        check();
        if (!complete) {
            throw ApiError.badRequest("The multipart body ends before its last boundary.")
                    .toException();
        }
        return new FormFields(parts);
    }

    private void fail(ApiError apiError) {
        if (error == null) {
            error = apiError;
        }
    }

    private String shortenedName() {
        return name.length() > 40 ? name.substring(0, 40) : name;
    }
}
