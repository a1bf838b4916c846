package app.saywell.judge.engine.align;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.PhraseBreak;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.SpokenWord;
import app.saywell.speech.language.text.TokenReading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Posteriors in which one phone (or silence, written `_`) is heard for 80 ms each, with 300 ms of
/// silence around them.
final class MadePosteriors {
    private static final int FRAMES_A_PHONE = 8;

    private MadePosteriors() {}

    /// What is heard of words, each with its sounds in ARPAbet.
    static FramePosteriors heard(String... words) {
        List<Integer> classes = new ArrayList<>();
        add(classes, FramePosteriors.SILENCE, 30);
        for (String word : words) {
            for (String sound : word.split(" ")) {
                if (sound.equals("_")) {
                    add(classes, FramePosteriors.SILENCE, FRAMES_A_PHONE);
                } else if (!sound.isEmpty()) {
                    Phone phone = Phone.valueOf(sound.replaceAll("\\d", ""));
                    add(classes, phone.ordinal(), FRAMES_A_PHONE);
                }
            }
        }
        add(classes, FramePosteriors.SILENCE, 30);
        float[] phones = new float[classes.size() * FramePosteriors.CLASSES];
        float[] starts = new float[classes.size()];
        Arrays.fill(phones, -6);
        for (int frame = 0; frame < starts.length; frame++) {
            phones[frame * FramePosteriors.CLASSES + classes.get(frame)] = -0.1f;
            boolean begins = frame > 0 && !classes.get(frame).equals(classes.get(frame - 1));
            starts[frame] = begins ? 4 : -4;
        }
        return new FramePosteriors(phones, starts, new float[starts.length]);
    }

    private static void add(List<Integer> classes, int phone, int count) {
        for (int i = 0; i < count; i++) {
            classes.add(phone);
        }
    }

    /// The same where silence from one frame to another sounds a little more like a phone, without a sure end.
    static FramePosteriors soundingLike(Phone phone, FramePosteriors heard, int from, int to) {
        float[] phones = heard.phones().clone();
        float[] starts = heard.starts().clone();
        for (int frame = from; frame < to; frame++) {
            phones[frame * FramePosteriors.CLASSES + phone.ordinal()] = -0.5f;
            phones[frame * FramePosteriors.CLASSES + FramePosteriors.SILENCE] = -1.5f;
        }
        Arrays.fill(starts, from, to + 1, 0);
        return new FramePosteriors(phones, starts, heard.stress());
    }

    /// What is heard along paths: each step names one sound, or none (`.`), and leaves `others` to each other one, in
    /// natural logarithms.
    static PathPosteriors paths(String steps, double sure, double others) {
        String[] heard = steps.split(" ");
        float[] logs = new float[heard.length * PathPosteriors.CLASSES];
        Arrays.fill(logs, (float) others);
        for (int step = 0; step < heard.length; step++) {
            int phone = heard[step].equals(".")
                    ? PathPosteriors.BLANK
                    : Phone.valueOf(heard[step]).ordinal();
            logs[step * PathPosteriors.CLASSES + phone] = (float) sure;
        }
        return new PathPosteriors(logs);
    }

    /// A token of the text, with its readings in ARPAbet.
    static SpokenToken token(String... readings) {
        List<TokenReading> all = new ArrayList<>();
        for (String sounds : readings) {
            Pronunciation pronunciation = new Pronunciation(
                    StressedPhone.ofArpabet(sounds), PronunciationOrigin.DICTIONARY, PronunciationForm.CITATION);
            all.add(new TokenReading(List.of(new SpokenWord(sounds, sounds, pronunciation))));
        }
        return new SpokenToken(readings[0], all, PhraseBreak.NONE);
    }
}
