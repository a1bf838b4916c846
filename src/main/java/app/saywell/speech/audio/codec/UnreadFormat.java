package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.UnreadSound;
import app.saywell.speech.audio.UnreadableAudioException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Kinds of sound files that are known but not read, by their first bytes. Whoever opens one is told
/// which it is and what to do.
enum UnreadFormat {
    AMR(UnreadSound.AMR, "AMR", "#!AMR"),
    WMA(UnreadSound.WINDOWS_MEDIA, "Windows Media (WMA)", "0&\u00b2u");

    private final UnreadSound kind;
    private final String title;
    private final byte[] mark;

    UnreadFormat(UnreadSound kind, String title, String mark) {
        this.kind = kind;
        this.title = title;
        this.mark = mark.getBytes(StandardCharsets.ISO_8859_1);
    }

    /// The kind of a file; empty if it is none of these.
    static Optional<UnreadFormat> of(byte[] head) {
        for (UnreadFormat format : values()) {
            if (format.begins(head)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    private boolean begins(byte[] head) {
        boolean same = head.length >= mark.length;
        for (int i = 0; same && i < mark.length; i++) {
            same = head[i] == mark[i];
        }
        return same;
    }

    UnreadableAudioException refusal() {
        return refusal(kind, title);
    }

    /// The refusal of a kind by its name.
    static UnreadableAudioException refusal(UnreadSound kind, String title) {
        return new UnreadableAudioException(
                kind,
                "This file is " + title
                        + ", which is not read. Save it as WAV, MP3, M4A or FLAC of 16 or 24 bits and open that.");
    }
}
