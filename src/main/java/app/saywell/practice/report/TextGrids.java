package app.saywell.practice.report;

import app.saywell.library.Library;
import app.saywell.library.take.Mark;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.report.textgrid.MovedBoundaries;
import app.saywell.report.textgrid.SpeechTiers;
import app.saywell.report.textgrid.TextGrid;
import app.saywell.report.textgrid.TextGridException;
import app.saywell.report.textgrid.TextGridReader;
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

/// Results as Praat's TextGrids, out and back in.
///
/// A grid that is given out carries a last tier, `take`, that says which recording it is of, so
/// that it finds its way back whatever its file is called by then.
public final class TextGrids {
    private static final String TAKE = "take";
    private static final Pattern LABEL = Pattern.compile("recording ([0-9a-f]{16}) result (\\d+)");
    private static final int LONGEST = 16 << 20;

    private final Desk desk;
    private final Library library;

    public TextGrids(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// What came back.
    ///
    /// @param moved how many of its words and pauses lie elsewhere now; 0 when nothing was changed
    public record TakenIn(Take take, int moved) {}

    /// A result as tiers, with the teacher's marks as a tier of their own.
    public TextGrid of(long resultId) {
        Result result = library.results().find(resultId).orElseThrow();
        Take take = library.takes().find(result.takeId()).orElseThrow();
        List<SpeechComponent> components = result.judgement().components();
        TextGrid grid = SpeechTiers.of(components, take.audio().seconds());
        List<TextGrid.Tier> tiers = new ArrayList<>(grid.tiers());
        List<TextGrid.Interval> marks = marks(resultId, components);
        if (!marks.isEmpty()) {
            tiers.add(SpeechTiers.tier("teacher", marks, grid.end()));
        }
        tiers.add(
                new TextGrid.Tier.Intervals(
                        TAKE,
                        List.of(new TextGrid.Interval(0, grid.end(), label(take, resultId)))));
        return new TextGrid(grid.end(), List.copyOf(tiers));
    }

    /// Takes boundaries back that were moved in Praat: every score stays with its word and sound,
    /// and the result as the service gave it is kept beneath. Undo takes them out again.
    ///
    /// @throws TextGridException if it is none, says not whose it is, or has other labels than were
    ///     given out; nothing is changed then
    public TakenIn takeIn(Path file) throws IOException {
        if (Files.size(file) > LONGEST) {
            throw new TextGridException(
                    TextGridException.Kind.UNREADABLE, "The file is too large for a TextGrid.");
        }
        TextGrid grid = TextGridReader.read(Files.readAllBytes(file));
        Result result = result(grid);
        Take take = library.takes().find(result.takeId()).orElseThrow();
        if (Math.abs(grid.end() - take.audio().seconds()) > 0.5) {
            throw new TextGridException(
                    TextGridException.Kind.OTHER_LENGTH,
                    "Its length is not that of the recording.");
        }
        List<SpeechComponent> before = result.judgement().components();
        List<SpeechComponent> after = MovedBoundaries.apply(grid, before);
        // What was given out has gaps and overlaps smoothed, which nobody has moved.
        TextGrid untouched = SpeechTiers.of(before, take.audio().seconds());
        List<SpeechComponent> given = MovedBoundaries.apply(untouched, before);
        int moved = 0;
        for (int i = 0; i < given.size(); i++) {
            moved += given.get(i).equals(after.get(i)) ? 0 : 1;
        }
        if (moved > 0) {
            store(take, result, after);
        }
        return new TakenIn(take, moved);
    }

    private void store(Take take, Result result, List<SpeechComponent> after) {
        Optional<List<SpeechComponent>> before = result.moved();
        desk.edit(
                "edit.boundaries.import",
                new Change.TakesChanged(take.owner().sentenceId(), take.owner().learnerId()),
                () ->
                        library.results()
                                .move(result.id(), Optional.of(after), desk.clock().instant()),
                () -> library.results().move(result.id(), before, desk.clock().instant()));
    }

    private Result result(TextGrid grid) {
        Matcher label =
                LABEL.matcher(
                        grid.intervals(TAKE).stream()
                                .flatMap(tier -> tier.intervals().stream())
                                .map(TextGrid.Interval::label)
                                .findFirst()
                                .orElse(""));
        if (!label.find()) {
            throw new TextGridException(
                    TextGridException.Kind.NAMELESS,
                    "Its tier \"take\" is missing, which says whose recording it is of.");
        }
        String hash = label.group(1);
        // On another computer the number is another one, but the recording is the same.
        return library.results()
                .find(Long.parseLong(label.group(2)))
                .filter(result -> hashOf(result).startsWith(hash))
                .or(() -> library.results().ofRecording(hash))
                .orElseThrow(
                        () ->
                                new TextGridException(
                                        TextGridException.Kind.UNKNOWN_RECORDING,
                                        "Its recording is not in this library."));
    }

    private String hashOf(Result result) {
        return library.takes().find(result.takeId()).orElseThrow().audio().hash();
    }

    private static String label(Take take, long resultId) {
        return "recording " + take.audio().hash().substring(0, 16) + " result " + resultId;
    }

    private List<TextGrid.Interval> marks(long resultId, List<SpeechComponent> components) {
        List<TextGrid.Interval> marks = new ArrayList<>();
        for (Mark mark : library.marks().of(resultId)) {
            int at = mark.place().component();
            if (mark.place().layer() == Mark.Layer.TEACHER
                    && mark.place().target() == Mark.Target.WORD
                    && at < components.size()
                    && components.get(at) instanceof Word word
                    && word.end() > word.start()) {
                String value = String.format(Locale.ROOT, "%.0f", mark.value());
                String said = mark.reason().isEmpty() ? value : value + " " + mark.reason();
                marks.add(new TextGrid.Interval(word.start(), word.end(), said));
            }
        }
        return marks;
    }
}
