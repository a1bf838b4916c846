package app.saywell.library.settings;

import app.saywell.speech.FeedbackLanguage;

import java.util.Locale;
import java.util.function.Function;

/// A typed name of something that can be set.
///
/// Screens may make their own with the factories, for the state of their windows. What is stored
/// and cannot be read any more counts as unset.
///
/// @param unset the value where nothing was set
public record Setting<T>(
        String name, T unset, Function<String, T> read, Function<T, String> write) {
    /// The language of the window as a language tag: empty follows the system.
    public static final Setting<String> INTERFACE_LANGUAGE = text("interface.language", "");

    /// The language of the service's feedback.
    public static final Setting<FeedbackLanguage> FEEDBACK_LANGUAGE =
            choice("feedback.language", FeedbackLanguage.KOREAN);

    /// Whether British pronunciations count as right.
    public static final Setting<Boolean> BRITISH =
            new Setting<>("pronunciation.british", false, Boolean::valueOf, String::valueOf);

    /// Light, dark, or with much contrast.
    public static final Setting<Theme> THEME = choice("theme", Theme.SYSTEM);

    /// Text size in per cent.
    public static final Setting<Integer> TEXT_SIZE = number("text.size", 100);

    /// The microphone's name; empty means the system's.
    public static final Setting<String> MICROPHONE = text("microphone", "");

    /// Seconds that are counted down before a recording; 0 for none.
    public static final Setting<Integer> COUNTDOWN = number("record.countdown", 0);

    /// The loudspeaker's name; empty means the system's.
    public static final Setting<String> LOUDSPEAKER = text("loudspeaker", "");

    /// Who judges.
    public static final Setting<ServiceKind> SERVICE = choice("service", ServiceKind.EMBEDDED);

    /// The base address of the hosted service. Its key is in the system's keychain, never here.
    public static final Setting<String> HOSTED_ADDRESS = text("service.address", "");

    /// How many calls a minute the key of the hosted service allows.
    public static final Setting<Integer> CALLS_A_MINUTE = number("service.calls", 100);

    /// The certificate of a school's own service, as PEM; empty where the system's are enough.
    public static final Setting<String> CERTIFICATE = text("service.certificate", "");

    /// What the queue does when the hosted service cannot be had.
    public static final Setting<Fallback> FALLBACK = choice("service.fallback", Fallback.WAIT);

    /// What may be spent in a calendar month, in millionths of a US dollar.
    public static final Setting<Long> MONTHLY_BUDGET =
            new Setting<>("budget", 5_000_000L, Long::valueOf, String::valueOf);

    /// Who was practising last; 0 where nobody was.
    public static final Setting<Long> LEARNER =
            new Setting<>("learner", 0L, Long::valueOf, String::valueOf);

    /// A text.
    public static Setting<String> text(String name, String unset) {
        return new Setting<>(name, unset, Function.identity(), Function.identity());
    }

    /// A whole number.
    public static Setting<Integer> number(String name, int unset) {
        return new Setting<>(name, unset, Integer::valueOf, String::valueOf);
    }

    /// One of the constants of an enum.
    public static <E extends Enum<E>> Setting<E> choice(String name, E unset) {
        Class<E> type = unset.getDeclaringClass();
        return new Setting<>(
                name,
                unset,
                text -> Enum.valueOf(type, text.toUpperCase(Locale.ROOT)),
                value -> value.name().toLowerCase(Locale.ROOT));
    }
}
