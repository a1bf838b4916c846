package app.saywell.desk.store.integrity;

import app.saywell.desk.school.AudioClip;
import java.util.List;

/// What a database holds.
///
/// @param records number of sentences, learners and takes together
public record LibraryContents(List<AudioClip> recordings, long records) {
    public LibraryContents {
        recordings = List.copyOf(recordings);
    }

    /// Whether so much less is in it than in another that something was lost.
    public boolean isMuchSmallerThan(LibraryContents other) {
        return records * 2 < other.records || recordings.size() * 2 < other.recordings.size();
    }
}
