package app.saywell.desk.school.settings;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.Strictness;
import java.util.Locale;
import java.util.function.Function;

/// A named, typed setting.
///
/// Screens may define their own settings with the factory methods. A stored value that cannot be
/// parsed counts as not set.
///
/// @param defaultValue used when nothing is set
public record Setting<T>(String name, T defaultValue, Function<String, T> parse, Function<T, String> format) {
    /// The language of the window as a language tag; empty for the system language.
    public static final Setting<String> INTERFACE_LANGUAGE = text("interface.language", "");

    public static final Setting<FeedbackLanguage> FEEDBACK_LANGUAGE =
            choice("feedback.language", FeedbackLanguage.KOREAN);

    /// Whether British pronunciations are correct.
    public static final Setting<Boolean> BRITISH_PRONUNCIATION = offAtFirst("pronunciation.british");

    /// Whether the words of a sentence get their colours while it is spoken. Only the embedded service can do it.
    public static final Setting<Boolean> COLOUR_WHILE_SPEAKING = offAtFirst("practice.colour-while-speaking");

    /// How strictly readings are judged where neither the class nor the learner has another choice.
    public static final Setting<Strictness> STRICTNESS = choice("judging.strictness", Strictness.NORMAL);

    /// The language that learners grew up with where neither the class nor the learner has another
    /// choice: a code of [FirstLanguage]; empty for Korean in the Korean window, else for others.
    public static final Setting<String> FIRST_LANGUAGE = text("judging.first-language", "");

    /// Light, dark or high contrast.
    public static final Setting<Theme> THEME = choice("theme", Theme.SYSTEM);

    /// Text size in percent.
    public static final Setting<Integer> TEXT_SIZE_PERCENT = number("text.size", 100);

    /// The name of the microphone; empty for the system default.
    public static final Setting<String> MICROPHONE = text("microphone", "");

    /// Seconds of countdown before a recording; 0 for none.
    public static final Setting<Integer> COUNTDOWN_SECONDS = number("record.countdown", 0);

    /// The name of the loudspeaker; empty for the system default.
    public static final Setting<String> LOUDSPEAKER = text("loudspeaker", "");

    /// Which speech service scores.
    public static final Setting<ServiceKind> SERVICE_KIND = choice("service", ServiceKind.EMBEDDED);

    /// The base address of the hosted service. The API key is stored in the system keychain, not
    /// here.
    public static final Setting<String> HOSTED_ADDRESS = text("service.address", "");

    /// Whether the hosted service is Saywell's own (`saywell serve`), which understands pronunciations,
    /// strictness and first language. Other services are never told them.
    public static final Setting<Boolean> HOSTED_IS_SAYWELL = offAtFirst("service.saywell");

    /// The rate limit of the API key, in calls per minute.
    public static final Setting<Integer> CALLS_PER_MINUTE = number("service.calls", 100);

    /// The certificate of a school's own service, as PEM; empty if the system's certificates are
    /// enough.
    public static final Setting<String> TRUSTED_CERTIFICATE = text("service.certificate", "");

    /// What the scoring queue does when the hosted service is unavailable.
    public static final Setting<ServiceFallback> FALLBACK = choice("service.fallback", ServiceFallback.WAIT);

    /// The budget per calendar month, in millionths of a US dollar.
    public static final Setting<Long> MONTHLY_BUDGET =
            new Setting<>("budget", 5_000_000L, Long::valueOf, String::valueOf);

    /// The learner who practised last; 0 for none.
    public static final Setting<Long> CURRENT_LEARNER = new Setting<>("learner", 0L, Long::valueOf, String::valueOf);

    /// Who uses Saywell: a learner is shown nothing that only a teacher needs.
    public static final Setting<UserRole> ROLE = choice("role", UserRole.TEACHER);

    /// Whether the questions of the very first start are still to be answered or skipped.
    public static final Setting<Boolean> WELCOME_PENDING = offAtFirst("welcome");

    public static Setting<String> text(String name, String defaultValue) {
        return new Setting<>(name, defaultValue, Function.identity(), Function.identity());
    }

    /// A setting that is off until it is switched on.
    private static Setting<Boolean> offAtFirst(String name) {
        return new Setting<>(name, false, Boolean::valueOf, String::valueOf);
    }

    public static Setting<Integer> number(String name, int defaultValue) {
        return new Setting<>(name, defaultValue, Integer::valueOf, String::valueOf);
    }

    /// A setting whose value is an enum constant.
    public static <E extends Enum<E>> Setting<E> choice(String name, E defaultValue) {
        Class<E> type = defaultValue.getDeclaringClass();
        return new Setting<>(
                name, defaultValue, text -> Enum.valueOf(type, text.toUpperCase(Locale.ROOT)), value -> value.name()
                        .toLowerCase(Locale.ROOT));
    }
}
