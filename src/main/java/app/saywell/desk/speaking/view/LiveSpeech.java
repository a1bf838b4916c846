package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.LiveMessage;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.speaking.SpeechReport;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechJudging;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechNotRecorded;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechPreparing;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechRecording;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechReported;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechUnjudged;
import app.saywell.desk.speaking.view.SpeakingPhase.TaskChosen;
import app.saywell.desk.speaking.view.SpeakingPhase.TaskWriting;
import app.saywell.speech.Word;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;

/// Tells a screen reader that speaking without a text is being recorded, that the recording has ended, and what came of
/// it: what is in doubt and how many words were said well, or why there is no report.
final class LiveSpeech {
    private final LocalizedTexts texts;
    private final LiveMessage message = new LiveMessage();

    LiveSpeech(SpeakingViewModel viewModel, LocalizedTexts texts) {
        this.texts = texts;
        viewModel.phase().subscribe(this::tell);
    }

    /// What a screen reader hears of; for the scene.
    Node node() {
        return message;
    }

    private void tell(SpeakingPhase before, SpeakingPhase phase) {
        switch (phase) {
            case SpeechRecording _ -> message.tell(texts.get("practice.live.recording"));
            case SpeechJudging _ -> {
                // How far it is changes the phase as well.
                if (!(before instanceof SpeechJudging)) {
                    message.tell(texts.get("speaking.judging"));
                }
            }
            case SpeechReported(var _, SpeechReport report) -> message.tell(words(report));
            case SpeechUnjudged(var _, var failure) -> {
                String key = SpeakingTexts.failureKey(failure);
                message.tell(texts.get(key + ".what") + " " + texts.get(key + ".do"));
            }
            case SpeechNotRecorded(String key) -> message.tell(texts.get(key));
            case TaskChosen _, TaskWriting _, SpeechPreparing _ -> {}
        }
    }

    private String words(SpeechReport report) {
        Stream<String> concerns =
                report.concerns().stream().map(concern -> texts.get("speaking.concern." + EnumKey.of(concern)));
        long right = report.pronounced().stream().filter(Word::isFaultless).count();
        Stream<String> pronounced = report.pronounced().isEmpty()
                ? Stream.empty()
                : Stream.of(texts.get(
                        "speaking.pronunciation.right",
                        right,
                        report.pronounced().size()));
        return Stream.concat(concerns, pronounced).collect(Collectors.joining(" "));
    }
}
