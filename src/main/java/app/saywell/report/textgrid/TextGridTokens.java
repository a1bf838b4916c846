package app.saywell.report.textgrid;

/// The data in a Praat text file: free-standing numbers, quoted strings and flags; everything else
/// is comment, and so is what follows a `!` on its line.
final class TextGridTokens {
    private static final int MOST = 10_000_000;

    private final String text;
    private int at;

    TextGridTokens(String text) {
        this.text = text;
    }

    String string() {
        return token('"');
    }

    double number() {
        String token = token('0');
        try {
            // Letters may follow a number, such as a unit or a percent sign.
            return Double.parseDouble(token.replaceFirst("[^0-9.eE+\\-].*$", ""));
        } catch (NumberFormatException e) {
            throw new TextGridException("A number was expected and \"" + token + "\" found.");
        }
    }

    int count() {
        double number = number();
        if (number < 0 || number > MOST || number != Math.rint(number)) {
            throw new TextGridException("A count was expected and " + number + " found.");
        }
        return (int) number;
    }

    boolean flag() {
        return token('<').equals("exists");
    }

    /// The next token of a kind; tokens of other kinds are passed over only where they are comment.
    private String token(char kind) {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
            } else if (c == '!') {
                skipLine();
            } else if (c == '"') {
                String string = quoted();
                return expect(kind, '"', string);
            } else if (c == '<') {
                String flag = word();
                return expect(kind, '<', flag.replaceAll("[<>]", ""));
            } else {
                String word = word();
                if (word.matches("[+-]?\\d.*")) {
                    return expect(kind, '0', word);
                }
            }
        }
        throw new TextGridException("The file ends too soon.");
    }

    private static String expect(char wanted, char found, String token) {
        if (wanted != found) {
            throw new TextGridException("\"" + token + "\" is not what belongs here.");
        }
        return token;
    }

    private String word() {
        int from = at;
        while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    private String quoted() {
        StringBuilder content = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"') {
                at++;
                if (at >= text.length() || text.charAt(at) != '"') {
                    return content.toString();
                }
            }
            content.append(c);
        }
        throw new TextGridException("A text in quotes never ends.");
    }

    private void skipLine() {
        while (at < text.length() && text.charAt(at) != '\n') {
            at++;
        }
    }
}
