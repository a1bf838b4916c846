package app.saywell;

import app.saywell.desk.classes.RosterFuzzTarget;
import app.saywell.desk.homework.handin.HandInFuzzTarget;
import app.saywell.desk.lessons.draft.CaptionFuzzTarget;
import app.saywell.desk.lessons.pack.PackFuzzTarget;
import app.saywell.desk.store.textgrid.TextGridFuzzTarget;
import app.saywell.judge.service.upload.MultipartFuzzTarget;
import app.saywell.speech.JsonFuzzTarget;
import app.saywell.speech.audio.SoundFuzzTarget;
import app.saywell.speech.audio.codec.ContainerFuzzTarget;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Locale;
import java.util.function.Consumer;

/// What reads files and messages from outside, and what one input may cost it. Each has a folder of
/// the corpus in `src/test/resources/fuzz` with its name in lower case.
public enum FuzzedParser {
    /// WAV and MP3.
    SOUND(SoundFuzzTarget::fuzzerTestOneInput),
    /// M4A, Ogg, WebM and FLAC.
    CONTAINER(ContainerFuzzTarget::fuzzerTestOneInput),
    /// The `lesson.json` of a pack.
    PACK(PackFuzzTarget::fuzzerTestOneInput),
    /// What a learner hands in.
    HANDIN(HandInFuzzTarget::fuzzerTestOneInput),
    /// Captions and lists of sentences.
    CAPTION(CaptionFuzzTarget::fuzzerTestOneInput),
    /// Class lists.
    ROSTER(RosterFuzzTarget::fuzzerTestOneInput),
    /// TextGrids.
    TEXTGRID(TextGridFuzzTarget::fuzzerTestOneInput),
    /// Answers of a speech service.
    JSON(JsonFuzzTarget::fuzzerTestOneInput),
    /// Bodies of calls to the service.
    MULTIPART(MultipartFuzzTarget::fuzzerTestOneInput);

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final Duration MOST_TIME = Duration.ofSeconds(1);
    private static final long MOST_BYTES = 64 << 20;

    private final Consumer<byte[]> target;

    FuzzedParser(Consumer<byte[]> target) {
        this.target = target;
    }

    String folder() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Lets the parser read the input. It may refuse it, but throw nothing else, and everything it
    /// ever allocates counts, whether it is still held or not.
    void attempt(byte[] input) {
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long nanos = THREADS.getCurrentThreadCpuTime();
        try {
            target.accept(input);
        } catch (Exception e) {
            throw new AssertionError(described(input), e);
        }
        Duration time = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - nanos);
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - bytes;
        if (time.compareTo(MOST_TIME) > 0) {
            throw new AssertionError(time + " for " + described(input));
        }
        if (allocated > MOST_BYTES + 10L * input.length) {
            throw new AssertionError(allocated + " bytes for " + described(input));
        }
    }

    private String described(byte[] input) {
        int shown = Math.min(input.length, 4_000);
        return "%s, %d bytes: %s".formatted(this, input.length, HexFormat.of().formatHex(input, 0, shown));
    }
}
