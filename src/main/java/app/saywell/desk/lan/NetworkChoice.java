package app.saywell.desk.lan;

import app.saywell.desk.lan.RoomException.RoomFailureKind;
import app.saywell.desk.school.settings.ClassroomSettings;
import app.saywell.desk.store.Library;
import java.util.List;
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
        boolean isSetBySchool = library.policy().imposes(ClassroomSettings.NETWORK);
        String range = library.settings().get(ClassroomSettings.NETWORK);
        Optional<LanNetwork> chosen = range.isEmpty()
                ? Optional.empty()
                : networks.stream().filter(network -> network.isIn(range)).findFirst();
        // At home the network of the classroom is not there, and the only one that is will do.
        Optional<LanNetwork> used =
                isSetBySchool ? chosen : chosen.or(() -> networks.stream().findFirst());
        return new NetworkChoice(networks, used, isSetBySchool);
    }

    /// The network to be used.
    ///
    /// @throws RoomException if there is none
    LanNetwork require() {
        RoomFailureKind kind = networks.isEmpty() ? RoomFailureKind.NO_NETWORK : RoomFailureKind.OTHER_NETWORK;
        return used.orElseThrow(() -> new RoomException(kind, null));
    }
}
