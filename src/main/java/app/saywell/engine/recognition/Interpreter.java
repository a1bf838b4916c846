package app.saywell.engine.recognition;

import app.saywell.engine.whisper.FirstStep;
import app.saywell.engine.whisper.Heard;
import app.saywell.engine.whisper.SpokenLanguage;

import java.util.ArrayList;
import java.util.List;

/// Writes a part of a recording down in English, in Korean, or phrase by phrase in the language
/// that explains it better.
final class Interpreter {
    /// Where Korean is less probable than this the speech is English, and the other way round;
    /// between them both are tried.
    private static final double SURE = 0.1;

    /// Where both are tried, by how much the text in the language that seemed less probable must be
    /// the more probable one: accents make English sound like something else.
    private static final double FAVOUR = 0.4;

    /// A phrase whose language is less sure than this goes with its neighbours.
    private static final double VAGUE = 0.25;

    /// Steps of silence after a phrase whose language is asked.
    private static final int PHRASE_MARGIN = 32;

    private final Whisper whisper;
    private final Dictation dictation;

    /// Neighbouring phrases that seem to be in one language.
    private record Run(Stretch stretch, double korean) {
        boolean isKorean() {
            return korean > 0.5;
        }

        boolean isVague() {
            return korean > VAGUE && korean < 1 - VAGUE;
        }
    }

    Interpreter(Whisper whisper) {
        this.whisper = whisper;
        this.dictation = new Dictation(whisper);
    }

    String write(float[] samples) {
        List<Stretch> phrases = Cuts.phrases(Loudness.of(samples), samples.length);
        List<Run> runs = phrases.size() < 2 ? List.of() : runs(samples, phrases);
        if (runs.size() < 2) {
            return writeOne(samples);
        }
        List<String> texts = new ArrayList<>();
        for (Run run : runs) {
            texts.add(writeOne(run.stretch().of(samples)));
        }
        return String.join(" ", texts).strip();
    }

    private String writeOne(float[] samples) {
        try (Heard heard = whisper.hear(samples, Dictation.MARGIN)) {
            return write(samples, heard, whisper.firstStep(heard)).text();
        }
    }

    private Passage write(float[] samples, Heard heard, FirstStep first) {
        double korean = first.korean();
        if (korean < SURE) {
            return dictation.write(samples, heard, first.silence(), SpokenLanguage.ENGLISH);
        }
        Passage asKorean = dictation.write(samples, heard, first.silence(), SpokenLanguage.KOREAN);
        if (korean > 1 - SURE) {
            return asKorean;
        }
        Passage asEnglish =
                dictation.write(samples, heard, first.silence(), SpokenLanguage.ENGLISH);
        double favour = korean > 0.5 ? FAVOUR : -FAVOUR;
        return asKorean.mean() + favour > asEnglish.mean() ? asKorean : asEnglish;
    }

    /// The phrases by language; those of one language that follow one another as one.
    private List<Run> runs(float[] samples, List<Stretch> phrases) {
        List<Run> runs = new ArrayList<>();
        for (Stretch phrase : phrases) {
            Run run = new Run(phrase, korean(phrase.of(samples)));
            boolean joins =
                    !runs.isEmpty()
                            && (run.isVague()
                                    || runs.getLast().isVague()
                                    || run.isKorean() == runs.getLast().isKorean());
            runs.add(joins ? joined(runs.removeLast(), run) : run);
        }
        return runs;
    }

    private static Run joined(Run first, Run second) {
        boolean firstSurer = Math.abs(first.korean() - 0.5) >= Math.abs(second.korean() - 0.5);
        return new Run(
                new Stretch(first.stretch().from(), second.stretch().to()),
                firstSurer ? first.korean() : second.korean());
    }

    private double korean(float[] samples) {
        try (Heard heard = whisper.hear(samples, PHRASE_MARGIN)) {
            return whisper.firstStep(heard).korean();
        }
    }
}
