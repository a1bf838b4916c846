package app.saywell.judge.engine.voice;

import app.saywell.judge.engine.voice.Voice.Accent;
import app.saywell.judge.engine.voice.Voice.Sex;
import java.util.List;
import java.util.Optional;

/// The voices there are, the default one first.
public final class VoiceCatalog {
    /// Where the weights lie, relative to the folder of models.
    static final String FOLDER = "voice/";

    private static final List<Voice> ALL = List.of(
            new Voice("af_heart", "Heart", Accent.AMERICAN, Sex.WOMAN),
            new Voice("am_michael", "Michael", Accent.AMERICAN, Sex.MAN),
            new Voice("bf_emma", "Emma", Accent.BRITISH, Sex.WOMAN),
            new Voice("bm_george", "George", Accent.BRITISH, Sex.MAN),
            new Voice("af_bella", "Bella", Accent.AMERICAN, Sex.WOMAN),
            new Voice("am_fenrir", "Fenrir", Accent.AMERICAN, Sex.MAN),
            new Voice("bf_isabella", "Isabella", Accent.BRITISH, Sex.WOMAN),
            new Voice("bm_fable", "Fable", Accent.BRITISH, Sex.MAN),
            new Voice("af_sarah", "Sarah", Accent.AMERICAN, Sex.WOMAN),
            new Voice("am_puck", "Puck", Accent.AMERICAN, Sex.MAN),
            new Voice("bf_lily", "Lily", Accent.BRITISH, Sex.WOMAN),
            new Voice("bm_lewis", "Lewis", Accent.BRITISH, Sex.MAN));

    private VoiceCatalog() {}

    /// All of them.
    public static List<Voice> all() {
        return ALL;
    }

    /// The voice of an id or a name, in any case.
    public static Optional<Voice> find(String idOrName) {
        String wanted = idOrName.strip();
        return ALL.stream()
                .filter(voice ->
                        voice.id().equalsIgnoreCase(wanted) || voice.name().equalsIgnoreCase(wanted))
                .findFirst();
    }
}
