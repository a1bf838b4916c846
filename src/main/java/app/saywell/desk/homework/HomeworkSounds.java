package app.saywell.desk.homework;

import app.saywell.desk.classes.TeachingPriorities;
import app.saywell.desk.classes.TeachingPriorities.CommonMistake;
import app.saywell.desk.ear.Contrast;
import app.saywell.desk.ear.ContrastCatalog;
import app.saywell.desk.homework.PageSound.PageMouth;
import app.saywell.desk.homework.PageSound.SpokenSet;
import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.mouth.DrawnPart;
import app.saywell.desk.kit.mouth.FrontViewDrawing;
import app.saywell.desk.kit.mouth.MouthMovement;
import app.saywell.desk.kit.mouth.SideViewDrawing;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.SpokenText;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The sounds of a lesson that its class needs most, for a homework page: how the mouth makes each, and words to tell
/// them apart by ear.
///
/// First come those that at least two learners missed in this lesson, else in any lesson, so that a page never tells of
/// one learner; then sounds of ear training that the lesson has, in the order of its catalog.
final class HomeworkSounds {
    private static final int MOST = 3;
    private static final int LEARNERS = 2;
    private static final int DRAWINGS = 10;

    private final TeachingPriorities priorities;
    private final HomeworkWords words;

    HomeworkSounds(UseCaseContext context, TextToSpeech voice) {
        priorities = new TeachingPriorities(context);
        words = new HomeworkWords(voice);
    }

    /// A sound, and what is heard instead of it; empty where that is not known.
    private record ChosenSound(String ipa, String heard) {}

    /// @param texts of the sentences
    List<PageSound> read(long classId, long lessonId, List<String> texts) {
        Set<String> there = sounds(texts);
        Map<EnglishSound, ChosenSound> chosen = new LinkedHashMap<>();
        List<CommonMistake> missed = priorities.missedSounds(classId, lessonId);
        for (CommonMistake mistake : missed.isEmpty() ? priorities.missedSounds(classId, 0) : missed) {
            if (mistake.learnerCount() >= LEARNERS && there.contains(mistake.expected())) {
                add(chosen, new ChosenSound(mistake.expected(), mistake.heard()));
            }
        }
        for (Contrast contrast : ContrastCatalog.all()) {
            contrast.sides().stream()
                    .filter(there::contains)
                    .findFirst()
                    .ifPresent(side -> add(chosen, new ChosenSound(side, "")));
        }
        Set<String> trained = new LinkedHashSet<>();
        return chosen.values().stream()
                .map(sound -> page(sound, contrast(sound).filter(one -> trained.add(one.id()))))
                .toList();
    }

    private static void add(Map<EnglishSound, ChosenSound> chosen, ChosenSound sound) {
        if (chosen.size() < MOST) {
            EnglishSound.of(sound.ipa()).ifPresent(named -> chosen.putIfAbsent(named, sound));
        }
    }

    private static Set<String> sounds(List<String> texts) {
        return texts.stream()
                .flatMap(text -> TextCheck.read(SpokenText.of(text)).stream())
                .flatMap(token -> token.readings().getFirst().sounds().stream())
                .map(StressedPhone::ipa)
                .collect(Collectors.toSet());
    }

    /// The contrast of a sound with what is heard instead, else its first one.
    private static Optional<Contrast> contrast(ChosenSound sound) {
        List<Contrast> own = ContrastCatalog.all().stream()
                .filter(contrast -> contrast.sides().contains(sound.ipa()))
                .toList();
        return own.stream()
                .filter(contrast -> contrast.sides().contains(sound.heard()))
                .findFirst()
                .or(() -> own.stream().findFirst());
    }

    private PageSound page(ChosenSound chosen, Optional<Contrast> contrast) {
        EnglishSound sound = EnglishSound.of(chosen.ipa()).orElseThrow();
        List<SpokenSet> sets = contrast.map(words::say).orElse(List.of());
        return new PageSound(
                SoundNotation.toDisplay(sound.ipa()),
                chosen.heard().isEmpty() ? "" : SoundNotation.toDisplay(chosen.heard()),
                sound.example().replaceAll("[\\[\\]]", ""),
                inBoth(sound::howToMake),
                inBoth(texts -> texts.get("sounds." + sound.key() + ".trick")),
                mouth(MouthMovement.into(sound)),
                sets.isEmpty()
                        ? List.of()
                        : contrast.orElseThrow().sides().stream()
                                .map(SoundNotation::toDisplay)
                                .toList(),
                sets);
    }

    private static Map<String, String> inBoth(Function<LocalizedTexts, String> text) {
        return Map.of(
                "ko", text.apply(new LocalizedTexts(InterfaceLanguage.KOREAN)),
                "en", text.apply(new LocalizedTexts(InterfaceLanguage.ENGLISH)));
    }

    private static PageMouth mouth(MouthMovement movement) {
        List<MouthMovement.Frame> frames = IntStream.range(0, DRAWINGS)
                .mapToObj(i -> movement.at(movement.seconds() * i / (DRAWINGS - 1)))
                .toList();
        // What the voice does and how the air leaves is that of the sound from the beginning.
        MouthMovement.Frame last = frames.getLast();
        List<List<String>> side = new ArrayList<>();
        List<List<String>> front = new ArrayList<>();
        for (MouthMovement.Frame frame : frames) {
            side.add(paths(frame.side()));
            front.add(paths(frame.front()));
        }
        return new PageMouth(
                movement.seconds(),
                "0 0 " + (int) SideViewDrawing.WIDTH + " " + (int) SideViewDrawing.HEIGHT,
                "0 0 " + (int) FrontViewDrawing.WIDTH + " " + (int) FrontViewDrawing.HEIGHT,
                styles(last.side()),
                styles(last.front()),
                side,
                front);
    }

    private static List<String> paths(List<DrawnPart> parts) {
        return parts.stream().map(DrawnPart::path).toList();
    }

    private static List<String> styles(List<DrawnPart> parts) {
        return parts.stream().map(DrawnPart::style).toList();
    }
}
