package app.saywell.desk.kit.lane;

import app.saywell.desk.kit.axis.AxisMode;
import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.ProsodyDifference;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of two recordings on one time axis: viewport, selection, hovered and inspected
/// interval, playhead. [LaneVisibility] holds the visible tiers and layers.
///
/// Has no scene classes; used on the UI thread only. The view is not data, so nothing here can be
/// undone.
public final class LanesViewModel {
    private static final double EMPTY_AXIS_SECONDS = 1;

    /// A sound as narrow as this can still be clicked.
    private static final double MIN_SOUND_PIXELS = 14;

    private final ReadOnlyObjectWrapper<List<VoiceLane>> lanes = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<AxisMode> axisMode = new ReadOnlyObjectWrapper<>(AxisMode.WORD_ALIGNED);
    private final ReadOnlyObjectWrapper<TimeViewport> viewport =
            new ReadOnlyObjectWrapper<>(TimeViewport.whole(EMPTY_AXIS_SECONDS, 1));
    private final ReadOnlyObjectWrapper<Optional<TimeSelection>> selection =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<IntervalHit>> hovered = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<IntervalHit>> inspected =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Double>> playhead = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final LaneVisibility visibility = new LaneVisibility();
    private Optional<TimeViewport> beforeRoom = Optional.empty();
    private TimeViewport roomGiven = viewport.get();
    private RecordingPair recordings = RecordingPair.NONE;
    private HeardSpan heard = HeardSpan.of(List.of(), EMPTY_AXIS_SECONDS);

    /// Shows other recordings, from the first to the last word and without a selection. If only the
    /// analysis or the marks changed, selection and viewport stay.
    public void show(Optional<AnalyzedRecording> model, Optional<AnalyzedRecording> learner) {
        show(model, learner, UpperRecording.MODEL_READING);
    }

    /// As above, where the upper recording may be another take.
    public void show(Optional<AnalyzedRecording> above, Optional<AnalyzedRecording> learner, UpperRecording upper) {
        RecordingPair shown = recordings;
        recordings = new RecordingPair(above, learner, upper);
        if (recordings.equals(shown)) {
            return;
        }
        if (recordings.hasSameSoundAs(shown)) {
            rebuildLanes();
            inspected.set(inspected.get().flatMap(this::atSamePlace));
            return;
        }
        selection.set(Optional.empty());
        hovered.set(Optional.empty());
        inspected.set(Optional.empty());
        beforeRoom = Optional.empty();
        playhead.set(Optional.empty());
        rebuildLanes();
        fitSpeech();
    }

    /// The lanes from top to bottom.
    public ReadOnlyObjectProperty<List<VoiceLane>> lanes() {
        return lanes.getReadOnlyProperty();
    }

    /// The lane of a side, if there is one.
    public Optional<VoiceLane> lane(VoiceSide side) {
        return lanes.get().stream().filter(lane -> lane.side() == side).findFirst();
    }

    /// The judged words of a recording; empty without one.
    public List<Word> words(VoiceSide side) {
        return lane(side).map(lane -> lane.recording().words()).orElse(List.of());
    }

    /// The visible part of the axis.
    public ReadOnlyObjectProperty<TimeViewport> viewport() {
        return viewport.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<TimeSelection>> selection() {
        return selection.getReadOnlyProperty();
    }

    /// The interval under the pointer.
    public ReadOnlyObjectProperty<Optional<IntervalHit>> hovered() {
        return hovered.getReadOnlyProperty();
    }

    /// The interval that was clicked or selected by keyboard, to show its details.
    public ReadOnlyObjectProperty<Optional<IntervalHit>> inspected() {
        return inspected.getReadOnlyProperty();
    }

    /// The position of playback on the axis, in seconds.
    public ReadOnlyObjectProperty<Optional<Double>> playhead() {
        return playhead.getReadOnlyProperty();
    }

    /// Whether the axis is word-aligned or in true time.
    public ReadOnlyObjectProperty<AxisMode> axisMode() {
        return axisMode.getReadOnlyProperty();
    }

    /// The visible tiers and layers.
    public LaneVisibility visibility() {
        return visibility;
    }

    /// Where stress and pauses of the two recordings differ.
    public List<ProsodyDifference> differences() {
        return recordings.differences();
    }

    /// Changes the axis mode and shows all that is heard.
    public void setAxisMode(AxisMode mode) {
        axisMode.set(mode);
        selection.set(Optional.empty());
        inspected.set(Optional.empty());
        beforeRoom = Optional.empty();
        rebuildLanes();
        fitSpeech();
    }

    /// The length of the whole axis in seconds.
    public double totalSeconds() {
        return lanes.get().stream().mapToDouble(VoiceLane::end).max().orElse(EMPTY_AXIS_SECONDS);
    }

    /// Sets the width in pixels; the visible part of the axis stays.
    public void resize(double width) {
        updateViewport(current -> current.withWidth(width).clampedTo(totalSeconds()));
    }

    /// Zooms in at a pixel; a factor below 1 zooms out.
    public void zoomAt(double x, double factor) {
        updateViewport(current -> current.zoomedAt(x, factor, totalSeconds()));
    }

    /// Zooms around the middle of the selection, or of the view if the selection is not visible.
    public void zoom(double factor) {
        TimeViewport current = viewport.get();
        double anchorX = selection
                .get()
                .map(selected -> current.toX((selected.start() + selected.end()) / 2))
                .filter(x -> x >= 0 && x <= current.width())
                .orElse(current.width() / 2);
        zoomAt(anchorX, factor);
    }

    public void scroll(double pixels) {
        updateViewport(current -> current.scrolled(pixels, totalSeconds()));
    }

    /// Shows everything.
    public void fit() {
        updateViewport(current -> TimeViewport.whole(totalSeconds(), current.width()));
    }

    /// Shows all that is heard, without the silence before and after it.
    private void fitSpeech() {
        updateViewport(
                current -> new TimeViewport(heard.from(), heard.to(), current.width()).clampedTo(totalSeconds()));
    }

    /// Zooms to 100 pixels per second, the same for every recording.
    public void zoomToDefault() {
        updateViewport(
                current -> current.zoomedAt(current.width() / 2, 100 * current.secondsPerPixel(), totalSeconds()));
    }

    /// Zooms to the selection.
    public void fitSelection() {
        selection
                .get()
                .filter(selected -> selected.end() > selected.start())
                .ifPresent(selected -> updateViewport(current ->
                        new TimeViewport(selected.start(), selected.end(), current.width()).clampedTo(totalSeconds())));
    }

    private void updateViewport(UnaryOperator<TimeViewport> change) {
        viewport.set(change.apply(viewport.get()));
    }

    /// Selects from one time of the axis to another.
    public void select(VoiceSide side, double from, double to) {
        double end = totalSeconds();
        selection.set(Optional.of(TimeSelection.between(side, Math.clamp(from, 0, end), Math.clamp(to, 0, end))));
    }

    /// Extends or shortens the selection to a time. Without a selection it starts at the playhead.
    public void extendSelectionTo(VoiceSide side, double seconds) {
        double anchor = playhead.get().orElse(0.0);
        TimeSelection extended = selection
                .get()
                .map(selected -> selected.extendedTo(seconds))
                .orElseGet(() -> TimeSelection.between(side, anchor, seconds));
        select(extended.side(), extended.start(), extended.end());
    }

    /// Selects the word at a time, if there is one.
    public void selectWordAt(VoiceSide side, double seconds) {
        lane(side)
                .flatMap(lane -> lane.tiers().words().intervalAt(seconds))
                .ifPresent(word -> select(side, word.start(), word.end()));
    }

    /// Inspects and selects the next word, or the word before with a step of -1.
    public void selectNeighbour(int step) {
        VoiceSide side = selection.get().map(TimeSelection::side).orElse(bottomSide());
        List<TierInterval> words =
                lane(side).map(lane -> lane.tiers().words().intervals()).orElse(List.of());
        if (words.isEmpty()) {
            return;
        }
        int nextIndex = selection
                .get()
                .map(selected -> wordIndexAt(words, selected) + step)
                .orElse(0);
        TierInterval word = words.get(Math.floorMod(nextIndex, words.size()));
        select(side, word.start(), word.end());
        updateViewport(current -> current.scrolledToShow((word.start() + word.end()) / 2, totalSeconds()));
        inspect(Optional.of(new IntervalHit(side, LaneTier.TierKind.WORDS, word)));
    }

    private static int wordIndexAt(List<TierInterval> words, TimeSelection selected) {
        double middle = (selected.start() + selected.end()) / 2;
        return Math.min(new LaneTier(LaneTier.TierKind.WORDS, words).firstEndingAfter(middle), words.size() - 1);
    }

    /// Selects everything.
    public void selectAll() {
        select(bottomSide(), 0, totalSeconds());
    }

    public void clearSelection() {
        selection.set(Optional.empty());
    }

    /// Sets the interval under the pointer.
    public void hover(Optional<IntervalHit> hit) {
        hovered.set(hit);
    }

    /// Sets the interval whose details are shown, and gives the sounds of its word room to be clicked. When
    /// nothing is shown any more, the view is as it was before.
    public void inspect(Optional<IntervalHit> hit) {
        hit.ifPresentOrElse(this::giveRoom, this::takeRoomBack);
        inspected.set(hit);
    }

    private void giveRoom(IntervalHit hit) {
        List<TierInterval> sounds =
                lane(hit.side()).map(lane -> lane.tiers().phonemes().intervals()).orElse(List.of()).stream()
                        .filter(sound -> sound.wordIndex() == hit.interval().wordIndex() && sound.end() > sound.start())
                        .toList();
        if (sounds.isEmpty()) {
            return;
        }
        double shortest = sounds.stream()
                .mapToDouble(sound -> sound.end() - sound.start())
                .min()
                .orElseThrow();
        TimeViewport current = viewport.get();
        TimeViewport roomy = current.withRoomFor(
                sounds.getFirst().start(), sounds.getLast().end(), MIN_SOUND_PIXELS / shortest, totalSeconds());
        if (!roomy.equals(current)) {
            TimeViewport before =
                    beforeRoom.filter(any -> current.equals(roomGiven)).orElse(current);
            beforeRoom = Optional.of(before);
            roomGiven = roomy;
            viewport.set(roomy);
        }
    }

    private void takeRoomBack() {
        beforeRoom
                .filter(any -> viewport.get().equals(roomGiven))
                .ifPresent(before -> updateViewport(now -> before.withWidth(now.width())));
        beforeRoom = Optional.empty();
    }

    /// Inspects and selects the next sound, or the sound before with a step of -1.
    public void inspectNeighbour(int step) {
        VoiceSide side = inspected.get().map(IntervalHit::side).orElse(bottomSide());
        List<TierInterval> sounds =
                lane(side).map(lane -> lane.tiers().phonemes().intervals()).orElse(List.of());
        if (sounds.isEmpty()) {
            return;
        }
        int nextIndex = inspected
                .get()
                .map(hit -> sounds.indexOf(hit.interval()) + step)
                .orElse(step > 0 ? 0 : -1);
        TierInterval sound = sounds.get(Math.floorMod(nextIndex, sounds.size()));
        select(side, sound.start(), sound.end());
        updateViewport(current -> current.scrolledToShow((sound.start() + sound.end()) / 2, totalSeconds()));
        inspect(Optional.of(new IntervalHit(side, LaneTier.TierKind.PHONEMES, sound)));
    }

    /// Moves the playhead to a time of a recording and keeps it in view. Where all that is heard is
    /// in view already, the view does not follow into the silence around it.
    public void showPlayback(VoiceSide side, double laneSeconds) {
        lane(side).ifPresent(lane -> {
            double axisSeconds = lane.timeMap().toAxis(laneSeconds);
            playhead.set(Optional.of(axisSeconds));
            if (!heard.isWithin(viewport.get())) {
                updateViewport(current -> current.scrolledToShow(axisSeconds, totalSeconds()));
            }
        });
    }

    /// Sets the playhead to a time of the axis.
    public void placePlayhead(double axisSeconds) {
        playhead.set(Optional.of(Math.clamp(axisSeconds, 0, totalSeconds())));
    }

    private VoiceSide bottomSide() {
        return lane(VoiceSide.LEARNER).isPresent() ? VoiceSide.LEARNER : VoiceSide.MODEL;
    }

    private Optional<IntervalHit> atSamePlace(IntervalHit hit) {
        return lane(hit.side()).stream()
                .flatMap(lane -> lane.tiers().of(hit.kind()).intervals().stream())
                .filter(interval -> interval.position().equals(hit.interval().position()))
                .findFirst()
                .map(interval -> new IntervalHit(hit.side(), hit.kind(), interval));
    }

    private void rebuildLanes() {
        lanes.set(recordings.lanes(axisMode.get()));
        heard = HeardSpan.of(lanes.get(), totalSeconds());
    }
}
