package app.saywell.desk.lan;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;

/// The addresses of this computer at which others in the room reach it.
public final class LanAddresses {
    /// An address that goes before those that are found, for a network whose addresses are not private.
    public static final String CHOSEN = "saywell.classroom.address";

    private LanAddresses() {}

    /// The chosen address, or private IPv4 addresses of networks that are up, in the order of the system.
    public static List<InetAddress> find() {
        String chosen = System.getProperty(CHOSEN, "");
        if (!chosen.isEmpty()) {
            return List.of(InetAddress.ofLiteral(chosen));
        }
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(LanAddresses::isUsable)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
                    .toList();
        } catch (SocketException e) { // a computer without any network
            return List.of();
        }
    }

    private static boolean isUsable(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback() && !network.isPointToPoint() && !network.isVirtual();
        } catch (SocketException e) { // it went while it was looked at
            return false;
        }
    }
}
