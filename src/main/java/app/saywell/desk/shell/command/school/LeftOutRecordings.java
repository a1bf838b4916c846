package app.saywell.desk.shell.command.school;

import app.saywell.desk.school.GivenRecordings;

/// What a command says of recordings that could not be given out.
final class LeftOutRecordings {
    private LeftOutRecordings() {}

    /// Names all of them, on standard error.
    ///
    /// @return the exit status
    static int tell(GivenRecordings given) {
        given.leftOut()
                .forEach(name -> System.err.println(
                        "Not in it, because the sound is missing or damaged on this computer: " + name));
        return given.isComplete() ? 0 : 1;
    }
}
