package app.saywell.speech;

/// Follows readings while they are spoken: Saywell's own call beside the four of [SpeechService].
///
/// As there, a call blocks, failures are returned, and interrupting the calling thread cancels it. The parts of one
/// reading are sent one after the other.
public interface ReadingFollower {

    /// Begins with the first part of a reading of `goldText`.
    ///
    /// @param part at [FollowedReading#SAMPLE_RATE]
    ServiceReply<FollowedReading> begin(AudioUpload part, String goldText);

    /// Sends the part that comes next.
    ///
    /// @param session of the answer to the first part
    /// @param part at [FollowedReading#SAMPLE_RATE]
    ServiceReply<FollowedReading> goOn(String session, AudioUpload part);
}
