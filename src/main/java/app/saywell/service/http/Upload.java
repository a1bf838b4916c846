package app.saywell.service.http;

import app.saywell.service.call.Form;
import app.saywell.service.call.Problem;
import app.saywell.service.call.Refused;

import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.MimeTypes;
import org.eclipse.jetty.http.MultiPart;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

import java.io.ByteArrayOutputStream;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// Reads the body of one request, part by part, and stops as soon as it breaks a bound.
final class Upload {
    private final Request request;
    private final long mostBytes;
    private final long deadline;
    private final Fields fields = new Fields();

    /// @param deadline when the upload must be done, by [System#nanoTime()]
    Upload(Request request, long mostBytes, long deadline) {
        this.request = request;
        this.mostBytes = mostBytes;
        this.deadline = deadline;
    }

    /// Reads to the end, in the calling thread.
    ///
    /// @throws Refused if it is not a form, too large, too slow or broken
    Form read() {
        MultiPart.Parser parser = new MultiPart.Parser(boundary(), fields);
        parser.setMaxParts(20);
        parser.setPartHeadersMaxLength(4096);
        long read = 0;
        while (true) {
            Content.Chunk chunk = next();
            if (Content.Chunk.isFailure(chunk)) {
                throw Problem.badRequest("The request ended before its body did.").refused();
            }
            read += chunk.remaining();
            if (read > mostBytes) {
                chunk.release();
                throw tooLarge(mostBytes).refused();
            }
            boolean last = chunk.isLast();
            try {
                parser.parse(chunk);
            } finally {
                chunk.release();
            }
            fields.check();
            if (last) {
                return fields.form();
            }
        }
    }

    static Problem tooLarge(long mostBytes) {
        return Problem.of(
                Problem.Kind.PAYLOAD_TOO_LARGE,
                "The upload is larger than %d bytes.".formatted(mostBytes));
    }

    private String boundary() {
        HttpField type = request.getHeaders().getField(HttpHeader.CONTENT_TYPE);
        String value = type == null ? "" : type.getValue();
        String mime = MimeTypes.getContentTypeWithoutCharset(value).toLowerCase(Locale.ROOT);
        String boundary = MultiPart.extractBoundary(value);
        if (!mime.startsWith("multipart/form-data") || boundary == null) {
            throw Problem.badRequest("The body must be multipart/form-data with a boundary.")
                    .refused();
        }
        return boundary;
    }

    private Content.Chunk next() {
        while (true) {
            Content.Chunk chunk = request.read();
            if (chunk != null) {
                return chunk;
            }
            Semaphore ready = new Semaphore(0);
            request.demand(ready::release);
            try {
                if (!ready.tryAcquire(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
                    throw tooSlow().refused();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw tooSlow().refused();
            }
        }
    }

    private static Problem tooSlow() {
        return Problem.of(Problem.Kind.GATEWAY_TIMEOUT, "The upload took longer than a call may.");
    }

    /// Gathers the parts as the parser comes upon them.
    private static final class Fields implements MultiPart.Parser.Listener {
        private final Map<String, byte[]> parts = new LinkedHashMap<>();
        private final ByteArrayOutputStream content = new ByteArrayOutputStream();
        private String name = "";
        private boolean complete;
        private boolean broken;
        private boolean twice;

        @Override
        public void onPartBegin() {
            name = "";
            content.reset();
        }

        @Override
        public void onPartHeader(String header, String value) {
            if (header.equalsIgnoreCase("Content-Disposition")) {
                name = Disposition.name(value).orElse("");
            }
        }

        @Override
        public void onPartContent(Content.Chunk chunk) {
            byte[] bytes = new byte[chunk.remaining()];
            chunk.getByteBuffer().duplicate().get(bytes);
            content.writeBytes(bytes);
        }

        @Override
        public void onPartEnd() {
            if (name.isEmpty()) {
                broken = true;
            } else if (parts.putIfAbsent(name, content.toByteArray()) != null) {
                twice = true;
            }
            content.reset();
        }

        @Override
        public void onComplete() {
            complete = true;
        }

        @Override
        public void onFailure(Throwable failure) {
            broken = true;
        }

        void check() {
            if (twice) {
                throw Problem.badRequest("The field `" + name + "` comes more than once.")
                        .with("field", name)
                        .refused();
            }
            if (broken) {
                throw Problem.badRequest("The multipart body is malformed.").refused();
            }
        }

        Form form() {
            if (!complete) {
                throw Problem.badRequest("The multipart body has no end.").refused();
            }
            return new Form(parts);
        }
    }
}
