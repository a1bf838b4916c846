package app.saywell.desk.reports;

import app.saywell.desk.store.Library;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;

/// Feedback about a word in the language of a printed page.
///
/// What the service wrote is taken where it is known in that language: from the result, or from
/// what was asked for later. Otherwise the sounds are named, so that no page mixes languages.
public final class PrintedFeedback {
    private final Library library;
    private final FeedbackLanguage language;
    private final ResourceBundle words;
    private final Locale locale;

    /// @param locale of the page
    public PrintedFeedback(Library library, Locale locale) {
        this.library = library;
        this.locale = locale;
        language = locale.getLanguage().equals("ko") ? FeedbackLanguage.KOREAN : FeedbackLanguage.ENGLISH;
        words = ResourceBundle.getBundle(
                "app.saywell.desk.reports.Results",
                locale,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /// The word and what to do about it, on one line.
    String lineOf(SelectedGrid.CountedWord counted) {
        String word = counted.word().word();
        if (counted.word().isLeftOut()) {
            return word + " — " + words.getString("feedback.left-out");
        }
        String written = counted.result().request().language() == language
                ? counted.word().feedback()
                : translated(counted).orElse(null);
        return word + " — " + (written == null || written.isBlank() ? described(counted.word()) : written);
    }

    /// What is known in this language, as long as it says what is wrong with the word as it counts.

    private Optional<String> translated(SelectedGrid.CountedWord counted) {
        return library.feedbackTranslations()
                .find(counted.result().id(), language)
                .map(json -> SpeechJson.readPronunciationResult(json).words())
                .filter(theirs -> counted.index() < theirs.size())
                .map(theirs -> theirs.get(counted.index()))
                .filter(theirs -> theirs.word().equals(counted.word().word()) && theirs.hasSameFaultAs(counted.word()))
                .flatMap(theirs -> Optional.ofNullable(theirs.feedback()));
    }

    /// The same of a word of which only the judgement is kept: what its service wrote, where that is in the language
    /// of the page.
    public String lineOf(Word word) {
        if (word.isLeftOut()) {
            return word.word() + " — " + words.getString("feedback.left-out");
        }
        String written = word.feedback();
        return word.word()
                + " — "
                + (written == null || written.isBlank() || isKorean(written) != (language == FeedbackLanguage.KOREAN)
                        ? described(word)
                        : written);
    }

    private static boolean isKorean(String text) {
        return text.codePoints().anyMatch(sign -> Character.UnicodeScript.of(sign) == Character.UnicodeScript.HANGUL);
    }

    private String described(Word word) {
        return word.soundToImprove()
                .filter(Phoneme::wasSubstituted)
                .filter(sound -> !String.valueOf(sound.userPhoneme()).isBlank())
                .map(sound -> new MessageFormat(words.getString("feedback.heard"), locale)
                        .format(new Object[] {sound.phoneme(), sound.userPhoneme()}))
                .orElseGet(() -> words.getString("feedback.unclear"));
    }
}
