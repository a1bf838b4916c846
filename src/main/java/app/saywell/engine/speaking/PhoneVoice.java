package app.saywell.engine.speaking;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Stress;
import app.saywell.signal.Pcm;

import com.sun.speech.freetts.Voice;
import com.sun.speech.freetts.en.us.cmu_us_kal.KevinVoiceDirectory;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// A man's voice that says one word at a time, sound by sound. For any number of threads; they wait
/// for one another.
public final class PhoneVoice {
    private static final String NAME = "kevin16";

    private final Voice voice;
    private final OneWord word = new OneWord();

    private PhoneVoice() {
        voice =
                Arrays.stream(new KevinVoiceDirectory().getVoices())
                        .filter(one -> one.getName().equals(NAME))
                        .findFirst()
                        .orElseThrow();
        voice.setLexicon(word);
        voice.allocate();
    }

    /// The one voice of the process; loaded at the first call, which takes a second.
    public static PhoneVoice shared() {
        return Shared.VOICE;
    }

    /// Says a word.
    ///
    /// @param sounds at least one
    public synchronized Pcm say(List<Sound> sounds) {
        word.become(sounds.stream().map(PhoneVoice::name).toArray(String[]::new));
        SampleCollector samples = new SampleCollector();
        voice.setAudioPlayer(samples);
        if (!voice.speak("word")) {
            throw new IllegalStateException("the voice said nothing");
        }
        return samples.pcm();
    }

    /// As the voice names sounds: stress is written behind a vowel that has it, and the weak vowel
    /// has a name of its own.
    private static String name(Sound sound) {
        if (sound.phone() == Phone.AH && sound.stress() == Stress.NONE) {
            return "ax";
        }
        String name = sound.phone().name().toLowerCase(Locale.ROOT);
        return sound.phone().vowel() && sound.stress().stressed() ? name + "1" : name;
    }

    private static final class Shared {
        private static final PhoneVoice VOICE = new PhoneVoice();
    }
}
