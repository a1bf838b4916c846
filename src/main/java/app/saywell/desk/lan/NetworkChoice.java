package app.saywell.desk.lan;

import app.saywell.desk.lan.RoomException.RoomFailureKind;
import app.saywell.desk.school.settings.ClassroomSettings;
import app.saywell.desk.store.Library;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// In which network a lesson is opened.
///
/// @param networks those that this computer is in now
/// @param used the one that the school or the teacher has chosen, or the first; empty if the school's is not among
/// them, or there is none
/// @param isSetBySchool whether nobody else may choose
public record NetworkChoice(List<LanNetwork> networks, Optional<LanNetwork> used, boolean isSetBySchool) {
    /// What was chosen, for the networks that there are.
    static NetworkChoice of(List<LanNetwork> networks, Library library) {
        List<LanNetwork> distinct = distinct(networks);
        boolean isSetBySchool = library.policy().imposes(ClassroomSettings.NETWORK);
        String range = library.settings().get(ClassroomSettings.NETWORK);
        Optional<LanNetwork> chosen = range.isEmpty() ? Optional.empty() : find(distinct, range);
        // At home the network of the classroom is not there, and the only one that is will do.
        Optional<LanNetwork> used =
                isSetBySchool ? chosen : chosen.or(() -> distinct.stream().findFirst());
        return new NetworkChoice(distinct, used, isSetBySchool);
    }

    /// One of each range: by cable or by radio, the devices of a network reach this computer.
    private static List<LanNetwork> distinct(List<LanNetwork> networks) {
        Map<String, LanNetwork> byRange = new LinkedHashMap<>();
        networks.forEach(network -> byRange.putIfAbsent(network.cidr(), network));
        return List.copyOf(byRange.values());
    }

    /// A network of exactly this range, or else one within it.
    private static Optional<LanNetwork> find(List<LanNetwork> networks, String range) {
        return networks.stream()
                .filter(network -> network.cidr().equals(range))
                .findFirst()
                .or(() ->
                        networks.stream().filter(network -> network.isIn(range)).findFirst());
    }

    /// The network to be used.
    ///
    /// @throws RoomException if there is none
    LanNetwork require() {
        RoomFailureKind kind = networks.isEmpty() ? RoomFailureKind.NO_NETWORK : RoomFailureKind.OTHER_NETWORK;
        return used.orElseThrow(() -> new RoomException(kind, null));
    }
}
