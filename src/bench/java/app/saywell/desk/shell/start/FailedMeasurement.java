package app.saywell.desk.shell.start;

/// Ends a program of measurement whose main thread failed, while the threads of its window would
/// let it run on.
final class FailedMeasurement {
    private FailedMeasurement() {}

    /// From now on what a thread does not catch is printed, and the program ends with 1.
    static void endsTheProgram() {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {
            thrown.printStackTrace();
            Runtime.getRuntime().halt(1);
        });
    }
}
