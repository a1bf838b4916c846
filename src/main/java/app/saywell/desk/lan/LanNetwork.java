package app.saywell.desk.lan;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;

/// A local network that this computer is in.
///
/// @param name of the device that connects to it, as the system calls it; empty if it is not known
/// @param address of this computer in it
/// @param prefixLength how many bits of the address all computers of the network share
public record LanNetwork(String name, InetAddress address, int prefixLength) {
    private static final int BITS = 32;

    /// The network as `192.168.10.0/24`, which stays the same when this computer gets another address in it.
    public String cidr() {
        return dotted(bits(address) & mask(prefixLength)) + "/" + prefixLength;
    }

    /// Whether this computer's address lies in a range.
    ///
    /// @param range an IPv4 address, or a range such as `192.168.0.0/16`
    boolean isIn(String range) {
        int slash = range.indexOf('/');
        int length = slash < 0 ? BITS : Integer.parseInt(range, slash + 1, range.length(), 10);
        int start = bits(InetAddress.ofLiteral(slash < 0 ? range : range.substring(0, slash)));
        return (bits(address) & mask(length)) == (start & mask(length));
    }

    private static int bits(InetAddress address) {
        byte[] bytes = address.getAddress();
        return bytes.length == Integer.BYTES ? ByteBuffer.wrap(bytes).getInt() : 0;
    }

    private static int mask(int length) {
        return length == 0 ? 0 : -1 << (BITS - length);
    }

    private static String dotted(int bits) {
        try {
            byte[] bytes = ByteBuffer.allocate(Integer.BYTES).putInt(bits).array();
            return InetAddress.getByAddress(bytes).getHostAddress();
        } catch (UnknownHostException e) {
            throw new IllegalStateException("four bytes are an address", e);
        }
    }
}
