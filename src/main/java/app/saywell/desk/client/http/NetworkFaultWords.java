package app.saywell.desk.client.http;

import java.io.EOFException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.ProtocolException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.security.cert.CertificateException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLPeerUnverifiedException;

/// What went wrong in a network, in words for whoever helps: neither names of classes, which tell people nothing, nor
/// messages of exceptions, which may quote received data.
final class NetworkFaultWords {
    private static final int MAX_CAUSES = 8;

    private NetworkFaultWords() {}

    /// The innermost cause that says something.
    static String of(Throwable fault) {
        return Stream.iterate(fault, Objects::nonNull, Throwable::getCause)
                .limit(MAX_CAUSES)
                .flatMap(cause -> words(cause).stream())
                .reduce((outer, inner) -> inner)
                .orElse("the connection failed");
    }

    private static Optional<String> words(Throwable fault) {
        return Optional.ofNullable(
                switch (fault) {
                    case UnknownHostException _ -> "the address is not known";
                    case NoRouteToHostException _ -> "there is no way to the address";
                    case ConnectException _ -> "the connection was refused";
                    case InterruptedIOException _ -> "there was no answer in time";
                    case CertificateException _ -> "the certificate is not trusted";
                    case SSLPeerUnverifiedException _ -> "the certificate is for another address";
                    case SSLException _ -> "no encrypted connection was made";
                    case EOFException _ -> "the connection was closed";
                    case SocketException _ -> "the connection broke";
                    case ProtocolException _ -> "the answer is not HTTP";
                    default -> null;
                });
    }
}
