package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.PhoneSegment;
import java.util.ArrayList;
import java.util.List;

/// The sounds of aligned tokens as the networks take them.
///
/// @param phones indexes of phones
/// @param words index of the token of each sound
/// @param startFrames first frame of each sound
/// @param endFrames frame after the last one
@SuppressWarnings("ArrayRecordComponent") // goes into tensors, never compared
record ExpectedSounds(long[] phones, long[] words, long[] startFrames, long[] endFrames) {

    /// @param firstFrame the frame from which the networks count
    static ExpectedSounds of(List<AlignedToken> tokens, int firstFrame) {
        int count = tokens.stream().mapToInt(token -> token.phones().size()).sum();
        ExpectedSounds sounds = new ExpectedSounds(new long[count], new long[count], new long[count], new long[count]);
        int index = 0;
        for (int token = 0; token < tokens.size(); token++) {
            for (PhoneSegment segment : tokens.get(token).phones()) {
                sounds.phones[index] = segment.sound().phone().ordinal();
                sounds.words[index] = token;
                sounds.startFrames[index] = segment.startFrame() - firstFrame;
                sounds.endFrames[index] = segment.endFrame() - firstFrame;
                index++;
            }
        }
        return sounds;
    }

    int count() {
        return phones.length;
    }

    /// Indexes of the phones of a word.
    List<Long> phonesOf(int word) {
        List<Long> found = new ArrayList<>();
        for (int sound = 0; sound < phones.length; sound++) {
            if (words[sound] == word) {
                found.add(phones[sound]);
            }
        }
        return found;
    }
}
