package app.saywell.desk.speaking;

import app.saywell.desk.school.speaking.OwnSpeakingTask;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/// What a learner speaks about without a text.
///
/// @param key its name, as it is stored with what was said
/// @param level of the European framework; empty for an own one
/// @param title of an own one; empty for one that comes with Saywell
/// @param prompt of an own one; empty for one that comes with Saywell
public record SpeakingTask(String key, TaskKind kind, String level, String title, String prompt) {
    /// A recording is at least so long, in seconds, for its figures to mean something.
    public static final int MIN_SECONDS = 30;

    /// A recording ends by itself after so many seconds.
    public static final int MAX_SECONDS = 90;

    private static final String OWN = "own-";

    /// What is done in a task.
    public enum TaskKind {
        /// A picture is described.
        PICTURE,
        /// A question is answered.
        QUESTION,
        /// A story is read and told again.
        RETELLING
    }

    /// A task that was written here.
    static SpeakingTask of(OwnSpeakingTask own) {
        return new SpeakingTask(OWN + own.id(), TaskKind.QUESTION, "", own.title(), own.prompt());
    }

    /// All tasks: first those that were written here, then those that come with Saywell.
    public static List<SpeakingTask> all(List<OwnSpeakingTask> own) {
        return Stream.concat(
                        own.stream().map(SpeakingTask::of),
                        Stream.of(ReadyTask.values()).map(ReadyTask::task))
                .toList();
    }

    /// Whether it was written here.
    public boolean isOwn() {
        return key.startsWith(OWN);
    }

    /// The id of a task that was written here.
    OptionalLong ownId() {
        return isOwn() ? OptionalLong.of(Long.parseLong(key.substring(OWN.length()))) : OptionalLong.empty();
    }

    /// The key in the bundles of a text of a task that comes with Saywell.
    ///
    /// @param part `title`, `prompt`, `help` or `story`
    public String textKey(String part) {
        return "speaking.task." + key + "." + part;
    }
}
