package app.saywell.desk.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;

class TcpNoDelaySocketFactoryTest {
    @Test
    void theTransportUsesTcpNoDelay() throws IOException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            HttpSettings settings = HttpSettings.embedded(
                    ServiceAddress.parse("http://127.0.0.1:1").orElseThrow());
            OkHttpClient client = HttpTransport.client(settings, threads);
            try (Socket socket = client.socketFactory().createSocket()) {
                assertThat(socket.getTcpNoDelay()).isTrue();
                assertThat(socket.isConnected()).isFalse();
            }
        }
    }

    @Test
    void everyCreatedSocketHasTcpNoDelay() throws IOException {
        InetAddress here = InetAddress.getLoopbackAddress();
        TcpNoDelaySocketFactory sockets = new TcpNoDelaySocketFactory();
        try (ServerSocket server = new ServerSocket(0, 4, here);
                Socket byName = sockets.createSocket(here.getHostAddress(), server.getLocalPort());
                Socket byAddress = sockets.createSocket(here, server.getLocalPort());
                Socket from = sockets.createSocket(here, server.getLocalPort(), here, 0)) {
            for (Socket socket : new Socket[] {byName, byAddress, from}) {
                assertThat(socket.isConnected()).isTrue();
                assertThat(socket.getTcpNoDelay()).isTrue();
            }
        }
    }
}
