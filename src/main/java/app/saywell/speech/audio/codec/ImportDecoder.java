package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.ByteSource;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/// Decodes the files that a person may import: WAV, also with ADPCM or MP3 in it, MP3, M4A and MP4 with AAC, Ogg and
/// WebM with Opus, FLAC, AIFF, AU, Wave64 and CAF without compression.
public final class ImportDecoder {
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
        Optional<ContainerFormat> format = ContainerFormat.of(ByteSource.of(MemorySegment.ofArray(file)));
        if (format.isEmpty()) {
            return new AudioDecoder(maxSeconds).decode(file);
        }
        return decode(format.get().isRewritten() ? file.clone() : file, format.get(), maxSeconds);
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
                case MP3_IN_WAV -> {
                    return new AudioDecoder(maxSeconds).decode(bytes);
                }
                case ADPCM -> AdpcmDecoding.decode(bytes, samples);
                case WAVE64 -> {
                    return decode(Wave64Rewriting.toWav(bytes), maxSeconds);
                }
                case CAF -> {
                    return decode(CafRewriting.toWav(bytes), maxSeconds);
                }
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

    /// A refusal of [AudioDecoder], which names only the kinds that it reads itself, with all kinds.
    public static UnreadableAudioException withAllKinds(UnreadableAudioException e) {
        return e.reason() == UnreadableReason.NOT_AUDIO
                ? new UnreadableAudioException(
                        e.reason(), "This is none of WAV, MP3, M4A, MP4, Ogg, WebM, FLAC, AIFF, AU, CAF and Wave64.", e)
                : e;
    }

    private static Optional<ContainerFormat> format(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            return ContainerFormat.of(ByteSource.of(channel));
        }
    }
}
