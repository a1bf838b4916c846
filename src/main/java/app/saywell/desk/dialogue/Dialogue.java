package app.saywell.desk.dialogue;

import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.speech.SpokenText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A lesson that is a dialogue: its sentences say who speaks, `Mina: Hello.` A sentence without a name goes on where
/// the one before it ended.
///
/// Lines of one speaker that begin with a letter, `Mina: a) Yes, please.` and `Mina: b) No, thank you.`, are answers to
/// choose among. Later lines with the same letter are said after that answer alone, lines without a letter after any.
///
/// @param lines in the order of the lesson
public record Dialogue(Lesson lesson, List<DialogueLine> lines) {
    /// Answers that can be chosen among.
    public static final int MAX_ANSWERS = 3;

    private static final Pattern ANSWER = Pattern.compile("[:：]\\s*+\\(?([a-z])\\)\\s");

    /// Copies the list.
    public Dialogue {
        lines = List.copyOf(lines);
    }

    /// A lesson as a dialogue; empty where fewer than two speakers are named. What stands before the first name is left
    /// out.
    public static Optional<Dialogue> of(Lesson lesson, List<Sentence> sentences) {
        List<DialogueLine> lines = new ArrayList<>();
        for (Sentence sentence : sentences) {
            Optional<String> speaker = SpokenText.speaker(sentence.text());
            if (speaker.isPresent()) {
                lines.add(new DialogueLine(sentence, speaker.get(), answer(sentence.text())));
            } else if (!lines.isEmpty()) {
                DialogueLine before = lines.getLast();
                lines.add(new DialogueLine(sentence, before.speaker(), before.answer()));
            }
        }
        boolean isDialogue =
                SpokenText.isDialogue(sentences.stream().map(Sentence::text).toList());
        return isDialogue ? Optional.of(new Dialogue(lesson, lines)) : Optional.empty();
    }

    private static String answer(String text) {
        Matcher letter = ANSWER.matcher(text);
        return letter.find() ? letter.group(1).toLowerCase(Locale.ROOT) : "";
    }

    /// Who speaks, in the order in which they begin.
    public List<String> speakers() {
        return lines.stream().map(DialogueLine::speaker).distinct().toList();
    }

    /// Whether a speaker has answers to choose among.
    public boolean hasChoice(String speaker) {
        for (int i = 0; i < lines.size(); i++) {
            boolean isFirst = i == 0 || !lines.get(i - 1).isAnswer();
            if (isFirst && lines.get(i).isAnswer() && lines.get(i).speaker().equals(speaker)) {
                return true;
            }
        }
        return false;
    }

    /// What may be said after a path: one line, or the answers among which whoever speaks chooses. Empty at the end.
    ///
    /// @param path ids of the sentences that were said; those that are no longer there are passed over
    public List<DialogueLine> next(List<Long> path) {
        int at = -1;
        for (long id : path) {
            at = Math.max(at, index(id));
        }
        String branch = at < 0 ? "" : lines.get(at).answer();
        for (int i = at + 1; i < lines.size(); i++) {
            DialogueLine line = lines.get(i);
            if (!line.isAnswer() || line.answer().equals(branch)) {
                return List.of(line);
            }
            if (branch.isEmpty()) {
                return answers(i);
            }
        }
        return List.of();
    }

    public List<DialogueLine> along(List<Long> path) {
        return path.stream()
                .filter(id -> index(id) >= 0)
                .map(id -> lines.get(index(id)))
                .toList();
    }

    /// How many lines are said from the beginning to the end, if from here on the first of all answers is chosen.
    public int length(List<Long> path) {
        List<Long> longer = new ArrayList<>(path);
        List<DialogueLine> next = next(longer);
        while (!next.isEmpty()) {
            longer.add(next.getFirst().sentence().id());
            next = next(longer);
        }
        return longer.size();
    }

    private int index(long sentenceId) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).sentence().id() == sentenceId) {
                return i;
            }
        }
        return -1;
    }

    /// The answers that begin with a line.
    private List<DialogueLine> answers(int first) {
        String speaker = lines.get(first).speaker();
        Map<String, DialogueLine> answers = new LinkedHashMap<>();
        for (DialogueLine line : lines.subList(first, lines.size())) {
            if (!line.isAnswer() || !line.speaker().equals(speaker)) {
                break;
            }
            answers.putIfAbsent(line.answer(), line);
        }
        return answers.values().stream().limit(MAX_ANSWERS).toList();
    }
}
