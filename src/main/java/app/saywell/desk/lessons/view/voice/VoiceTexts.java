package app.saywell.desk.lessons.view.voice;

import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.reading.MadeReading;
import app.saywell.desk.lessons.voice.TextToSpeechException;
import app.saywell.desk.lessons.voice.VoiceProfile;
import java.util.Locale;

/// The computer voice in the language of the window.
public final class VoiceTexts {
    private VoiceTexts() {}

    /// Who reads, with computer voices marked as such.
    public static String speaker(String speaker, LocalizedTexts texts) {
        return MadeReading.voiceName(speaker)
                .map(name -> texts.get("voice.reader", name))
                .orElse(speaker);
    }

    /// Who reads and in which accent; empty where nobody is named.
    public static String reader(String speaker, String accent, LocalizedTexts texts) {
        if (speaker.isEmpty() || accent.isEmpty()) {
            return speaker(speaker, texts);
        }
        boolean known = accent.equals(VoiceProfile.AMERICAN) || accent.equals(VoiceProfile.BRITISH);
        String named = known ? texts.get("voice.accent." + accent.toLowerCase(Locale.ROOT)) : accent;
        return texts.get("voice.reader-accent", speaker(speaker, texts), named);
    }

    /// A voice to choose: its name, sex and accent.
    public static String describe(VoiceProfile voice, LocalizedTexts texts) {
        return texts.get(
                voice.woman() ? "voice.woman" : "voice.man",
                voice.name(),
                texts.get("voice.accent." + voice.accent().toLowerCase(Locale.ROOT)));
    }

    /// Why something was not said.
    public static UserMessage failure(Throwable cause) {
        return UserMessage.failure(
                cause instanceof TextToSpeechException refused ? key(refused.kind()) : "voice.refused.failed");
    }

    /// The text for a reason.
    public static String key(TextToSpeechException.SpeakingProblem kind) {
        return "voice.refused." + EnumKey.of(kind);
    }
}
