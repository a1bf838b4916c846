package app.saywell.desk.lan;

import app.saywell.desk.store.database.RecordingFiles;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import javax.net.SocketFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import okhttp3.ConnectionPool;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.BufferedSink;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A device of the room as a program: it accepts the one certificate whose fingerprint is on the board.
public final class RoomDevice {
    static final JsonMapper JSON = JsonMapper.builder().build();

    final String address;
    private final String fingerprint;
    final OkHttpClient http;
    String token = "";

    public RoomDevice(String address, String fingerprint) {
        this(address, fingerprint, SocketFactory.getDefault());
    }

    RoomDevice(String address, String fingerprint, SocketFactory sockets) {
        this.address = address;
        this.fingerprint = fingerprint;
        FingerprintTrust trust = new FingerprintTrust(fingerprint);
        http = new OkHttpClient.Builder()
                .socketFactory(sockets)
                .sslSocketFactory(tls(trust).getSocketFactory(), trust)
                .readTimeout(Duration.ofSeconds(60))
                .connectionPool(new ConnectionPool(1, 10, java.util.concurrent.TimeUnit.SECONDS))
                .build();
    }

    /// Sockets that seem to come from another computer of the room.
    static SocketFactory from(String localAddress) {
        return new SocketFactory() {
            @Override
            public Socket createSocket() throws IOException {
                Socket socket = new Socket();
                socket.bind(new InetSocketAddress(localAddress, 0));
                return socket;
            }

            @Override
            public Socket createSocket(String host, int port) {
                throw new UnsupportedOperationException();
            }

            @Override
            public Socket createSocket(String host, int port, InetAddress local, int localPort) {
                throw new UnsupportedOperationException();
            }

            @Override
            public Socket createSocket(InetAddress host, int port) {
                throw new UnsupportedOperationException();
            }

            @Override
            public Socket createSocket(InetAddress host, int port, InetAddress local, int localPort) {
                throw new UnsupportedOperationException();
            }
        };
    }

    /// What was answered.
    public record Answer(int status, String body, okhttp3.Headers headers) {
        public JsonNode json() {
            return JSON.readTree(body);
        }

        public String problem() {
            return json().path("problem").asString("");
        }
    }

    public Answer join(String code) throws IOException {
        Answer answer = post("/api/join", Map.of("code", code));
        if (answer.status == 200) {
            token = answer.json().get("device").asString();
        }
        return answer;
    }

    public Answer sit(long learnerId) throws IOException {
        return post("/api/seat", Map.of("learner", Long.toString(learnerId)));
    }

    public Answer lesson() throws IOException {
        return get("/api/lesson");
    }

    public Answer send(long sentenceId, byte[] wav) throws IOException {
        return send(sentenceId, wav, RecordingFiles.sha256Of(wav));
    }

    Answer send(long sentenceId, byte[] wav, String key) throws IOException {
        return call(request("/api/takes/" + sentenceId)
                .header("Idempotency-Key", key)
                .put(RequestBody.create(wav)));
    }

    /// Sends half of a recording and is killed.
    public void sendHalf(long sentenceId, byte[] wav) {
        RequestBody half = new RequestBody() {
            @Override
            public MediaType contentType() {
                return null;
            }

            @Override
            public long contentLength() {
                return wav.length;
            }

            @Override
            public void writeTo(BufferedSink sink) throws IOException {
                sink.write(wav, 0, wav.length / 2);
                sink.flush();
                throw new IOException("killed");
            }
        };
        Request.Builder request = request("/api/takes/" + sentenceId)
                .header("Idempotency-Key", RecordingFiles.sha256Of(wav))
                .put(half);
        try {
            call(request);
            throw new IllegalStateException("half a recording was answered");
        } catch (IOException e) {
            http.connectionPool().evictAll();
        }
    }

    /// The same device after it was killed: it has its token and nothing else.
    public RoomDevice restarted() {
        RoomDevice again = new RoomDevice(address, fingerprint);
        again.token = token;
        return again;
    }

    Answer get(String path) throws IOException {
        return call(request(path).get());
    }

    Answer post(String path, Map<String, String> body) throws IOException {
        return call(request(path).post(RequestBody.create(JSON.writeValueAsBytes(body))));
    }

    Request.Builder request(String path) {
        return new Request.Builder()
                .url(URI.create(address).resolve(path).toString())
                .header("Authorization", "Bearer " + token);
    }

    Answer call(Request.Builder request) throws IOException {
        try (Response response = http.newCall(request.build()).execute()) {
            return new Answer(response.code(), response.body().string(), response.headers());
        }
    }

    private static SSLContext tls(TrustManager trust) {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, new TrustManager[] {trust}, new SecureRandom());
            return context;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private record FingerprintTrust(String fingerprint) implements X509TrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String type) throws CertificateException {
            throw new CertificateException("no client has one");
        }

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
            try {
                byte[] digest = MessageDigest.getInstance("SHA-256").digest(chain[0].getEncoded());
                chain[0].checkValidity();
                chain[0].verify(chain[0].getPublicKey());
                if (!HexFormat.of().withUpperCase().formatHex(digest).equals(fingerprint.replace(" ", ""))) {
                    throw new CertificateException("another certificate");
                }
            } catch (GeneralSecurityException e) {
                throw new CertificateException(e);
            }
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }
}
