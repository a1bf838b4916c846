package app.saywell.speech.audio.capture;

import java.nio.file.Path;

/// Records into a file until it is killed or the time is over. The kill benchmark starts and kills
/// this program.
public final class RecordMain {
    private RecordMain() {}

    /// @param args the file and the seconds
    public static void main(String[] args) {
        RecorderState end = UnattendedRecording.start(
                        InputDevices.systemDefault(), Path.of(args[0]), Double.parseDouble(args[1]))
                .await();
        System.out.println(end);
    }
}
