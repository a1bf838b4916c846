package app.saywell.judge.engine.voice;

/// Somebody who speaks.
///
/// @param id as the files of weights are named: `af_heart`
/// @param name to be shown
public record Voice(String id, String name, Accent accent, Sex sex) {

    /// Whose English it is.
    public enum Accent {
        /// General American.
        AMERICAN,
        /// Southern British.
        BRITISH
    }

    /// How it sounds.
    public enum Sex {
        /// A woman's voice.
        WOMAN,
        /// A man's voice.
        MAN
    }

    boolean british() {
        return accent == Accent.BRITISH;
    }

    /// The style file, relative to the folder of models.
    String styleFile() {
        return VoiceCatalog.FOLDER + id + ".style";
    }
}
