package app.saywell.desk.speaking;

import app.saywell.desk.speaking.SpeakingTask.TaskKind;

/// The tasks that come with Saywell, from easy to hard. Title, prompt and help stand in the bundles under the key.
public enum ReadyTask {
    /// A picture of a park.
    PARK("park", TaskKind.PICTURE, "A1"),
    /// A picture of a classroom.
    CLASSROOM("classroom", TaskKind.PICTURE, "A1"),
    /// Who is in the family.
    FAMILY("family", TaskKind.QUESTION, "A1"),
    /// A picture of a kitchen.
    KITCHEN("kitchen", TaskKind.PICTURE, "A2"),
    /// A usual day.
    DAY("day", TaskKind.QUESTION, "A2"),
    /// The story of a dog that was lost.
    DOG("dog", TaskKind.RETELLING, "A2"),
    /// A picture of a rainy street.
    STREET("street", TaskKind.PICTURE, "A2"),
    /// A trip to remember.
    TRIP("trip", TaskKind.QUESTION, "B1"),
    /// The story of the fox and the stork.
    FOX("fox", TaskKind.RETELLING, "B1"),
    /// Whether telephones belong into a classroom.
    TELEPHONES("telephones", TaskKind.QUESTION, "B1");

    private final SpeakingTask task;

    ReadyTask(String key, TaskKind kind, String level) {
        task = new SpeakingTask(key, kind, level, "", "");
    }

    /// The task; its texts are empty, see [SpeakingTask#textKey].
    public SpeakingTask task() {
        return task;
    }
}
