package app.saywell.audio.capture;

import java.nio.file.Path;

/// Records into a file until it is killed or the seconds are over: the smallest program around the
/// recorder, which the kill test starts and kills.
public final class RecordMain {
    private RecordMain() {}

    /// @param args file and seconds
    public static void main(String[] args) {
        RecorderState end =
                UnattendedRecording.start(
                                Devices.systemDefault(),
                                Path.of(args[0]),
                                Double.parseDouble(args[1]))
                        .await();
        System.out.println(end);
    }
}
