package app.saywell.desk.classroom.grid;

import app.saywell.desk.classes.ClassGrid;
import app.saywell.desk.classes.LessonMarks;
import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.kit.theme.ThemedRegion;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.school.take.TakeSummary;
import app.saywell.desk.store.take.ClassGridStore;
import app.saywell.speech.ScoreScale;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.TableCell;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.tableview2.TableColumn2;
import org.controlsfx.control.tableview2.TableView2;

/// Compares two class grids of 60 learners and 30 sentences: the canvas and a TableView2 with a
/// fixed first column. A frame is a jump to a random place with layout, painting and rendering, in
/// wall-clock time and in processor time of the threads involved. Run it with the software renderer
/// (`-Dglass.platform=Headless -Dprism.order=sw`).
public final class ClassGridPaintMain {
    private static final int WIDTH = 1100;
    private static final int HEIGHT = 620;
    private static final int LEARNERS = 60;
    private static final int SENTENCES = 30;
    private static final int FRAMES = Integer.getInteger("frames", 300);

    private ClassGridPaintMain() {}

    /// Takes no arguments; `-Dframes` sets how many frames are measured.
    public static void main(String[] args) {
        GridSnapshot snapshot = snapshot();
        measure("canvas", OffScreenRenderer.callOnUiThread(() -> canvasGrid(snapshot)));
        measure("TableView2", OffScreenRenderer.callOnUiThread(() -> tableGrid(snapshot)));
        System.exit(0);
    }

    private record MeasuredGrid(Scene scene, Consumer<Random> jump) {}

    private static final class PaintedGrid extends ThemedRegion {
        private final Canvas canvas = new Canvas(WIDTH, HEIGHT);

        PaintedGrid() {
            getStyleClass().add("class-grid");
            getChildren().add(canvas);
        }

        void paint(GridSnapshot snapshot, double scrollX, double scrollY) {
            var noCell = new GridGeometry.CellPosition(-1, -2);
            new ClassGridPainter(
                            canvas.getGraphicsContext2D(),
                            this,
                            new GridGeometry(WIDTH, HEIGHT, 0, 1, LEARNERS, SENTENCES, 0, 0)
                                    .scrolledTo(scrollX, scrollY),
                            new ClassGridPainter.ClassGridPaintState(snapshot, new LearnerNames(), noCell, noCell))
                    .paint();
        }

        @Override
        protected void themeChanged() {}
    }

    private static MeasuredGrid canvasGrid(GridSnapshot snapshot) {
        PaintedGrid grid = new PaintedGrid();
        return new MeasuredGrid(
                scene(grid), random -> grid.paint(snapshot, random.nextDouble() * 2000, random.nextDouble() * 2000));
    }

    private static MeasuredGrid tableGrid(GridSnapshot snapshot) {
        TableView2<Learner> table = new TableView2<>();
        TableColumn2<Learner, String> names = new TableColumn2<>("Name");
        names.setPrefWidth(116);
        names.setCellValueFactory(
                row -> new ReadOnlyStringWrapper(row.getValue().name()));
        table.getColumns().add(names);
        table.getFixedColumns().add(names);
        for (int i = 0; i < SENTENCES; i++) {
            table.getColumns().add(column(snapshot, i));
        }
        table.getItems().setAll(snapshot.learners());
        return new MeasuredGrid(scene(table), random -> {
            table.scrollTo(random.nextInt(LEARNERS));
            table.scrollToColumnIndex(random.nextInt(SENTENCES));
        });
    }

    private static TableColumn2<Learner, CellState> column(GridSnapshot snapshot, int index) {
        TableColumn2<Learner, CellState> column =
                new TableColumn2<>(snapshot.sentences().get(index).text());
        column.setPrefWidth(58);
        column.setCellValueFactory(row -> new javafx.beans.property.ReadOnlyObjectWrapper<>(
                snapshot.cellState(snapshot.rowOf(row.getValue().id()), index)));
        column.setCellFactory(any -> new TableCell<>() {
            @Override
            protected void updateItem(CellState state, boolean empty) {
                super.updateItem(state, empty);
                setText(empty || state == null ? "" : state.label());
            }
        });
        return column;
    }

    private static Scene scene(Region grid) {
        Scene scene = new Scene(new StackPane(grid), WIDTH, HEIGHT);
        new Appearance(Theme.LIGHT, 100).applyTo(scene, List.of());
        return scene;
    }

    private static void measure(String what, MeasuredGrid grid) {
        measureFrames(grid, new Random(1));
        long[][] nanos = measureFrames(grid, new Random(2));
        print(what + ", wall clock", nanos[0]);
        print(what + ", processor time", nanos[1]);
    }

    private static long[][] measureFrames(MeasuredGrid grid, Random random) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        WritableImage image = new WritableImage(WIDTH, HEIGHT);
        long[] clock = new long[FRAMES];
        long[] processor = new long[FRAMES];
        for (int i = 0; i < FRAMES; i++) {
            int frame = i;
            OffScreenRenderer.callOnUiThread(() -> {
                long start = System.nanoTime();
                long cpuBefore = cpuNanos(threads);
                grid.jump().accept(random);
                grid.scene().getRoot().applyCss();
                grid.scene().getRoot().layout();
                grid.scene().snapshot(image);
                clock[frame] = System.nanoTime() - start;
                processor[frame] = cpuNanos(threads) - cpuBefore;
                return 0;
            });
        }
        return new long[][] {clock, processor};
    }

    private static long cpuNanos(ThreadMXBean threads) {
        long sum = 0;
        for (long id : threads.getAllThreadIds()) {
            var info = threads.getThreadInfo(id);
            if (info != null
                    && (info.getThreadName().startsWith("JavaFX Application")
                            || info.getThreadName().startsWith("QuantumRenderer"))) {
                sum += threads.getThreadCpuTime(id);
            }
        }
        return sum;
    }

    private static void print(String what, long[] nanos) {
        Arrays.sort(nanos);
        System.out.printf(
                "%s: median %.1f ms, p99 %.1f ms, max %.1f ms%n",
                what,
                nanos[nanos.length / 2] / 1e6,
                nanos[nanos.length * 99 / 100] / 1e6,
                nanos[nanos.length - 1] / 1e6);
    }

    private static GridSnapshot snapshot() {
        List<Learner> learners = new ArrayList<>();
        for (int i = 0; i < LEARNERS; i++) {
            learners.add(new Learner(i + 1, "Learner " + i, "" + i, Optional.of(1L), Consent.THIS_COMPUTER));
        }
        List<Sentence> sentences = new ArrayList<>();
        for (int i = 0; i < SENTENCES; i++) {
            sentences.add(new Sentence(i + 1, 1, "Sentence number " + i, "", i));
        }
        return new GridSnapshot(
                new ClassGrid(learners, sentences, cells(learners, sentences)),
                ScoreThresholds.DEFAULT,
                LessonMarks.NONE,
                Map.of(),
                Optional.empty(),
                List.of());
    }

    private static Map<Take.TakeOwner, ClassGridStore.GridCell> cells(
            List<Learner> learners, List<Sentence> sentences) {
        Random random = new Random(3);
        Map<Take.TakeOwner, ClassGridStore.GridCell> cells = new HashMap<>();
        for (Learner learner : learners) {
            for (Sentence sentence : sentences) {
                double score = 100 * random.nextDouble();
                var owner = new Take.TakeOwner(sentence.id(), learner.id());
                var scored = new TakeScore(1, 1, ScoreScale.HUNDRED, score, score, false, false, Instant.EPOCH, "");
                cells.put(
                        owner,
                        new ClassGridStore.GridCell(
                                owner,
                                new TakeSummary(1, Optional.of(scored)),
                                Optional.empty(),
                                Optional.of(new ClassGridStore.CountedTake(
                                        1, Take.TakeSource.RECORDED, Optional.empty()))));
            }
        }
        return cells;
    }
}
