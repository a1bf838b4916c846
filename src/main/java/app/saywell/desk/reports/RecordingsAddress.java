package app.saywell.desk.reports;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/// The web address of a folder to which a school uploads the recordings of its term pages.
///
/// @param base ends with a slash
public record RecordingsAddress(String base) {
    private static final int MAX_LENGTH = 200;

    /// What was typed; empty if it is no address of a folder on the web, such as one with a query.
    public static Optional<RecordingsAddress> parse(String typed) {
        String address = typed.strip();
        try {
            URI uri = new URI(address);
            // Voices of children travel to and from it: never in the clear, and no password on paper.
            return "https".equalsIgnoreCase(uri.getScheme())
                            && uri.getRawUserInfo() == null
                            && uri.getHost() != null
                            && uri.getRawQuery() == null
                            && uri.getRawFragment() == null
                            && address.length() <= MAX_LENGTH
                    ? Optional.of(new RecordingsAddress(address.endsWith("/") ? address : address + "/"))
                    : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    /// The address of a file in the folder.
    ///
    /// @param file a name of letters, digits and dots
    String of(String file) {
        return base + file;
    }
}
