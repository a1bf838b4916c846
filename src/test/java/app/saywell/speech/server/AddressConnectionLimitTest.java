package app.saywell.speech.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/// One address cannot take the places of all others.
class AddressConnectionLimitTest {
    private static final int LIMIT = 3;

    private final Server server = new Server();
    private final ServerConnector connector = new ServerConnector(server, 1, 1);
    private final List<Socket> open = new ArrayList<>();

    @BeforeEach
    void start() throws Exception {
        connector.setHost("127.0.0.1");
        connector.addBean(new AddressConnectionLimit(LIMIT));
        server.addConnector(connector);
        server.start();
    }

    @AfterEach
    void stop() throws Exception {
        for (Socket socket : open) {
            socket.close();
        }
        server.stop();
    }

    @Test
    @EnabledOnOs(OS.LINUX) // where every address of 127.0.0.0/8 is this computer
    void whoHasTooManyIsClosedAndOthersAreAnswered() throws IOException {
        for (int i = 0; i < LIMIT; i++) {
            assertThat(isAnswered(connect("127.0.0.1"))).isTrue();
        }
        assertThat(isAnswered(connect("127.0.0.1"))).as("one too many").isFalse();
        assertThat(isAnswered(connect("127.0.0.2"))).as("another address").isTrue();
        open.getFirst().close();
        boolean isFree = false;
        for (int i = 0; i < 1_000 && !isFree; i++) { // the server notices a closed connection a moment later
            isFree = isAnswered(connect("127.0.0.1"));
        }
        assertThat(isFree).as("a place that was given back").isTrue();
    }

    /// A computer makes itself a new address in its network whenever it likes.
    @Test
    void aNetworkOfOneComputerCountsAsOneAddress() throws IOException {
        assertThat(counted("2001:db8:1:2::5")).isEqualTo(counted("2001:db8:1:2:ffff:1:2:3"));
        assertThat(counted("2001:db8:1:2::5")).isNotEqualTo(counted("2001:db8:1:3::5"));
        assertThat(counted("fe80::1")).as("in one room").isNotEqualTo(counted("fe80::2"));
        assertThat(counted("192.0.2.1")).isNotEqualTo(counted("192.0.2.2"));
    }

    private static InetAddress counted(String address) throws IOException {
        return AddressConnectionLimit.counted(InetAddress.getByName(address));
    }

    private Socket connect(String from) throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", connector.getLocalPort()), 10_000);
        socket.setSoTimeout(10_000);
        open.add(socket);
        return socket;
    }

    private static boolean isAnswered(Socket socket) {
        try {
            socket.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            return socket.getInputStream().read() >= 0;
        } catch (IOException e) {
            return false; // reset
        }
    }
}
