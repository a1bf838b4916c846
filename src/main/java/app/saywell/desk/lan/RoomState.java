package app.saywell.desk.lan;

import app.saywell.desk.school.learner.Learner;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The classroom server while it runs, as the teacher sees it.
///
/// @param title of the lesson
/// @param address of the page, such as `https://192.168.0.12:8443`
/// @param fingerprint the SHA-256 of the certificate
/// @param code by which devices join now
/// @param isLocked whether nobody may join
/// @param undecided devices that have joined and have no learner yet
/// @param seats learners at devices, in the order of the roster
public record RoomState(
        String className,
        String title,
        int sentences,
        String address,
        String fingerprint,
        JoinCode code,
        boolean isLocked,
        Instant endsAt,
        int undecided,
        List<LearnerSeat> seats) {

    /// A learner at a device.
    ///
    /// @param position of the sentence that the device shows, from 1, if it has said so
    /// @param recorded how many sentences of the lesson have a take
    /// @param isAway whether nothing was heard of the device for a while
    public record LearnerSeat(Learner learner, Optional<Integer> position, int recorded, boolean isAway) {}

    /// What the square code holds: the address with the code behind `#`, which no browser sends.
    public String joinAddress() {
        return address + "/#" + code.text();
    }
}
