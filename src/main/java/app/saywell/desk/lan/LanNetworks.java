package app.saywell.desk.lan;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The local networks of this computer, in which others in the room reach it.
public final class LanNetworks {
    /// Addresses, separated by commas, that stand in place of those that are found: for networks whose addresses are
    /// not private.
    public static final String CHOSEN = "saywell.classroom.address";

    private static final int WHOLE_ADDRESS = 32;

    private LanNetworks() {}

    /// The chosen address, or private IPv4 addresses of networks that are up, in the order of the system.
    public static List<LanNetwork> find() {
        String chosen = System.getProperty(CHOSEN, "");
        if (!chosen.isEmpty()) {
            return Stream.of(chosen.split(",", -1))
                    .map(address -> new LanNetwork("", InetAddress.ofLiteral(address), WHOLE_ADDRESS))
                    .toList();
        }
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(LanNetworks::isUsable)
                    .flatMap(LanNetworks::networks)
                    .toList();
        } catch (SocketException e) { // a computer without any network
            return List.of();
        }
    }

    private static Stream<LanNetwork> networks(NetworkInterface device) {
        String name = Optional.ofNullable(device.getDisplayName()).orElse(device.getName());
        return device.getInterfaceAddresses().stream()
                .filter(address -> isPrivate(address.getAddress()))
                .map(address -> network(name, address));
    }

    private static LanNetwork network(String name, InterfaceAddress address) {
        return new LanNetwork(name, address.getAddress(), address.getNetworkPrefixLength());
    }

    private static boolean isPrivate(InetAddress address) {
        return address instanceof Inet4Address && address.isSiteLocalAddress();
    }

    private static boolean isUsable(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback() && !network.isPointToPoint() && !network.isVirtual();
        } catch (SocketException e) { // it went while it was looked at
            return false;
        }
    }
}
