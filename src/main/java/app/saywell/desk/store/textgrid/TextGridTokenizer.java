package app.saywell.desk.store.textgrid;

/// The data in a Praat text file: free-standing numbers, quoted strings and flags. Everything else
/// is a comment, and so is the rest of a line after `!`.
final class TextGridTokenizer {
    private static final int MAX_COUNT = 10_000_000;

    private final String text;
    private int position;

    TextGridTokenizer(String text) {
        this.text = text;
    }

    String nextString() {
        return nextToken('"');
    }

    double nextNumber() {
        String token = nextToken('0');
        try {
            // Letters may follow a number, such as a unit or a percent sign.
            return Double.parseDouble(token.replaceFirst("[^0-9.eE+\\-].*$", ""));
        } catch (NumberFormatException e) {
            throw new TextGridException("A number was expected, but \"" + token + "\" was found.");
        }
    }

    int nextCount() {
        double number = nextNumber();
        if (number < 0 || number > MAX_COUNT || number != Math.rint(number)) {
            throw new TextGridException("A count was expected, but " + number + " was found.");
        }
        return (int) number;
    }

    boolean nextFlag() {
        return nextToken('<').equals("exists");
    }

    /// The next token, which must be of this kind. Comments before it are skipped.
    private String nextToken(char kind) {
        while (position < text.length()) {
            char c = text.charAt(position);
            if (Character.isWhitespace(c)) {
                position++;
            } else if (c == '!') {
                skipLine();
            } else if (c == '"') {
                String string = readQuoted();
                return requireKind(kind, '"', string);
            } else if (c == '<') {
                String flag = readWord();
                return requireKind(kind, '<', flag.replaceAll("[<>]", ""));
            } else {
                String word = readWord();
                if (word.matches("[+-]?\\d.*")) {
                    return requireKind(kind, '0', word);
                }
            }
        }
        throw new TextGridException("The file is incomplete.");
    }

    private static String requireKind(char wanted, char found, String token) {
        if (wanted != found) {
            throw new TextGridException("\"" + token + "\" was not expected here.");
        }
        return token;
    }

    private String readWord() {
        int from = position;
        while (position < text.length() && !Character.isWhitespace(text.charAt(position))) {
            position++;
        }
        return text.substring(from, position);
    }

    private String readQuoted() {
        StringBuilder content = new StringBuilder();
        for (position++; position < text.length(); position++) {
            char c = text.charAt(position);
            if (c == '"') {
                position++;
                if (position >= text.length() || text.charAt(position) != '"') {
                    return content.toString();
                }
            }
            content.append(c);
        }
        throw new TextGridException("A quoted text has no end.");
    }

    private void skipLine() {
        while (position < text.length() && text.charAt(position) != '\n') {
            position++;
        }
    }
}
