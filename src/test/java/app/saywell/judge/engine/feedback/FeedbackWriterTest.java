package app.saywell.judge.engine.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.feedback.SoundFault.AddedSound;
import app.saywell.judge.engine.feedback.SoundFault.DroppedSound;
import app.saywell.judge.engine.feedback.SoundFault.HeardSound;
import app.saywell.judge.engine.feedback.SoundFault.SubstitutedSound;
import app.saywell.judge.engine.feedback.SoundFault.UnclearSound;
import app.saywell.judge.engine.prosody.PauseComparison;
import app.saywell.judge.engine.prosody.PauseComparison.PausePlace;
import app.saywell.judge.engine.prosody.ProsodyComparison;
import app.saywell.judge.engine.prosody.StressComparison;
import app.saywell.judge.engine.prosody.StressEvidence;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.Phone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FeedbackWriterTest {
    private static final FeedbackWriter KOREAN = FeedbackWriter.of(FeedbackLanguage.KOREAN);
    private static final FeedbackWriter ENGLISH = FeedbackWriter.of(FeedbackLanguage.ENGLISH);

    private static Word word(String text, String ipa, double score) {
        List<Phoneme> phonemes = Arrays.stream(ipa.split(" "))
                .map(s -> new Phoneme(s, s, score, score >= 70, false, null, 0, 1))
                .toList();
        return new Word(text, 0, 1, score, score >= 70, false, null, List.of(), phonemes);
    }

    /// The same with scores of its own for the first and the third sound, all wrong.
    private static Word word(String text, String ipa, double score, double first, double third) {
        Word word = word(text, ipa, score);
        List<Phoneme> phonemes = new ArrayList<>(word.phonemes());
        for (int i : List.of(0, 2)) {
            Phoneme sound = phonemes.get(i);
            phonemes.set(
                    i,
                    new Phoneme(
                            sound.phoneme(), sound.userPhoneme(), i == 0 ? first : third, false, false, null, 0, 1));
        }
        for (int i : List.of(1, 3)) {
            Phoneme sound = phonemes.get(i);
            phonemes.set(i, new Phoneme(sound.phoneme(), sound.userPhoneme(), 90, true, false, null, 0, 1));
        }
        return new Word(text, 0, 1, score, false, false, null, List.of(), phonemes);
    }

    private static @Nullable String phonemeFeedback(FeedbackWriter writer, Word word, int phoneme, HeardSound heard) {
        Word annotated = (Word) writer.annotate(List.of(word), List.of(new SoundFault(0, phoneme, heard)))
                .getFirst();
        return annotated.phonemes().get(phoneme).feedback();
    }

    @Test
    void saysWhichSoundWasTakenForWhich() {
        Word right = word("right,", "ɹ aɪ t", 40);
        assertThat(phonemeFeedback(ENGLISH, right, 0, new SubstitutedSound("l")))
                .contains("“right”")
                .containsPattern("\\br\\b")
                .contains("ongue");
        assertThat(phonemeFeedback(KOREAN, right, 0, new SubstitutedSound("l")))
                .contains("‘right’")
                .contains("혀");
    }

    @Test
    void theUnstressedVowelIsToldAsASchwa() {
        Word the = word("the", "ð ə", 40);
        for (HeardSound heard : List.of(
                new SubstitutedSound("i"),
                new SubstitutedSound("ɑ"),
                new SubstitutedSound("ɛ"),
                new DroppedSound(),
                new UnclearSound())) {
            assertThat(phonemeFeedback(ENGLISH, the, 1, heard))
                    .contains("weak vowel /ə/")
                    .doesNotContain("cup", "/ʌ/");
            assertThat(phonemeFeedback(KOREAN, the, 1, heard))
                    .contains("약한 모음 /ə/")
                    .doesNotContain("/ʌ/");
        }
        assertThat(phonemeFeedback(ENGLISH, word("cup", "k ʌ p", 40), 1, new UnclearSound()))
                .contains("/ʌ/");
        assertThat(phonemeFeedback(ENGLISH, word("bed", "b ɛ d", 40), 1, new SubstitutedSound("ə")))
                .contains("weak vowel /ə/");
    }

    @Test
    void ofSeveralLikeSoundsItIsSaidWhichOneIsMeant() {
        Word sister = word("sister", "s ɪ s t ɚ", 40);
        for (HeardSound heard : List.of(new SubstitutedSound("ʃ"), new DroppedSound(), new UnclearSound())) {
            assertThat(phonemeFeedback(ENGLISH, sister, 0, heard)).endsWith("about the first one in the word.");
            assertThat(phonemeFeedback(ENGLISH, sister, 2, heard)).endsWith("about the second one in the word.");
            assertThat(phonemeFeedback(KOREAN, sister, 2, heard)).endsWith("두 번째예요.");
            assertThat(phonemeFeedback(ENGLISH, sister, 3, heard)).doesNotContain("one in the word");
        }
        assertThat(phonemeFeedback(ENGLISH, word("under", "ʌ n d ə", 40), 0, new UnclearSound()))
                .as("the weak vowel has a name of its own")
                .doesNotContain("one in the word");
    }

    @Test
    void inAWordOfSeveralVowelsTheWrongOneIsNamed() {
        Word banana = word("banana", "b ə n æ n ə", 40);
        assertThat(phonemeFeedback(ENGLISH, banana, 3, new SubstitutedSound("ɑ")))
                .contains("/æ/", "/ɑ/")
                .doesNotContain("The vowel in");
        assertThat(phonemeFeedback(KOREAN, banana, 3, new SubstitutedSound("ɑ")))
                .contains("/æ/", "/ɑ/")
                .doesNotContain("모음이");
        assertThat(phonemeFeedback(ENGLISH, word("cat", "k æ t", 40), 1, new SubstitutedSound("ɑ")))
                .contains("The vowel in “cat”");
    }

    @Test
    void aLostFinalConsonantAndAnAddedSoundAreTold() {
        Word need = word("need", "n iː d", 40);
        assertThat(phonemeFeedback(ENGLISH, need, 2, new DroppedSound())).containsAnyOf("end", "last");
        assertThat(phonemeFeedback(KOREAN, need, 2, new AddedSound())).contains("need");
        assertThat(phonemeFeedback(KOREAN, need, 2, new DroppedSound())).containsAnyOf("‘need’의 끝소리 d", "‘need’는 d");
    }

    @Test
    void everyFaultOfEverySoundHasItsSentence() {
        for (FeedbackLanguage language : FeedbackLanguage.values()) {
            FeedbackWriter writer = FeedbackWriter.of(language);
            for (Phone phone : Phone.values()) {
                Word word = word("test", "t " + phone.ipa() + " s t", 30);
                List<HeardSound> heard = new ArrayList<>();
                heard.add(new DroppedSound());
                heard.add(new AddedSound());
                heard.add(new UnclearSound());
                for (Phone other : Phone.values()) {
                    heard.add(new SubstitutedSound(other.ipa()));
                }
                for (HeardSound h : heard) {
                    assertThat(phonemeFeedback(writer, word, 1, h))
                            .isNotBlank()
                            .doesNotContain("{", "}")
                            .contains("test");
                }
            }
        }
    }

    @Test
    void everyWrongSoundAndEveryWrongWordIsSpokenOf() {
        List<SpeechComponent> reading = new ArrayList<>();
        List<SoundFault> faults = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            reading.add(word("very", "v ɛ ɹ i", 30, i * 10, 45));
            reading.add(new Pause(0, 0.1, true));
            faults.add(new SoundFault(i, 0, new SubstitutedSound("b")));
            faults.add(new SoundFault(i, 2, new SubstitutedSound("l")));
        }
        List<Word> words = ENGLISH.annotate(reading, faults).stream()
                .filter(Word.class::isInstance)
                .map(Word.class::cast)
                .toList();
        for (int i = 0; i < words.size(); i++) {
            List<Phoneme> phonemes = words.get(i).phonemes();
            assertThat(phonemes.get(0).feedback()).isNotBlank();
            assertThat(phonemes.get(1).feedback()).isNull();
            assertThat(phonemes.get(2).feedback()).isNotBlank();
            assertThat(phonemes.get(3).feedback()).isNull();
            assertThat(words.get(i).feedback())
                    .as("the lowest sound")
                    .containsIgnoringCase(i > 4 ? "the r " : "the v ");
        }
    }

    @Test
    void aRightReadingGetsNoCorrection() {
        Word word = (Word)
                KOREAN.annotate(List.of(word("good", "ɡ ʊ d", 95)), List.of()).getFirst();
        assertThat(word.feedback()).isNull();
        assertThat(word.phonemes()).allMatch(p -> p.feedback() == null);
    }

    @Test
    void onlyTheWrongSoundAndItsWordAreSpokenOf() {
        Phoneme wrong = new Phoneme("θ", "s", 20, false, true, null, 0, 1);
        Phoneme fine = new Phoneme("ɪ", "ɪ", 90, true, true, null, 0, 1);
        Word thin = new Word("thin", 0, 1, 50, false, true, null, List.of(), List.of(wrong, fine));
        List<SoundFault> faults = List.of(new SoundFault(0, 0, new SubstitutedSound("s")));
        Word annotated = (Word) ENGLISH.annotate(List.of(thin), faults).getFirst();
        assertThat(annotated.phonemes().getFirst().feedback()).contains("“thin”");
        assertThat(annotated.phonemes().getLast().feedback()).isNull();
        assertThat(annotated.feedback()).contains("th");
    }

    @Test
    void aBlurredWordIsTakenApartIntoItsSyllables() {
        List<Syllable> syllables = List.of(new Syllable("s", "ba", 30, 0, 1), new Syllable("s", "na", 30, 0, 1));
        Word word = new Word("bana", 0, 1, 30, false, false, null, syllables, List.of());
        assertThat(((Word) KOREAN.annotate(List.of(word), List.of()).getFirst()).feedback())
                .contains("ba-na");
    }

    @Test
    void noConsonantsAreToBeJoinedWhereAVowelFollows() {
        for (int score = 0; score < 4; score++) {
            Word far = word("far", "f ɑ ɹ", 30 + score);
            assertThat(phonemeFeedback(ENGLISH, far, 0, new AddedSound())).doesNotContain("onsonant", "no vowel");
            assertThat(phonemeFeedback(KOREAN, far, 0, new AddedSound())).doesNotContain("자음", "모음");
            Word annotated = (Word) ENGLISH.annotate(List.of(far), List.of(new SoundFault(0, 0, new AddedSound())))
                    .getFirst();
            assertThat(annotated.feedback()).doesNotContain("vowel");
            assertThat(phonemeFeedback(ENGLISH, word("desk", "d ɛ s k", 30 + score), 2, new AddedSound()))
                    .containsAnyOf("Join the consonants", "no vowel");
        }
    }

    @Test
    void whereThePlaceIsToldItIsNotToldOnceMore() {
        assertThat(phonemeFeedback(ENGLISH, word("state", "s t eɪ t", 40), 3, new AddedSound()))
                .doesNotContain("one in the word");
    }

    @Test
    void theHyphenOfAWordIsNotDoubledBetweenItsParts() {
        List<Syllable> syllables =
                List.of(new Syllable("wɛl", "well-", 30, 0, 1), new Syllable("noʊn", "known", 30, 0, 1));
        Word word = new Word("well-known", 0, 1, 30, false, false, null, syllables, List.of());
        assertThat(((Word) ENGLISH.annotate(List.of(word), List.of()).getFirst()).feedback())
                .endsWith(": well-known.");
    }

    @Test
    void noSoundHasTwoArticles() {
        for (Phone phone : Phone.values()) {
            for (String expected : List.of("ə", phone.ipa())) {
                for (HeardSound heard : List.of(
                        new DroppedSound(),
                        new AddedSound(),
                        new UnclearSound(),
                        new SubstitutedSound("ə"),
                        new SubstitutedSound("ɔɪ"))) {
                    for (int score = 0; score < 4; score++) {
                        Word scored = word("test", "t " + expected + " s t", 30 + score);
                        assertThat(phonemeFeedback(ENGLISH, scored, 1, heard))
                                .doesNotContainPattern("(?i)\\b(the|an?) (the|an?)\\b");
                    }
                }
            }
        }
    }

    @Test
    void equalReadingsAreToldTheSameAndAttemptsVary() {
        Set<String> sentences = new HashSet<>();
        for (int score = 0; score < 40; score++) {
            List<SpeechComponent> reading = List.of(word("red", "ɹ ɛ d", 90), word("lip", "l ɪ p", score));
            String feedback = KOREAN.feedback(reading).pronunciation().feedback();
            assertThat(KOREAN.feedback(reading).pronunciation().feedback()).isEqualTo(feedback);
            sentences.add(feedback);
        }
        assertThat(sentences).hasSizeGreaterThan(1);
    }

    @Test
    void tellsTheShareOfCorrectWordsAndWhereToBegin() {
        List<SpeechComponent> reading = List.of(
                word("I", "aɪ", 90), word("like", "l aɪ k", 90), word("red", "ɹ ɛ d", 90), word("fish", "f ɪ ʃ", 30));
        var feedback = ENGLISH.feedback(reading);
        assertThat(feedback.pronunciation().score()).isEqualTo(75);
        assertThat(feedback.pronunciation().feedback()).contains("“fish”").contains("3", "4");
        assertThat(feedback.stress()).isNull();
        assertThat(feedback.pause()).isNull();
        assertThat(feedback.speed()).isNull();
    }

    @Test
    void onlyOneIsNamedOnlyWhereNoOtherIsWrong() {
        for (int score = 0; score < 40; score++) {
            List<SpeechComponent> reading = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                reading.add(word("go", "ɡ oʊ", 90));
            }
            reading.add(word("fish", "f ɪ ʃ", score));
            reading.add(word("red", "ɹ ɛ d", 40));
            assertThat(ENGLISH.feedback(reading).pronunciation().feedback())
                    .contains("8 of 10", "“fish”", "“red”")
                    .doesNotContain("Only");
            assertThat(KOREAN.feedback(reading).pronunciation().feedback())
                    .contains("‘fish’", "‘red’를")
                    .doesNotContain("이제");
            reading.removeLast();
            assertThat(ENGLISH.feedback(reading).pronunciation().feedback()).contains("“fish”");
        }
    }

    @Test
    void aTextOfOneWordIsNotToldOfAsOfMany() {
        for (int score = 0; score < 100; score++) {
            List<SpeechComponent> reading = List.of(word("fish", "f ɪ ʃ", score));
            assertThat(ENGLISH.feedback(reading).pronunciation().feedback())
                    .doesNotContain("words", "very", "first try", "word by word", "begin");
            assertThat(KOREAN.feedback(reading).pronunciation().feedback()).doesNotContain("단어", "빠짐없이", "부터", "처음");
        }
    }

    @Test
    void aWrongWordThatTheTextHasTwiceIsNamedOnceAndLeavesRoomForAnother() {
        for (int score = 0; score < 20; score++) {
            List<SpeechComponent> reading = List.of(
                    word("The", "ð ə", score),
                    word("the", "ð ə", 20),
                    word("cat", "k æ t", 30),
                    word("sat", "s æ t", 90),
                    word("in", "ɪ n", 90));
            String told = ENGLISH.feedback(reading).pronunciation().feedback();
            assertThat(told).contains("“cat”");
            assertThat(told.toLowerCase(Locale.ENGLISH)).containsOnlyOnce("“the”");
            assertThat(told).doesNotContain("1 words", "other 1");
        }
    }

    @Test
    void aWordThatTheTextHasTwiceIsNotToldToBeBothStrongAndLight() {
        OverallFeedback english = new OverallFeedback(FeedbackPhrases.of(FeedbackLanguage.ENGLISH));
        for (int seed = 0; seed < 4; seed++) {
            assertThat(english.stress(
                            new StressComparison(5, List.of("very"), List.of("Very"), List.of()), List.of(), seed))
                    .containsOnlyOnce("“very”")
                    .doesNotContain("light", "off");
            assertThat(english.stress(
                            new StressComparison(5, List.of("very"), List.of("Very", "to"), List.of()),
                            List.of(),
                            seed))
                    .contains("“very”", "“to”");
            assertThat(english.pause(
                            new PauseComparison(
                                    5,
                                    List.of(new PausePlace("very", "good", 1, 0)),
                                    List.of(new PausePlace("Very", "then", 0, 1))),
                            List.of(),
                            seed))
                    .doesNotContain("“Very”");
        }
    }

    @Test
    void particlesFollowTheSoundsWhereverAWordIsNamed() {
        OverallFeedback korean = new OverallFeedback(FeedbackPhrases.of(FeedbackLanguage.KOREAN));
        List<Word> words = List.of(word("out", "aʊ t", 90), word("climb", "k l aɪ m", 90));
        assertThat(korean.stress(new StressComparison(5, List.of("out"), List.of(), List.of()), words, 0))
                .contains("‘out’은");
        assertThat(korean.pause(
                        new PauseComparison(5, List.of(new PausePlace("climb", "out", 1, 0)), List.of()), words, 0))
                .contains("‘climb’과");
    }

    @Test
    void tellsStressPauseAndSpeedByTheNativeReading() {
        List<SpeechComponent> model =
                List.of(timed("I", 0, 0.2, false), timed("like", 0.2, 0.5, true), timed("fish", 0.5, 1, true));
        List<SpeechComponent> user = List.of(
                timed("I", 0, 0.4, true),
                timed("like", 0.4, 1.0, false),
                new Pause(1.0, 1.6, true),
                timed("fish", 1.6, 2.6, true));
        var feedback =
                KOREAN.feedback(user, ProsodyComparison.between(user, new StressEvidence(List.of(), 4.73), model));
        assertThat(feedback.pronunciation().score()).isEqualTo(70);
        assertThat(Objects.requireNonNull(feedback.stress()).feedback()).contains("‘like’", "‘I’");
        assertThat(Objects.requireNonNull(feedback.pause()).feedback()).contains("‘like’");
        assertThat(Objects.requireNonNull(feedback.speed()).feedback())
                .as("1.0 s of words against 2.0 and a quarter of a second of the silence")
                .contains("56%");
        assertThat(feedback.speed().score()).isZero();
    }

    @Test
    void aWordThatTheTextHasTwiceIsNamedOnce() {
        List<SpeechComponent> model =
                List.of(timed("very", 0, 0.3, true), timed("very", 0.3, 0.6, true), timed("good", 0.6, 1, false));
        List<SpeechComponent> user =
                List.of(timed("very", 0, 0.3, false), timed("very", 0.3, 0.6, false), timed("good", 0.6, 1, false));
        var feedback =
                ENGLISH.feedback(user, ProsodyComparison.between(user, new StressEvidence(List.of(), 4.73), model));
        assertThat(Objects.requireNonNull(feedback.stress()).feedback()).containsOnlyOnce("“very”");
    }

    private static Word timed(String text, double start, double end, boolean stressed) {
        return new Word(text, start, end, 90, true, stressed, null, List.of(), List.of());
    }
}
