package app.saywell.speech.audio.codec;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/// Takes the packets of the first sound track out of an MP4 file: by the table of its samples
/// (ISO/IEC 14496-12, section 8.7), as phones write it, or by fragments (section 8.8), as browsers
/// write them while they record. Boxes that do not fit into the file end the reading; what came
/// before is kept.
final class Mp4Packets {
    private static final int HEADER_BYTES = 8;
    private static final int LONG_HEADER_BYTES = 16;
    private static final int MAX_DEPTH = 12;
    private static final int SOUND_ENTRY_BYTES = 28;
    private static final int BASE_OFFSET = 0x1;
    private static final int SAMPLE_DESCRIPTION = 0x2;
    private static final int DEFAULT_DURATION = 0x8;
    private static final int DEFAULT_SIZE = 0x10;
    private static final int DATA_OFFSET = 0x1;
    private static final int FIRST_FLAGS = 0x4;
    private static final int DURATION = 0x100;
    private static final int SIZE = 0x200;
    private static final int FLAGS = 0x400;
    private static final int COMPOSITION_TIME = 0x800;
    private static final int DECODER_CONFIG_TAG = 4;
    private static final int DECODER_SPECIFIC_TAG = 5;

    private final byte[] file;
    private final ByteBuffer bytes;
    private final PlacesInFile packets;
    private Mp4SampleTable table;
    /// Apple Lossless, and AMR in its narrow and wide form: known by name, and not read.
    private static final List<String> UNREAD = List.of("alac", "samr", "sawb");

    private String codec = "";
    private byte[] config = new byte[0];
    private int depth;
    private int trackId;
    private int soundTrack = -1;
    private boolean isTrackOurs;
    private long extendsSize;
    private int moofStart;
    private long dataStart;
    private long defaultSize;
    private boolean isOurs;

    private Mp4Packets(byte[] file) {
        this.file = file;
        bytes = ByteBuffer.wrap(file);
        packets = new PlacesInFile(file);
        table = new Mp4SampleTable(bytes);
    }

    /// A sound track.
    ///
    /// @param codec `mp4a` or `Opus`; one of [#UNREAD] without packets if there is only that; empty if there is
    /// none
    /// @param config the AudioSpecificConfig of AAC, or the content of the `dOps` box of Opus
    @SuppressWarnings("ArrayRecordComponent") // read only, and never compared
    record SoundTrack(String codec, byte[] config, List<byte[]> packets) {}

    static SoundTrack read(byte[] file) {
        Mp4Packets reader = new Mp4Packets(file);
        reader.readBoxes(0, file.length);
        return new SoundTrack(reader.codec, reader.config, reader.packets);
    }

    private void readBoxes(int from, int to) {
        if (depth == MAX_DEPTH) {
            return;
        }
        depth++;
        for (int at = from; at + HEADER_BYTES <= to; ) {
            long size = Integer.toUnsignedLong(bytes.getInt(at));
            int header = HEADER_BYTES;
            if (size == 0) { // to the end of the file
                size = to - at;
            } else if (size == 1 && at + LONG_HEADER_BYTES <= to) {
                header = LONG_HEADER_BYTES;
                size = bytes.getLong(at + HEADER_BYTES);
            }
            if (size < header || size > to - at) {
                break; // cut off
            }
            readBox(bytes.getInt(at + 4), at, at + header, (int) (at + size));
            at += (int) size;
        }
        depth--;
    }

    private void readBox(int type, int start, int from, int to) {
        if (type == type("trak")) {
            table = new Mp4SampleTable(bytes);
            isTrackOurs = false;
            readBoxes(from, to);
            if (isTrackOurs) {
                table.forEach(packets::add);
            }
        } else if (type == type("moov")
                || type == type("mdia")
                || type == type("minf")
                || type == type("stbl")
                || type == type("mvex")) {
            readBoxes(from, to);
        } else if (type == type("tkhd") && to - from >= 24) {
            trackId = bytes.getInt(from + (bytes.get(from) == 1 ? 20 : 12));
        } else if (type == type("stsd") && to - from > 16) {
            readSampleEntry(from + 8, to);
        } else if (type == type("stsz")) {
            table.readSizes(from, to);
        } else if (type == type("stsc")) {
            table.readRuns(from, to);
        } else if (type == type("stco")) {
            table.readOffsets(from, to, Integer.BYTES);
        } else if (type == type("co64")) {
            table.readOffsets(from, to, Long.BYTES);
        } else {
            readFragmentBox(type, start, from, to);
        }
    }

    private void readFragmentBox(int type, int start, int from, int to) {
        if (type == type("trex") && to - from >= 24 && bytes.getInt(from + 4) == soundTrack) {
            extendsSize = Integer.toUnsignedLong(bytes.getInt(from + 16));
        } else if (type == type("moof")) {
            moofStart = start;
            readBoxes(from, to);
        } else if (type == type("traf")) {
            isOurs = false;
            readBoxes(from, to);
        } else if (type == type("tfhd") && to - from >= 8) {
            readFragmentHeader(from, to);
        } else if (type == type("trun") && isOurs && to - from >= 8) {
            readRun(from, to);
        }
    }

    private void readSampleEntry(int start, int to) {
        int size = bytes.getInt(start);
        int type = bytes.getInt(start + 4);
        boolean isAac = type == type("mp4a");
        int from = start + HEADER_BYTES + SOUND_ENTRY_BYTES;
        if (soundTrack < 0) {
            UNREAD.stream().filter(name -> type == type(name)).forEach(name -> codec = name);
        }
        if (soundTrack >= 0 || (!isAac && type != type("Opus")) || size > to - start) {
            return;
        }
        for (int at = from; at + HEADER_BYTES <= start + size; ) {
            int boxSize = bytes.getInt(at);
            if (boxSize < HEADER_BYTES || boxSize > start + size - at) {
                return;
            }
            int boxType = bytes.getInt(at + 4);
            byte[] content = Arrays.copyOfRange(file, at + HEADER_BYTES, at + boxSize);
            if (isAac && boxType == type("esds")) {
                setTrack("mp4a", decoderSpecific(content));
            } else if (!isAac && boxType == type("dOps")) {
                setTrack("Opus", content);
            }
            at += boxSize;
        }
    }

    private void setTrack(String newCodec, byte[] newConfig) {
        codec = newCodec;
        config = newConfig;
        soundTrack = trackId;
        isTrackOurs = true;
    }

    /// The AudioSpecificConfig in an elementary stream descriptor (ISO/IEC 14496-1, section 7.2.6).
    private static byte[] decoderSpecific(byte[] esds) {
        int at = 4;
        while (at + 2 <= esds.length) {
            int tag = esds[at++] & 0xff;
            int length = 0;
            for (int i = 0; i < 4 && at < esds.length; i++) {
                int digit = esds[at++] & 0xff;
                length = length << 7 | (digit & 0x7f);
                if (digit < 0x80) {
                    break;
                }
            }
            if (tag == DECODER_SPECIFIC_TAG) {
                return Arrays.copyOfRange(esds, at, Math.min(esds.length, at + length));
            }
            at += tag == DECODER_CONFIG_TAG ? 13 : 3; // into the descriptor
        }
        return new byte[0];
    }

    private void readFragmentHeader(int from, int to) {
        int flags = bytes.getInt(from);
        isOurs = bytes.getInt(from + 4) == soundTrack;
        dataStart = moofStart;
        defaultSize = extendsSize;
        int at = from + 8;
        if ((flags & BASE_OFFSET) != 0 && at + 8 <= to) {
            dataStart = bytes.getLong(at);
            at += 8;
        }
        at += (flags & SAMPLE_DESCRIPTION) != 0 ? 4 : 0;
        at += (flags & DEFAULT_DURATION) != 0 ? 4 : 0;
        if ((flags & DEFAULT_SIZE) != 0 && at + 4 <= to) {
            defaultSize = Integer.toUnsignedLong(bytes.getInt(at));
        }
    }

    private void readRun(int from, int to) {
        int flags = bytes.getInt(from);
        int count = bytes.getInt(from + 4);
        int at = from + 8;
        if ((flags & DATA_OFFSET) != 0 && at + 4 <= to) {
            dataStart += bytes.getInt(at);
            at += 4;
        }
        at += (flags & FIRST_FLAGS) != 0 ? 4 : 0;
        int before = (flags & DURATION) != 0 ? 4 : 0;
        int after = ((flags & FLAGS) != 0 ? 4 : 0) + ((flags & COMPOSITION_TIME) != 0 ? 4 : 0);
        boolean hasSize = (flags & SIZE) != 0;
        for (int i = 0; i < count; i++) {
            long size = defaultSize;
            if (hasSize) {
                if (at + before + 4 > to) {
                    return;
                }
                size = Integer.toUnsignedLong(bytes.getInt(at + before));
            }
            at += before + (hasSize ? 4 : 0) + after;
            if (!packets.add(dataStart, size)) {
                return; // cut off
            }
            dataStart += size;
        }
    }

    private static int type(String name) {
        return ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)).getInt();
    }
}
