package app.saywell.service.upload;

import app.saywell.service.call.Form;
import app.saywell.service.call.Problem;

import org.eclipse.jetty.http.MultiPart;
import org.eclipse.jetty.io.Content;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Map;

/// Gathers the parts of a multipart body as the parser comes upon them.
///
/// The parser swallows what a listener throws, so what is wrong is kept and thrown by [#check()].
final class FormParts implements MultiPart.Parser.Listener {
    private static final int LONGEST_TEXT = 8 << 20;
    private static final String FILE = "file";

    private final Map<String, byte[]> parts = new LinkedHashMap<>();
    private final Bytes content = new Bytes();
    private String name = "";
    private boolean complete;
    private @Nullable Problem problem;

    @Override
    public void onPartBegin() {
        name = "";
    }

    @Override
    public void onPartHeader(String header, String value) {
        if (header.equalsIgnoreCase("Content-Disposition")) {
            name = Disposition.name(value).orElse("");
        }
    }

    @Override
    public void onPartContent(Content.Chunk chunk) {
        content.add(chunk.getByteBuffer().slice());
        if (!name.equals(FILE) && content.length() > LONGEST_TEXT) {
            fail(
                    Problem.of(
                                    Problem.Kind.PAYLOAD_TOO_LARGE,
                                    "The text field `%s` is larger than %d bytes."
                                            .formatted(shown(), LONGEST_TEXT))
                            .with("field", shown()));
        }
    }

    @Override
    public void onPartEnd() {
        byte[] bytes = content.take();
        if (name.isEmpty()) {
            fail(Problem.badRequest("A part of the body has no name."));
        } else if (parts.putIfAbsent(name, bytes) != null) {
            fail(
                    Problem.badRequest("The field `%s` comes more than once.".formatted(shown()))
                            .with("field", shown()));
        }
    }

    @Override
    public void onComplete() {
        complete = true;
    }

    @Override
    public void onFailure(Throwable failure) {
        fail(Problem.badRequest("The multipart body is malformed."));
    }

    /// @throws app.saywell.service.call.Refused if something was wrong so far
    void check() {
        if (problem != null) {
            throw problem.refused();
        }
    }

    /// The parts, once the whole body was parsed.
    Form form() {
        check();
        if (!complete) {
            throw Problem.badRequest("The multipart body ends before its last boundary.").refused();
        }
        return new Form(parts);
    }

    private void fail(Problem what) {
        if (problem == null) {
            problem = what;
        }
    }

    private String shown() {
        return name.length() > 40 ? name.substring(0, 40) : name;
    }
}
