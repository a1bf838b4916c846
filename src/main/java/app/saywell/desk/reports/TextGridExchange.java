package app.saywell.desk.reports;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.textgrid.MovedBoundaries;
import app.saywell.desk.store.textgrid.SpeechTiers;
import app.saywell.desk.store.textgrid.TextGrid;
import app.saywell.desk.store.textgrid.TextGridException;
import app.saywell.desk.store.textgrid.TextGridReader;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Exports results as Praat TextGrids and imports moved boundaries.
///
/// An exported TextGrid has a last tier `take` that identifies its recording. So it can be imported
/// under any file name.
public final class TextGridExchange {
    private static final String TAKE_TIER = "take";
    private static final Pattern LABEL = Pattern.compile("recording ([0-9a-f]{16}) result (\\d+)");
    private static final int MAX_BYTES = 16 << 20;

    private final UseCaseContext context;
    private final Library library;

    public TextGridExchange(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// Imported boundaries.
    ///
    /// @param moved number of words and pauses that were moved; 0 if nothing was changed
    public record ImportedBoundaries(Take take, int moved) {}

    /// A result as tiers, with a tier for the teacher's marks.
    public TextGrid toTextGrid(long resultId) {
        ScoringResult result = library.results().find(resultId).orElseThrow();
        Take take = library.takes().find(result.takeId()).orElseThrow();
        List<SpeechComponent> components = result.serviceResult().components();
        TextGrid grid = SpeechTiers.of(components, take.audio().seconds());
        List<TextGrid.TextGridTier> tiers = new ArrayList<>(grid.tiers());
        List<TextGrid.LabelledInterval> marks = marks(result, components);
        if (!marks.isEmpty()) {
            tiers.add(SpeechTiers.tier("teacher", marks, grid.end()));
        }
        tiers.add(new TextGrid.TextGridTier.IntervalTier(
                TAKE_TIER, List.of(new TextGrid.LabelledInterval(0, grid.end(), label(take, resultId)))));
        return new TextGrid(grid.end(), List.copyOf(tiers));
    }

    /// Imports boundaries that were moved in Praat. Every score stays with its word and sound, and
    /// the result of the service is kept. Can be undone.
    ///
    /// @throws TextGridException if it is not a TextGrid, does not identify its recording, or has
    ///     other labels than the exported one; then nothing is changed
    public ImportedBoundaries importTextGrid(Path file) throws IOException {
        if (Files.size(file) > MAX_BYTES) {
            throw new TextGridException(
                    TextGridException.TextGridProblem.UNREADABLE, "The file is too large for a TextGrid.");
        }
        TextGrid grid = TextGridReader.read(Files.readAllBytes(file));
        ScoringResult result = result(grid);
        Take take = library.takes().find(result.takeId()).orElseThrow();
        if (Math.abs(grid.end() - take.audio().seconds()) > 0.5) {
            throw new TextGridException(
                    TextGridException.TextGridProblem.OTHER_LENGTH, "Its length is not that of the recording.");
        }
        List<SpeechComponent> before = result.serviceResult().components();
        List<SpeechComponent> after = MovedBoundaries.apply(grid, before);
        // The export smooths gaps and overlaps. Those are not moved boundaries.
        TextGrid untouched = SpeechTiers.of(before, take.audio().seconds());
        List<SpeechComponent> exported = MovedBoundaries.apply(untouched, before);
        int moved = 0;
        for (int i = 0; i < exported.size(); i++) {
            moved += exported.get(i).equals(after.get(i)) ? 0 : 1;
        }
        if (moved > 0) {
            storeBoundaries(take, result, after);
        }
        return new ImportedBoundaries(take, moved);
    }

    private void storeBoundaries(Take take, ScoringResult result, List<SpeechComponent> after) {
        Optional<List<SpeechComponent>> before = result.movedComponents();
        context.applyEdit(
                "edit.boundaries.import",
                new LibraryChange.TakesChanged(
                        take.owner().sentenceId(), take.owner().learnerId()),
                () -> setBoundaries(take, result, Optional.of(after)),
                () -> setBoundaries(take, result, before));
    }

    // Undone later, perhaps by somebody else, it is another act.
    private void setBoundaries(Take take, ScoringResult result, Optional<List<SpeechComponent>> components) {
        context.noteAccess(AccessEntry.AccessAction.BOUNDARIES_MOVED, take.owner());
        library.results()
                .setMovedBoundaries(result.id(), components, context.clock().instant());
    }

    private ScoringResult result(TextGrid grid) {
        Matcher label = LABEL.matcher(grid.intervals(TAKE_TIER).stream()
                .flatMap(tier -> tier.intervals().stream())
                .map(TextGrid.LabelledInterval::label)
                .findFirst()
                .orElse(""));
        if (!label.find()) {
            throw new TextGridException(
                    TextGridException.TextGridProblem.NAMELESS,
                    "Its tier \"take\" is missing, which says whose recording it is of.");
        }
        String hash = label.group(1);
        // On another computer the result id differs, but the recording is the same.
        return library.results()
                .find(Long.parseLong(label.group(2)))
                .filter(result -> hashOf(result).startsWith(hash))
                .or(() -> library.results().findByRecordingHash(hash))
                .orElseThrow(() -> new TextGridException(
                        TextGridException.TextGridProblem.UNKNOWN_RECORDING, "Its recording is not in this library."));
    }

    private String hashOf(ScoringResult result) {
        return library.takes().find(result.takeId()).orElseThrow().audio().hash();
    }

    private static String label(Take take, long resultId) {
        return "recording " + take.audio().hash().substring(0, 16) + " result " + resultId;
    }

    private List<TextGrid.LabelledInterval> marks(ScoringResult result, List<SpeechComponent> components) {
        List<TextGrid.LabelledInterval> marks = new ArrayList<>();
        for (TeacherMark mark : result.marks()) {
            int at = mark.position().component();
            if (mark.position().layer() == TeacherMark.MarkLayer.TEACHER
                    && (mark.position().target() == TeacherMark.MarkTarget.WORD
                            || mark.position().target() == TeacherMark.MarkTarget.INSERTION)
                    && at < components.size()
                    && components.get(at) instanceof Word word
                    && word.end() > word.start()) {
                String value = mark.miscue()
                        .map(miscue -> miscue.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .orElseGet(() -> String.format(Locale.ROOT, "%.0f", mark.value()));
                String said = mark.reason().isEmpty() ? value : value + " " + mark.reason();
                addMark(marks, new TextGrid.LabelledInterval(word.start(), word.end(), said));
            }
        }
        return marks;
    }

    /// Two marks on one word stand in one interval.
    private static void addMark(List<TextGrid.LabelledInterval> marks, TextGrid.LabelledInterval added) {
        boolean isOfSameWord = !marks.isEmpty() && marks.getLast().start() == added.start();
        if (isOfSameWord) {
            TextGrid.LabelledInterval before = marks.removeLast();
            marks.add(
                    new TextGrid.LabelledInterval(before.start(), before.end(), before.label() + "; " + added.label()));
        } else {
            marks.add(added);
        }
    }
}
