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
    private static final String NO_CONNECTION = "no connection could be made";

    private NetworkFaultWords() {}

    /// The innermost cause that says something.
    static String of(Throwable fault) {
        return of(fault, "the connection broke");
    }

    /// The same, for a fault before anything was sent: there was no connection yet that could break.
    static String ofUnsent(Throwable fault) {
        return of(fault, NO_CONNECTION);
    }

    private static String of(Throwable fault, String broken) {
        return Stream.iterate(fault, Objects::nonNull, Throwable::getCause)
                .limit(MAX_CAUSES)
                .flatMap(cause -> words(cause, broken).stream())
                .reduce((outer, inner) -> inner)
                .orElse("the connection failed");
    }

    private static Optional<String> words(Throwable fault, String broken) {
        return Optional.ofNullable(
                switch (fault) {
                    case UnknownHostException _ -> "the address is not known";
                    case NoRouteToHostException _ -> "there is no way to the address";
                    case ConnectException _ -> NO_CONNECTION; // refused, or on Linux out of time
                    case InterruptedIOException _ -> "there was no answer in time";
                    case CertificateException _ -> "the certificate is not trusted";
                    case SSLPeerUnverifiedException _ -> "the certificate is for another address";
                    case SSLException _ -> "no encrypted connection was made";
                    case EOFException _ -> "the connection was closed";
                    case SocketException _ -> broken;
                    case ProtocolException _ -> "the answer is not HTTP";
                    default -> null;
                });
    }
}
