package app.saywell.engine.acoustic;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Which tied states (senones) a phone has between its neighbours: the model definition file.
///
/// The file lists the triphones that were seen in training. The dense table is complete: an unseen
/// one borrows the states of the same triphone in another position of the word, else those of the
/// phone without context.
final class Triphones {
    static final int STATES = 3;
    private static final int POSITIONS = Position.values().length;
    private static final short UNSEEN = -1;

    private final List<String> names = new ArrayList<>();
    private final short[] senones;
    private final byte[] phoneOfSenone;

    private Triphones(byte[] text) {
        Scanner in = new Scanner(text);
        in.skipLine(); // version of the format
        int base = in.headerNumber();
        int triphones = in.headerNumber();
        in.skipLine(); // size of the state map
        phoneOfSenone = new byte[in.headerNumber()];
        in.skipLine(); // senones without context
        in.skipLine(); // transition matrices, one a phone
        senones = new short[base * base * base * POSITIONS * STATES];
        Arrays.fill(senones, UNSEEN);
        short[] contextFree = readContextFree(in, base);
        readTriphones(in, base, triphones);
        fillGaps(base, contextFree);
    }

    static Triphones read() {
        return new Triphones(SphinxFile.bytes("mdef"));
    }

    List<String> names() {
        return List.copyOf(names);
    }

    int senoneCount() {
        return phoneOfSenone.length;
    }

    int phoneOf(int senone) {
        return phoneOfSenone[senone];
    }

    int senone(int phone, int left, int right, Position position, int state) {
        return senones[cell(names.size(), phone, left, right, position.ordinal()) + state];
    }

    private short[] readContextFree(Scanner in, int base) {
        short[] contextFree = new short[base * STATES];
        for (int phone = 0; phone < base; phone++) {
            names.add(in.token());
            in.skipTokens(5); // left, right, position, attribute, transition matrix
            for (int s = 0; s < STATES; s++) {
                contextFree[phone * STATES + s] = claim(in.number(), phone);
            }
            in.skipLine();
        }
        return contextFree;
    }

    private void readTriphones(Scanner in, int base, int count) {
        for (int i = 0; i < count; i++) {
            int phone = in.phone(names);
            int left = in.phone(names);
            int right = in.phone(names);
            Position position = Position.ofLetter(in.letter());
            in.skipTokens(2); // attribute, transition matrix
            int cell = cell(base, phone, left, right, position.ordinal());
            for (int s = 0; s < STATES; s++) {
                senones[cell + s] = claim(in.number(), phone);
            }
            in.skipLine();
        }
    }

    private short claim(int senone, int phone) {
        phoneOfSenone[senone] = (byte) phone;
        return (short) senone;
    }

    private void fillGaps(int base, short[] contextFree) {
        for (int cell = 0; cell < senones.length; cell += STATES) {
            if (senones[cell] == UNSEEN) {
                int word = cell / (STATES * POSITIONS) * STATES * POSITIONS;
                int phone = cell / (STATES * POSITIONS * base * base);
                copy(word, cell, contextFree, phone);
            }
        }
    }

    /// Positions are tried in the order of [Position]; a gap filled before is never a source,
    /// since it holds what the search would find again.
    private void copy(int word, int cell, short[] contextFree, int phone) {
        for (int p = 0; p < POSITIONS; p++) {
            int other = word + p * STATES;
            if (senones[other] != UNSEEN) {
                System.arraycopy(senones, other, senones, cell, STATES);
                return;
            }
        }
        System.arraycopy(contextFree, phone * STATES, senones, cell, STATES);
    }

    private static int cell(int base, int phone, int left, int right, int position) {
        return (((phone * base + left) * base + right) * POSITIONS + position) * STATES;
    }

    /// Walks over the text without making a string of every number in its seven megabytes.
    private static final class Scanner {
        private final byte[] text;
        private int at;
        private int lastPhone;

        Scanner(byte[] text) {
            this.text = text;
        }

        int headerNumber() {
            while (text[at] == '#') {
                skipLine();
            }
            int number = number();
            skipLine();
            return number;
        }

        int number() {
            start();
            int value = 0;
            while (text[at] > ' ') {
                value = value * 10 + text[at++] - '0';
            }
            return value;
        }

        byte letter() {
            start();
            return text[at++];
        }

        String token() {
            start();
            int from = at;
            skipToken();
            return new String(text, from, at - from, StandardCharsets.US_ASCII);
        }

        int phone(List<String> names) {
            start();
            int from = at;
            skipToken();
            for (int i = 0; i < names.size(); i++) {
                int candidate = (lastPhone + i) % names.size();
                if (isAt(from, names.get(candidate))) {
                    lastPhone = candidate;
                    return candidate;
                }
            }
            throw new IllegalStateException("unknown phone in the model definition");
        }

        void skipTokens(int count) {
            for (int i = 0; i < count; i++) {
                start();
                skipToken();
            }
        }

        void skipLine() {
            while (text[at++] != '\n') {}
        }

        private boolean isAt(int from, String name) {
            if (at - from != name.length()) {
                return false;
            }
            for (int i = 0; i < name.length(); i++) {
                if (text[from + i] != name.charAt(i)) {
                    return false;
                }
            }
            return true;
        }

        private void skipToken() {
            while (text[at] > ' ') {
                at++;
            }
        }

        /// Comments stand before the phones as well.
        private void start() {
            while (text[at] <= ' ' || text[at] == '#') {
                if (text[at] == '#') {
                    skipLine();
                } else {
                    at++;
                }
            }
        }
    }
}
