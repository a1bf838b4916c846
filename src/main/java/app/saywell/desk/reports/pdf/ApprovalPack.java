package app.saywell.desk.reports.pdf;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// What a school needs to decide about Saywell: facts about the settings of one computer.
///
/// @param classes in the order in which they are listed
/// @param day on which the pack is made
public record ApprovalPack(
        ApprovalContact contact,
        ApprovalTransfers transfers,
        ApprovalStorage storage,
        List<ClassErasure> classes,
        LocalDate day) {

    /// Copies what it is given.
    public ApprovalPack {
        classes = List.copyOf(classes);
    }

    /// Who answers for it; empty texts become blank lines.
    ///
    /// @param school the name of the school
    /// @param person who answers for data protection, with a telephone number or an e-mail address
    /// @param operator who operates the hosted service, and in which country
    public record ApprovalContact(String school, String person, String operator) {}

    /// What leaves the computer.
    ///
    /// @param hostedService host name of the hosted service; empty if none is set
    /// @param scoresHosted whether it scores; otherwise it gives second opinions at most
    /// @param isHostedForbidden whether the school's policy forbids any hosted service
    /// @param updateCheck whether newer versions are asked for
    /// @param updateHost host name of the update manifest; empty for that of the release
    /// @param roomDevices whether devices in the room may send recordings over the local network
    public record ApprovalTransfers(
            Optional<String> hostedService,
            boolean scoresHosted,
            boolean isHostedForbidden,
            boolean updateCheck,
            Optional<String> updateHost,
            boolean roomDevices) {}

    /// What is kept, and where.
    ///
    /// @param folder path of the data folder
    /// @param isFolderSetBySchool whether the school's policy names the folder
    /// @param backupFolder path of the folder of whole backups
    /// @param binDays days for which deleted takes stay in the bin
    public record ApprovalStorage(
            String folder,
            boolean isFolderSetBySchool,
            Optional<String> backupFolder,
            ApprovalEncryption encryption,
            int binDays,
            int learners,
            int homework) {}

    /// Whether the library can be read without a key.
    public enum ApprovalEncryption {
        OFF,
        CHANGING,
        ON
    }

    /// When the recordings of a class are erased; empty if no day is set.
    public record ClassErasure(String schoolClass, Optional<LocalDate> eraseOn) {}
}
