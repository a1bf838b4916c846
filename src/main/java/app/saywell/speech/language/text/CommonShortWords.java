package app.saywell.speech.language.text;

import java.util.Set;

/// The usual English words of two and three letters. They are read as words even in capitals: "IT
/// IS HOT". Rarer ones may be abbreviations.
final class CommonShortWords {
    private static final Set<String> ALL = Set.of("""
        ad add age ago aid aim air all am an and ant any ape apt are arm art as ash ask at
        ate axe bad bag ban bar bat be bed bee beg bet bid big bin bit bow box boy bud bug
        bus but buy by bye can cap car cat cop cow cry cub cup cut dad day did die dig dim
        dip do dog dot dry due dug ear eat egg ego elf elm end era eve eye fan far fat fed
        fee few fig fin fit fix flu fly fog for fox fry fun fur gap gas get go god got gum
        gun gut guy gym had ham has hat he hen her hey hid him hip his hit hot how hug hut
        ice if ill in ink inn is it its jam jar jaw jet job jog joy key kid lab lad lap law
        lay leg let lid lie lip log lot low mad man map mat may me men met mix mob mom mop
        mud mug mum my nap net new nine no nor not now nut oak odd of off oh oil old on one
        or ore our out owe owl own pan paw pay pea pen pet pie pig pin pit pop pot pub put
        rag ran rat raw red rib rid rip rob rod row rub rug run sad sat saw say sea see set
        she shy sin sip sir sit six sky so son soy spy sum sun tap tax tea ten the tie tin
        tip to toe too top toy try tub two up us use van vet vow war was wax way we wet who
        why wig win won wow yes yet you zip zoo
        """.strip().split("\\s+"));

    private CommonShortWords() {}

    static boolean contains(String word) {
        return ALL.contains(word);
    }
}
