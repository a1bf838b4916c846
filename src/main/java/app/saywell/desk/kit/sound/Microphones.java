package app.saywell.desk.kit.sound;

import app.saywell.speech.audio.capture.InputDevices;
import app.saywell.speech.audio.capture.SampleSource;
import java.util.List;

/// The microphones that an [AudioSession] can open.
@FunctionalInterface
public interface Microphones {
    /// Opens the microphone with this name, or the default of the system if the name is empty or no longer exists.
    SampleSource.SourceOpener named(String name);

    /// Opens the microphone with this name and no other, so that a lost one is never replaced by that of somebody else.
    /// Where two bear the name, neither is opened.
    default SampleSource.SourceOpener exactly(String name) {
        return named(name);
    }

    /// The names of what people speak into, searched again at each call, which may take a moment. A name comes twice
    /// where two microphones bear it.
    default List<String> names() {
        return List.of();
    }

    static Microphones ofThisComputer() {
        return new Microphones() {
            @Override
            public SampleSource.SourceOpener named(String name) {
                return name.isEmpty() ? InputDevices.systemDefault() : InputDevices.byName(name);
            }

            @Override
            public SampleSource.SourceOpener exactly(String name) {
                return InputDevices.onlyByName(name);
            }

            @Override
            public List<String> names() {
                return InputDevices.microphoneNames();
            }
        };
    }
}
