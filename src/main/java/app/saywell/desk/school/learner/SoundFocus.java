package app.saywell.desk.school.learner;

import app.saywell.speech.SoundNotation;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The sounds that count now for a class: mistakes in others are shown pale and advised last. No score follows from it.
///
/// @param sounds none for all
public record SoundFocus(Set<Phone> sounds) {
    /// All sounds count.
    public static final SoundFocus ALL = new SoundFocus(Set.of());

    /// The sounds that keep most words apart: at least 90 pairs of usual words differ in the sound and in what speakers
    /// of some first language say for it. `FunctionalLoadMain` counts them; that such contrasts matter most for
    /// being understood is Catford (1987) and Brown (1988).
    public static final SoundFocus FUNCTIONAL_LOAD = new SoundFocus(EnumSet.of(
            Phone.N, Phone.D, Phone.T, Phone.AA, Phone.M, Phone.P, Phone.EH, Phone.R, Phone.L, Phone.AE, Phone.B,
            Phone.F, Phone.IH, Phone.AH, Phone.OW, Phone.EY, Phone.AY, Phone.IY, Phone.G, Phone.V, Phone.ER, Phone.S,
            Phone.SH, Phone.K, Phone.TH, Phone.Z));

    /// A choice of every sound is no choice.
    public SoundFocus {
        sounds = sounds.size() == Phone.values().length || sounds.isEmpty()
                ? Set.of()
                : Collections.unmodifiableSet(EnumSet.copyOf(sounds));
    }

    /// Whether all sounds count.
    public boolean isAll() {
        return sounds.isEmpty();
    }

    /// Whether a sound counts.
    public boolean counts(Phone phone) {
        return isAll() || sounds.contains(phone);
    }

    /// Whether an expected sound counts; a sign that no phone of English has counts always.
    ///
    /// @param ipa as any service writes it
    public boolean counts(String ipa) {
        return isAll() || phone(ipa).map(sounds::contains).orElse(true);
    }

    /// Whether what is wrong with a word counts: one of its wrong sounds does, or it is not wrong for a sound.
    public boolean counts(Word word) {
        return word.isLeftOut()
                || word.soundToImprove().isEmpty()
                || word.phonemes().stream().anyMatch(sound -> !sound.correct() && counts(sound.phoneme()));
    }

    private static Optional<Phone> phone(String ipa) {
        String sign = SoundNotation.of(ipa);
        return Arrays.stream(Phone.values())
                .filter(phone -> sign.equals(phone.ipa()) || sign.equals(phone.ipa(Stress.NONE)))
                .findFirst();
    }

    /// The same with a sound more, or with one less. At least one sound always counts.
    public SoundFocus toggled(Phone phone) {
        EnumSet<Phone> changed = isAll() ? EnumSet.allOf(Phone.class) : EnumSet.copyOf(sounds);
        if (!changed.remove(phone)) {
            changed.add(phone);
        }
        return changed.isEmpty() ? this : new SoundFocus(changed);
    }

    /// The names of the sounds in ARPAbet with spaces between, as it is stored; empty for all.
    public String codes() {
        return sounds.stream().map(Phone::name).collect(Collectors.joining(" "));
    }

    /// The reverse of [#codes]; what is no sound is left out.
    public static SoundFocus ofCodes(String codes) {
        Set<Phone> sounds = EnumSet.noneOf(Phone.class);
        for (String code : codes.split(" ", -1)) {
            Phone.ofArpabet(code).ifPresent(sounds::add);
        }
        return new SoundFocus(sounds);
    }
}
