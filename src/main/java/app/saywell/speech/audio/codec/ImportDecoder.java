package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Decodes the files that a person may import: WAV, MP3, M4A and MP4 with AAC, Ogg and WebM with
/// Opus, FLAC, AIFF and AU.
public final class ImportDecoder {
    private static final int HEAD_BYTES = 12;
    private static final long MAX_BYTES = 512L << 20;

    private ImportDecoder() {}

    /// Whether a file has to be decoded here because [AudioDecoder] cannot read it.
    ///
    /// @throws UnreadableAudioException for a kind that is known but not read
    public static boolean isCompressedContainer(Path file) throws IOException {
        return format(file).isPresent();
    }

    /// The sound of a file.
    ///
    /// @throws UnreadableAudioException if it holds none
    public static Pcm decode(Path file) throws IOException {
        try {
            Optional<ContainerFormat> format = format(file);
            return format.isEmpty()
                    ? new AudioDecoder().decode(file)
                    : decode(file, format.get(), AudioDecoder.DEFAULT_MAX_SECONDS);
        } catch (UnreadableAudioException e) {
            throw withAllKinds(e);
        }
    }

    /// The sound of a file in memory.
    ///
    /// @param maxSeconds longer recordings are refused
    /// @throws UnreadableAudioException if it holds none
    public static Pcm decode(byte[] file, double maxSeconds) {
        UnreadFormat.of(file).ifPresent(unread -> {
            throw unread.refusal();
        });
        Optional<ContainerFormat> format = ContainerFormat.of(file);
        return format.isEmpty() ? new AudioDecoder(maxSeconds).decode(file) : decode(file, format.get(), maxSeconds);
    }

    private static Pcm decode(Path file, ContainerFormat format, double maxSeconds) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new UnreadableAudioException(UnreadableReason.TOO_LONG, "This file is larger than 512 MB.");
        }
        return decode(Files.readAllBytes(file), format, maxSeconds);
    }

    private static Pcm decode(byte[] bytes, ContainerFormat format, double maxSeconds) {
        SampleCollector samples = new SampleCollector(maxSeconds);
        try {
            switch (format) {
                case MP4 -> Mp4Decoding.decode(bytes, samples);
                case OGG -> OpusDecoding.decode(OggPackets.read(bytes), samples);
                case MATROSKA -> OpusDecoding.decode(MatroskaPackets.read(bytes), samples);
                case FLAC -> FlacDecoding.decode(bytes, samples);
                case UNCOMPRESSED -> UncompressedDecoding.decode(bytes, samples);
            }
        } catch (UnreadableAudioException e) {
            throw e;
        } catch (IOException | RuntimeException | AssertionError e) {
            // The decoder of Opus throws AssertionError where numbers do not fit. What was decoded
            // before the damage is kept, as for other damaged files.
            if (samples.isEmpty()) {
                throw new UnreadableAudioException(UnreadableReason.DAMAGED, "This file is damaged.", e);
            }
        }
        if (samples.isEmpty()) {
            throw new UnreadableAudioException(UnreadableReason.EMPTY, "This file contains no sound.");
        }
        return samples.toPcm();
    }

    /// [AudioDecoder] names only the kinds that it reads itself.
    private static UnreadableAudioException withAllKinds(UnreadableAudioException e) {
        return e.reason() == UnreadableReason.NOT_AUDIO
                ? new UnreadableAudioException(
                        e.reason(), "This is none of WAV, MP3, M4A, MP4, Ogg, WebM, FLAC, AIFF and AU.", e)
                : e;
    }

    private static Optional<ContainerFormat> format(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] head = in.readNBytes(HEAD_BYTES);
            UnreadFormat.of(head).ifPresent(unread -> {
                throw unread.refusal();
            });
            return ContainerFormat.of(head);
        }
    }
}
