package app.saywell.desk.shell.command.school;

import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.speech.language.lexicon.Phone;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// The sounds that count now for a class.
@Command(
        name = "focus",
        description = {
            "Shows or chooses the sounds that count now for a class. Mistakes in others are shown pale and advised"
                    + " last; no score changes."
        })
final class ClassFocusCommand implements Callable<Integer> {
    private static final String ALL = "all";
    private static final String READY = "ready";

    @Mixin
    private LibraryOptions library;

    @Parameters(index = "0", paramLabel = "CLASS", description = "Its name or number.")
    private String schoolClass;

    @Parameters(
            index = "1..*",
            paramLabel = "SOUND",
            description = "Sounds in ARPAbet, such as TH R L; “ready” for those that keep most words apart, or “all”."
                    + " Without one, the present choice is shown.")
    private List<String> sounds = List.of();

    @Override
    public Integer call() {
        return library.withLibrary(practice -> {
            SchoolClass found = NameLookup.schoolClass(practice, schoolClass);
            if (!sounds.isEmpty()) {
                practice.classroom().soundFocus().choose(found.id(), chosen());
            }
            SoundFocus focus = practice.classroom().soundFocus().ofClass(found.id());
            System.out.println(found.name() + ": " + (focus.isAll() ? "all sounds count" : describe(focus)));
            return 0;
        });
    }

    private static String describe(SoundFocus focus) {
        return focus.sounds().stream()
                .map(phone -> phone.name() + " /" + phone.ipa() + "/")
                .collect(Collectors.joining(", "));
    }

    private SoundFocus chosen() {
        if (sounds.size() == 1 && sounds.getFirst().equalsIgnoreCase(ALL)) {
            return SoundFocus.ALL;
        }
        if (sounds.size() == 1 && sounds.getFirst().equalsIgnoreCase(READY)) {
            return SoundFocus.FUNCTIONAL_LOAD;
        }
        Set<Phone> phones = EnumSet.noneOf(Phone.class);
        for (String sound : sounds) {
            phones.add(Phone.ofArpabet(sound.toUpperCase(Locale.ROOT))
                    .orElseThrow(() -> new CommandRefusedException(
                            "“" + sound + "” is no sound of English in ARPAbet. Nothing was changed. There are: "
                                    + EnumSet.allOf(Phone.class).stream()
                                            .map(Phone::name)
                                            .collect(Collectors.joining(" "))
                                    + ".")));
        }
        return new SoundFocus(phones);
    }
}
