package app.saywell.desk.lessons.voice;

import app.saywell.desk.store.audio.ByteLimitedCache;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.Word;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// Words made on demand, to be heard and not kept: as they should sound, beside what was heard,
/// beside one another, and sound by sound. What was made lately is made once: at most 8 MiB of
/// samples are remembered until the window closes. They are the computer's voice and nobody's, so
/// no erasure empties them. Safe for several threads.
public final class WordAudio {
    /// Vowels that have another sign where they are weak.
    private static final Set<String> FULL_ONLY = Set.of("ʌ", "ɝ");

    /// Vowels between which a British voice chooses by the letters of the word.
    private static final Set<String> SPELLED_ALIKE = Set.of("ɑ", "ɔ");

    private static final double BETWEEN = 0.45;
    private static final double BETWEEN_SOUNDS = 0.25;

    /// Some 80 seconds of speech.
    private static final long MAX_BYTES = 8L << 20;

    /// Said when a voice is to be heard before it is chosen.
    private static final String SAMPLE = "Hello! Shall we practise these sentences together?";

    private final TaskRunner tasks;
    private final TextToSpeech voice;
    private final ByteLimitedCache<SpeechKey, TimedSpeech> lately;

    public WordAudio(TaskRunner tasks, TextToSpeech voice) {
        this(tasks, voice, MAX_BYTES);
    }

    /// @param maxBytes how many bytes of samples are remembered at most
    WordAudio(TaskRunner tasks, TextToSpeech voice, long maxBytes) {
        this.tasks = tasks;
        this.voice = voice;
        lately = new ByteLimitedCache<>(maxBytes, said -> (long) said.audio().samples().length * Float.BYTES);
    }

    private record SpeechKey(String text, String sounds, VoiceManner manner, PronunciationGuide guide) {}

    /// How a voice sounds.
    public RunningTask sample(VoiceManner manner, Consumer<TaskOutcome<Pcm>> answer) {
        return tasks.run(
                progress -> said(SAMPLE, manner, PronunciationGuide.NONE).audio(), answer);
    }

    /// A word or a text as it is expected.
    public RunningTask hear(
            String text, VoiceManner manner, PronunciationGuide guide, Consumer<TaskOutcome<Pcm>> answer) {
        return tasks.run(progress -> said(text, manner, guide).audio(), answer);
    }

    /// A judged word with the sounds that were expected.
    public RunningTask expected(Word word, VoiceManner manner, Consumer<TaskOutcome<Pcm>> answer) {
        return tasks.run(
                progress -> word(word.word(), ipa(word, Set.of()), manner).audio(), answer);
    }

    /// A judged word slowly, with silence between its expected sounds.
    public RunningTask soundBySound(Word word, VoiceManner manner, Consumer<TaskOutcome<Pcm>> answer) {
        return tasks.run(
                progress -> apart(word(word.word(), ipa(word, Set.of()), manner.at(VoiceManner.SLOWEST))), answer);
    }

    /// A judged word with the sounds that were expected, then as it was heard: with the sounds that
    /// were surely others. Where nothing else was heard, the word once.
    public RunningTask difference(Word word, VoiceManner manner, Consumer<TaskOutcome<Pcm>> answer) {
        return tasks.run(
                progress -> {
                    String expected = ipa(word, Set.of());
                    String heard = ipa(word, substituted(word));
                    Pcm first = word(word.word(), expected, manner).audio();
                    return heard.equals(expected)
                            ? first
                            : joined(
                                    List.of(
                                            first,
                                            word(letters(word, heardSounds(word)), heard, manner)
                                                    .audio()),
                                    BETWEEN);
                },
                answer);
    }

    /// One sound of a judged word exchanged: the word with the expected sound, then with another.
    ///
    /// @param at index of the sound
    /// @param other IPA of what is put there; empty for leaving it out
    public RunningTask difference(
            Word word, int at, String other, VoiceManner manner, Consumer<TaskOutcome<Pcm>> answer) {
        return tasks.run(
                progress -> {
                    Pcm first = word(word.word(), ipa(word, -1, ""), manner).audio();
                    String heard = ipa(word, at, other);
                    Pcm second =
                            word(letters(word, List.of(other)), heard, manner).audio();
                    return joined(List.of(first, second), BETWEEN);
                },
                answer);
    }

    /// A text and how its words are said where the lexicon does not tell.
    public record GuidedText(String text, PronunciationGuide guide) {}

    /// Words one after the other.
    ///
    /// @param words at least one
    public RunningTask inTurn(List<GuidedText> words, VoiceManner manner, Consumer<TaskOutcome<Pcm>> answer) {
        return tasks.run(
                progress -> {
                    List<Pcm> parts = new ArrayList<>();
                    for (GuidedText word : words) {
                        parts.add(said(word.text(), manner, word.guide()).audio());
                    }
                    return joined(parts, BETWEEN);
                },
                answer);
    }

    /// Two words one after the other.
    public RunningTask pair(
            String first,
            String second,
            VoiceManner manner,
            PronunciationGuide guide,
            Consumer<TaskOutcome<Pcm>> answer) {
        return inTurn(List.of(new GuidedText(first, guide), new GuidedText(second, guide)), manner, answer);
    }

    /// A word slowly, with silence between its sounds.
    public RunningTask soundBySound(
            String word, VoiceManner manner, PronunciationGuide guide, Consumer<TaskOutcome<Pcm>> answer) {
        return tasks.run(progress -> apart(said(word, manner.at(VoiceManner.SLOWEST), guide)), answer);
    }

    /// The words that a text will be read as. Call it on a worker thread.
    public String asRead(String text, PronunciationGuide guide) {
        return voice.asRead(text, guide);
    }

    private TimedSpeech said(String text, VoiceManner manner, PronunciationGuide guide) throws InterruptedException {
        SpeechKey asked = new SpeechKey(text, "", manner, guide.restrictedTo(text));
        Optional<TimedSpeech> known = lately.get(asked);
        return known.isPresent() ? known.get() : keep(asked, voice.say(text, manner, asked.guide));
    }

    private TimedSpeech word(String word, String sounds, VoiceManner manner) throws InterruptedException {
        SpeechKey asked = new SpeechKey(word, sounds, manner, PronunciationGuide.NONE);
        Optional<TimedSpeech> known = lately.get(asked);
        return known.isPresent() ? known.get() : keep(asked, voice.sayWord(word, sounds, manner));
    }

    private TimedSpeech keep(SpeechKey asked, TimedSpeech said) {
        lately.put(asked, said);
        return said;
    }

    private static Set<Integer> substituted(Word word) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < word.phonemes().size(); i++) {
            if (word.phonemes().get(i).wasSubstituted()) {
                found.add(i);
            }
        }
        return Set.copyOf(found);
    }

    private static List<String> heardSounds(Word word) {
        return substituted(word).stream()
                .map(at -> String.valueOf(word.phonemes().get(at).userPhoneme()))
                .toList();
    }

    private static String ipa(Word word, Set<Integer> asHeard) {
        List<String> sounds = new ArrayList<>();
        for (int i = 0; i < word.phonemes().size(); i++) {
            Phoneme phoneme = word.phonemes().get(i);
            String heard = phoneme.userPhoneme();
            sounds.add(asHeard.contains(i) && heard != null ? heard : phoneme.phoneme());
        }
        return marked(word, sounds);
    }

    private static String ipa(Word word, int at, String other) {
        List<String> sounds =
                new ArrayList<>(word.phonemes().stream().map(Phoneme::phoneme).toList());
        if (at >= 0) {
            sounds.set(at, other);
        }
        return marked(word, sounds);
    }

    /// The letters of a word as it was heard: none where one of the vowels was heard that the letters choose. By them a
    /// British voice would say "lot" with either vowel as expected.
    ///
    /// @param heard the sounds that were heard in place of others
    private static String letters(Word word, Collection<String> heard) {
        return heard.stream().map(SoundNotation::of).anyMatch(SPELLED_ALIKE::contains) ? "" : word.word();
    }

    /// With slashes, the main stress before the first stressed vowel, and a secondary one before every other vowel that
    /// is not weak: without, the voice would say the vowel of "cup" as that of the first sound of "about".
    private static String marked(Word word, List<String> sounds) {
        StringBuilder ipa = new StringBuilder("/");
        boolean stressed = false;
        for (int i = 0; i < sounds.size(); i++) {
            String sound = sounds.get(i);
            if (!stressed
                    && SoundNotation.isVowel(sound)
                    && word.phonemes().get(i).stressed()) {
                ipa.append('ˈ');
                stressed = true;
            } else if (FULL_ONLY.contains(SoundNotation.of(sound))) {
                ipa.append('ˌ');
            }
            // The dot keeps two neighbours from being read as one sound.
            ipa.append(sound).append('.');
        }
        return ipa.append('/').toString();
    }

    private static Pcm apart(TimedSpeech said) {
        List<Pcm> sounds = new ArrayList<>();
        int rate = said.audio().sampleRate();
        float[] all = said.audio().samples();
        for (TimedSpeech.TimedWord word : said.words()) {
            for (TimedSpeech.TimedSound sound : word.sounds()) {
                int from = Math.clamp(Math.round(sound.start() * rate), 0, all.length);
                int to = Math.clamp(Math.round(sound.end() * rate), from, all.length);
                sounds.add(new Pcm(faded(java.util.Arrays.copyOfRange(all, from, to), rate), rate));
            }
        }
        return sounds.isEmpty() ? said.audio() : joined(sounds, BETWEEN_SOUNDS);
    }

    private static float[] faded(float[] samples, int rate) {
        int length = Math.min(rate / 200, samples.length / 2);
        for (int i = 0; i < length; i++) {
            samples[i] *= (float) i / length;
            samples[samples.length - 1 - i] *= (float) i / length;
        }
        return samples;
    }

    /// @param parts at least one
    private static Pcm joined(List<Pcm> parts, double silence) {
        int rate = parts.getFirst().sampleRate();
        int gap = (int) Math.round(silence * rate);
        int length =
                parts.stream().mapToInt(part -> part.samples().length + gap).sum();
        float[] all = new float[length];
        int at = 0;
        for (Pcm part : parts) {
            System.arraycopy(part.samples(), 0, all, at, part.samples().length);
            at += part.samples().length + gap;
        }
        return new Pcm(all, rate);
    }
}
