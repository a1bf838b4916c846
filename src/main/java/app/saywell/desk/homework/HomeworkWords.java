package app.saywell.desk.homework;

import app.saywell.desk.ear.Contrast;
import app.saywell.desk.ear.TrainingWord;
import app.saywell.desk.ear.WordSet;
import app.saywell.desk.homework.PageSound.SpokenSet;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.lessons.voice.TextToSpeechException;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.lessons.voice.VoiceProfile;
import app.saywell.speech.audio.Mp3Encoder;
import app.saywell.speech.signal.Pcm;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/// Has the words of a contrast said for a homework page. Two voices say each word of a set, other ones the next set, so
/// that eight are heard in all.
final class HomeworkWords {
    private static final System.Logger LOG = System.getLogger(HomeworkWords.class.getName());
    private static final int SETS = 6;
    private static final int VOICES_OF_SET = 2;
    private static final int VOICES = 8;
    private static final int KILO_BITS = 48;

    private final TextToSpeech voice;

    HomeworkWords(TextToSpeech voice) {
        this.voice = voice;
    }

    /// The first sets of a contrast; none where there is no voice, or where it fails: the page has its sentences all
    /// the same.
    List<SpokenSet> say(Contrast contrast) {
        List<String> voices =
                voice.voices().stream().map(VoiceProfile::id).limit(VOICES).toList();
        List<SpokenSet> sets = new ArrayList<>();
        if (voices.isEmpty()) {
            return sets;
        }
        try {
            for (WordSet set : contrast.sets().stream().limit(SETS).toList()) {
                List<String> speakers = new ArrayList<>();
                for (int i = 0; i < Math.min(VOICES_OF_SET, voices.size()); i++) {
                    speakers.add(voices.get((sets.size() * VOICES_OF_SET + i) % voices.size()));
                }
                List<List<String>> clips = new ArrayList<>();
                for (TrainingWord word : set.words()) {
                    clips.add(clips(word, speakers));
                }
                sets.add(new SpokenSet(set.shown(), clips));
            }
        } catch (TextToSpeechException e) {
            LOG.log(System.Logger.Level.WARNING, "a homework has no ear training", e);
            sets.clear();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            sets.clear();
        }
        return List.copyOf(sets);
    }

    private List<String> clips(TrainingWord word, List<String> speakers) throws InterruptedException {
        List<String> clips = new ArrayList<>();
        for (String speaker : speakers) {
            Pcm sound = voice.say(word.text(), VoiceManner.of(speaker), word.guide())
                    .audio();
            clips.add(Base64.getEncoder().encodeToString(Mp3Encoder.encode(sound, KILO_BITS)));
        }
        return clips;
    }
}
