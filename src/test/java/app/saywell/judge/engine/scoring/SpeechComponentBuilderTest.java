package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.judge.engine.ear.HeardReading;
import app.saywell.judge.engine.ear.PhoneScore;
import app.saywell.judge.engine.ear.PhoneScore.PhoneError;
import app.saywell.judge.engine.ear.SentenceImpression;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.judge.engine.feedback.SoundFault;
import app.saywell.judge.engine.feedback.SoundFault.SubstitutedSound;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchTracker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Two words of two sounds, three frames each, with a pause between them.
class SpeechComponentBuilderTest {
    private static final int RATE = 16_000;
    private static final int FRAMES_OF_SOUND = 3;
    private static final int FRAMES_OF_WORD = 2 * FRAMES_OF_SOUND;
    private static final List<SpokenToken> TEXT = new TextNormalizer(EnglishLexicon.load()).read("on on");

    @Test
    void aPauseOfFiveHundredthsIsLongWhereverItLiesAndAShorterOneIsNot() {
        for (int frame = 0; frame < 200; frame++) {
            assertThat(pause(frame, 5).isLong())
                    .as("a pause after frame %s", frame)
                    .isTrue();
            assertThat(pause(frame, 4).isLong())
                    .as("a pause after frame %s", frame)
                    .isFalse();
        }
    }

    /// Of its length only tenths of a millisecond are told.
    @Test
    void nothingEndsAfterTheRecording() {
        for (int samples = RATE; samples < RATE + 16; samples++) {
            Pcm audio = new Pcm(new float[samples], RATE);
            List<SpeechComponent> components = components(audio, 85, 5);
            assertThat(components.getLast().end()).isBetween(audio.seconds() - 1e-4, audio.seconds());
        }
    }

    /// The second vowel of "magic" is weak, and so is what is heard in its place, in the answer and in the words about
    /// it.
    @Test
    void aHeardVowelHasTheSignOfItsPlace() {
        SpokenToken magic =
                new TextNormalizer(EnglishLexicon.load()).read("magic").getFirst();
        List<PhoneScore> phones = new ArrayList<>();
        for (PhoneSegment segment : segments(magic, 0)) {
            boolean isVowel = segment.sound().phone().isVowel();
            phones.add(new PhoneScore(
                    segment,
                    isVowel ? 20 : 90,
                    isVowel ? PhoneError.SUBSTITUTED : PhoneError.NONE,
                    Optional.of(isVowel ? Phone.AH : segment.sound().phone())));
        }
        Pcm audio = new Pcm(new float[RATE], RATE);
        TokenScore score =
                new TokenScore(new AlignedToken(magic, magic.readings().getFirst(), segments(magic, 0)), 30, phones);
        RecordingAnalysis analysis = analysis(audio, List.of(score));
        Word word = (Word) SpeechComponentBuilder.build(analysis).getFirst();
        assertThat(word.phonemes()).extracting(Phoneme::phoneme).containsExactly("m", "æ", "dʒ", "ɪ", "k");
        assertThat(word.phonemes()).extracting(Phoneme::userPhoneme).containsExactly("m", "ʌ", "dʒ", "ə", "k");
        assertThat(SoundFaultFinder.faults(analysis))
                .extracting(SoundFault::heard)
                .containsExactly(new SubstitutedSound("ʌ"), new SubstitutedSound("ə"));
    }

    private static Pause pause(int startFrame, int frames) {
        return (Pause) components(new Pcm(new float[3 * RATE], RATE), startFrame, frames)
                .get(1);
    }

    private static List<SpeechComponent> components(Pcm audio, int startFrame, int pauseFrames) {
        List<TokenScore> tokens = List.of(
                word(TEXT.getFirst(), startFrame), word(TEXT.getLast(), startFrame + FRAMES_OF_WORD + pauseFrames));
        return SpeechComponentBuilder.build(analysis(audio, tokens));
    }

    private static RecordingAnalysis analysis(Pcm audio, List<TokenScore> tokens) {
        FramePosteriors none = new FramePosteriors(new float[0], new float[0], new float[0]);
        HeardReading reading = new HeardReading(tokens, new SentenceImpression(9, 9, 9, 9), 0, 0, false, none);
        return new RecordingAnalysis(audio, reading, false, new PitchTracker(audio));
    }

    private static TokenScore word(SpokenToken token, int startFrame) {
        List<PhoneSegment> segments = segments(token, startFrame);
        return new TokenScore(
                new AlignedToken(token, token.readings().getFirst(), segments),
                90,
                segments.stream()
                        .map(segment -> new PhoneScore(segment, 90, PhoneError.NONE, Optional.empty()))
                        .toList());
    }

    private static List<PhoneSegment> segments(SpokenToken token, int startFrame) {
        List<PhoneSegment> segments = new ArrayList<>();
        int start = startFrame;
        for (StressedPhone sound : token.readings().getFirst().sounds()) {
            segments.add(new PhoneSegment(sound, start, start + FRAMES_OF_SOUND));
            start += FRAMES_OF_SOUND;
        }
        return segments;
    }
}
