package app.saywell.desk.school.settings;

/// Settings of the classroom server.
public final class ClassroomSettings {
    /// The network in which devices reach this computer: an IPv4 address, or a range such as `192.168.10.0/24`; empty
    /// for the first that is found.
    public static final Setting<String> NETWORK = Setting.text("classroom.network", "");

    /// The port that is tried first. The same one each time, so that what a device has not sent yet is found by the
    /// page of the next lesson.
    public static final Setting<Integer> PORT = Setting.number("classroom.port", 8443);

    private ClassroomSettings() {}
}
