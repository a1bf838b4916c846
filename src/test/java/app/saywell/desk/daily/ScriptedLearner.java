package app.saywell.desk.daily;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.daily.StepKind;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.store.Library;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;

/// A learner whose mouth says some sounds well and others not, and says those better that it practises.
/// Its takes are stored with the answers that a service would have given.
final class ScriptedLearner {
    private static final EnglishLexicon LEXICON = EnglishLexicon.load();
    private static final double OTHERS = 0.98;
    private static final double PRACTISED = 0.14;
    private static final double SAID = 0.01;

    /// How likely each sound is said well.
    final Map<String, Double> mouth =
            new LinkedHashMap<>(Map.of("ɹ", 0.35, "l", 0.5, "f", 0.45, "θ", 0.3, "ɪ", 0.55, "æ", 0.5, "z", 0.6));

    private final ServiceGraph useCases;
    private final Library library;
    private final Learner learner;
    private final Random random;
    private final IntFunction<AudioClip> sound;
    private double ear = 0.6;
    private int takes;

    /// Its takes have no sound.
    ScriptedLearner(ServiceGraph useCases, Library library, long seed) {
        this(useCases, library, seed, number -> new AudioClip("%064x".formatted(number), "wav", 3));
    }

    /// @param sound of a take, by its number
    ScriptedLearner(ServiceGraph useCases, Library library, long seed, IntFunction<AudioClip> sound) {
        this.sound = sound;
        this.useCases = useCases;
        this.library = library;
        learner = useCases.learners().current();
        random = new Random(seed);
    }

    long id() {
        return learner.id();
    }

    /// Does all steps of a session, one after the other.
    ///
    /// @return the sounds that were practised in single words
    Set<String> work(DailySession begun, DailySessions sessions) {
        DailySession session = begun;
        Set<String> practised = new HashSet<>();
        Instant now = session.startedAt();
        while (session.openStep().isPresent()) {
            PlannedStep step = session.openStep().get();
            for (int i = 0; i < step.trials(); i++) {
                now = now.plusSeconds(10);
                answer(now);
            }
            for (long sentence : step.sentences()) {
                now = now.plusSeconds(15);
                Set<String> said = say(sentence, now);
                if (step.kind() == StepKind.SOUNDS) {
                    practised.addAll(said);
                }
            }
            session = session.at(session.step() + 1).after(step.size() * 15);
            sessions.store(session);
        }
        mouth.replaceAll((sound, right) -> right + (practised.contains(sound) ? PRACTISED : SAID) * (1 - right));
        ear += 0.02 * (1 - ear);
        sessions.end(session);
        return practised;
    }

    private void answer(Instant at) {
        boolean right = random.nextDouble() < ear;
        library.earAnswers()
                .add(learner.id(), new EarAnswer("l-r", List.of("light", "right"), 0, right ? 0 : 1, "a", 3, at));
    }

    private Set<String> say(long sentenceId, Instant at) {
        Sentence sentence = useCases.lessons().findSentence(sentenceId).orElseThrow();
        Take take = library.takes()
                .insert(
                        new Take.TakeOwner(sentenceId, learner.id()),
                        sound.apply(++takes),
                        new Take.RecordingInfo(at, "", Take.TakeSource.RECORDED),
                        Optional.empty());
        List<SpeechComponent> words = new ArrayList<>();
        for (String word : sentence.text().split(" ", -1)) {
            words.add(word(word, words.size()));
        }
        PronunciationFeedback feedback =
                new PronunciationFeedback(new DimensionScore(percent(words), ""), null, null, null);
        library.results()
                .insert(
                        take.id(),
                        SpeechJson.write(new PronunciationResult(words, feedback)),
                        new ScoringResult.ScoringRequest(
                                ServiceEndpoint.PRONUNCIATION_SIMPLE,
                                sentence.text(),
                                FeedbackLanguage.ENGLISH,
                                Optional.empty()),
                        new AnswerOrigin(AnswerOrigin.EMBEDDED, "even 1", 0, at));
        Set<String> said = new HashSet<>();
        words.forEach(word -> ((Word) word).phonemes().forEach(sound -> said.add(sound.phoneme())));
        return said;
    }

    private Word word(String written, int place) {
        String bare = written.replaceAll("[^A-Za-z']", "").toLowerCase(Locale.ENGLISH);
        List<Phoneme> sounds = new ArrayList<>();
        for (StressedPhone phone : bare.isEmpty()
                ? List.<StressedPhone>of()
                : LEXICON.pronunciations(bare).getFirst().sounds()) {
            boolean right = random.nextDouble() < mouth.getOrDefault(phone.ipa(), OTHERS);
            double score = (right ? 85 : 40) + 10 * random.nextDouble();
            sounds.add(new Phoneme(
                    phone.ipa(), phone.ipa(), score, right, phone.stress().isStressed(), null, place, place + 0.5));
        }
        double score = sounds.stream().mapToDouble(Phoneme::score).min().orElse(90);
        return new Word(written, place, place + 0.9, score, score >= 70, false, null, List.of(), sounds);
    }

    private static double percent(List<SpeechComponent> words) {
        return 100.0
                * words.stream().filter(word -> ((Word) word).isFaultless()).count()
                / words.size();
    }
}
