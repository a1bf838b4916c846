package app.saywell;

/// Entry point.
public final class Main {
    private Main() {}

    /// Starts the window, or the command that the arguments name.
    public static void main(String[] args) {
        System.out.println("Saywell");
    }
}
