package app.saywell.desk.kit.mouth;

/// The arrow that shows how the air leaves.
final class AirPath {
    private static final double LENGTH = 20;
    private static final double HEAD = 4;
    private static final String THROUGH_NOSE =
            "M176 120C178 96 178 78 170 58C150 42 110 38 84 52C70 62 56 66 40 84M48 81L40 84L41 76";

    private AirPath() {}

    /// @param x where the lips end
    /// @param y the middle between the lips
    static String of(Airflow airflow, double x, double y) {
        return switch (airflow) {
            case NONE -> "";
            case FLOW ->
                new PathBuilder().moveTo(x + 4, y).lineTo(x - LENGTH, y).open() + arrowHead(x - LENGTH, y);
            case HISS -> wave(x, y) + arrowHead(x - LENGTH, y);
            case BURST ->
                new PathBuilder()
                        .moveTo(x, y)
                        .lineTo(x - 13, y)
                        .moveTo(x - 1, y - 6)
                        .lineTo(x - 11, y - 12)
                        .moveTo(x - 1, y + 6)
                        .lineTo(x - 11, y + 12)
                        .open();
            case NOSE -> THROUGH_NOSE;
        };
    }

    private static String wave(double x, double y) {
        PathBuilder wave = new PathBuilder().moveTo(x + 4, y);
        for (int i = 1; i <= 4; i++) {
            double end = x + 4 - 6 * i;
            wave.quadTo(end + 3, y + (i % 2 == 0 ? 5 : -5), end, y);
        }
        return wave.open();
    }

    private static String arrowHead(double x, double y) {
        return new PathBuilder()
                .moveTo(x + HEAD + 1, y - HEAD)
                .lineTo(x, y)
                .lineTo(x + HEAD + 1, y + HEAD)
                .open();
    }
}
