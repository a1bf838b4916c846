package app.saywell.ui.kit.wave;

import app.saywell.library.people.Strictness;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// Two voices on one axis: what is in view, what is chosen, what the pointer is on, what plays.
///
/// Knows no scene class; used on the UI thread alone. The view is no data: nothing here is undone.
public final class LanesModel {
    private static final double UNTIL_THERE_IS_SOUND = 1;

    /// Seconds of silence before or after the words that are left out of the first look.
    private static final double LONG_WAIT = 1;

    /// Seconds around the words that stay in it.
    private static final double AROUND_SPEECH = 0.5;

    private final ReadOnlyObjectWrapper<List<Lane>> lanes = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<TimeAxis> axis =
            new ReadOnlyObjectWrapper<>(TimeAxis.WORD_ALIGNED);
    private final ReadOnlyObjectWrapper<Viewport> viewport =
            new ReadOnlyObjectWrapper<>(Viewport.whole(UNTIL_THERE_IS_SOUND, 1));
    private final ReadOnlyObjectWrapper<Optional<Selection>> selection =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Hit>> hovered =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Hit>> pointed =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Double>> playhead =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Set<Tier.Kind>> shown =
            new ReadOnlyObjectWrapper<>(
                    Set.of(Tier.Kind.WORDS, Tier.Kind.PHONEMES, Tier.Kind.PAUSES, Tier.Kind.MARKS));
    private final ReadOnlyObjectWrapper<Set<Layer>> layers =
            new ReadOnlyObjectWrapper<>(Set.of(Layer.DIFFERENCES));
    private Optional<Reading> model = Optional.empty();
    private Optional<Reading> learner = Optional.empty();
    private Strictness strictness = Strictness.ORDINARY;

    /// Shows other voices, all of what is said, with nothing chosen; where the sound is the same,
    /// what is chosen and in view stays.
    public void show(Optional<Reading> model, Optional<Reading> learner, Strictness strictness) {
        if (this.model.equals(model)
                && this.learner.equals(learner)
                && this.strictness.equals(strictness)) {
            return;
        }
        boolean same = sameSound(this.model, model) && sameSound(this.learner, learner);
        this.model = model;
        this.learner = learner;
        this.strictness = strictness;
        if (same) {
            layOut();
            return;
        }
        selection.set(Optional.empty());
        hovered.set(Optional.empty());
        pointed.set(Optional.empty());
        playhead.set(Optional.empty());
        layOut();
        fitSpeech();
    }

    private static boolean sameSound(Optional<Reading> one, Optional<Reading> other) {
        return one.isPresent() ? other.filter(one.get()::soundsLike).isPresent() : other.isEmpty();
    }

    /// The lanes from top to bottom.
    public ReadOnlyObjectProperty<List<Lane>> lanes() {
        return lanes.getReadOnlyProperty();
    }

    /// The lane of a side, if there is such a voice.
    public Optional<Lane> lane(Side side) {
        return lanes.get().stream().filter(lane -> lane.side() == side).findFirst();
    }

    /// What is in view.
    public ReadOnlyObjectProperty<Viewport> viewport() {
        return viewport.getReadOnlyProperty();
    }

    /// What is chosen.
    public ReadOnlyObjectProperty<Optional<Selection>> selection() {
        return selection.getReadOnlyProperty();
    }

    /// What the pointer is on.
    public ReadOnlyObjectProperty<Optional<Hit>> hovered() {
        return hovered.getReadOnlyProperty();
    }

    /// What was clicked or chosen by key, to be told of in full.
    public ReadOnlyObjectProperty<Optional<Hit>> pointed() {
        return pointed.getReadOnlyProperty();
    }

    /// The moment on the axis that sounds now.
    public ReadOnlyObjectProperty<Optional<Double>> playhead() {
        return playhead.getReadOnlyProperty();
    }

    /// Word-aligned or true time.
    public ReadOnlyObjectProperty<TimeAxis> axis() {
        return axis.getReadOnlyProperty();
    }

    /// The tiers that are drawn.
    public ReadOnlyObjectProperty<Set<Tier.Kind>> shown() {
        return shown.getReadOnlyProperty();
    }

    /// What is drawn besides.
    public ReadOnlyObjectProperty<Set<Layer>> layers() {
        return layers.getReadOnlyProperty();
    }

    /// Where stress and pauses of the two voices differ.
    public List<Difference> differences() {
        return model.flatMap(
                        one -> learner.map(take -> Difference.between(one.words(), take.words())))
                .orElse(List.of());
    }

    /// Draws these tiers and layers and no others.
    public void draw(Set<Tier.Kind> tiers, Set<Layer> chosen) {
        shown.set(Set.copyOf(tiers));
        layers.set(Set.copyOf(chosen));
    }

    /// Changes the axis and shows everything on it.
    public void setAxis(TimeAxis chosen) {
        axis.set(chosen);
        selection.set(Optional.empty());
        pointed.set(Optional.empty());
        layOut();
        fit();
    }

    /// Shows a tier or hides it.
    public void toggle(Tier.Kind kind) {
        shown.set(toggled(shown.get(), kind));
    }

    /// Shows a layer or hides it.
    public void toggle(Layer layer) {
        layers.set(toggled(layers.get(), layer));
    }

    private static <E> Set<E> toggled(Set<E> all, E one) {
        Set<E> changed = new HashSet<>(all);
        if (!changed.remove(one)) {
            changed.add(one);
        }
        return Set.copyOf(changed);
    }

    /// Seconds of the whole axis.
    public double total() {
        return lanes.get().stream().mapToDouble(Lane::end).max().orElse(UNTIL_THERE_IS_SOUND);
    }

    /// The picture is this many pixels wide now; the stretch in view stays.
    public void resize(double width) {
        look(view -> view.over(width).within(total()));
    }

    /// Closer at a pixel, or farther with a factor below 1.
    public void zoomAt(double x, double factor) {
        look(view -> view.zoomedAt(x, factor, total()));
    }

    /// Closer around the middle of what is chosen, or else of the view.
    public void zoom(double factor) {
        Viewport view = viewport.get();
        double at =
                selection
                        .get()
                        .map(chosen -> view.x((chosen.start() + chosen.end()) / 2))
                        .filter(x -> x >= 0 && x <= view.width())
                        .orElse(view.width() / 2);
        zoomAt(at, factor);
    }

    /// Moves by pixels.
    public void scroll(double pixels) {
        look(view -> view.scrolled(pixels, total()));
    }

    /// Shows everything.
    public void fit() {
        look(view -> Viewport.whole(total(), view.width()));
    }

    /// Shows all that is said, without the silence of somebody who waited long before or after.
    private void fitSpeech() {
        fit();
        List<Mark> words =
                lanes.get().stream()
                        .flatMap(lane -> lane.tiers().of(Tier.Kind.WORDS).marks().stream())
                        .toList();
        double from = words.stream().mapToDouble(Mark::start).min().orElse(0);
        double to = words.stream().mapToDouble(Mark::end).max().orElse(total());
        if (from > LONG_WAIT || total() - to > LONG_WAIT) {
            double start = Math.max(0, from - AROUND_SPEECH);
            double end = Math.min(total(), to + AROUND_SPEECH);
            look(view -> new Viewport(start, end, view.width()).within(total()));
        }
    }

    /// A hundred pixels a second: the same for every recording.
    public void normal() {
        look(view -> view.zoomedAt(view.width() / 2, 100 * view.secondsPerPixel(), total()));
    }

    /// Shows just what is chosen.
    public void fitSelection() {
        selection
                .get()
                .filter(chosen -> chosen.end() > chosen.start())
                .ifPresent(
                        chosen ->
                                look(
                                        view ->
                                                new Viewport(
                                                                chosen.start(),
                                                                chosen.end(),
                                                                view.width())
                                                        .within(total())));
    }

    private void look(UnaryOperator<Viewport> change) {
        viewport.set(change.apply(viewport.get()));
    }

    /// Chooses from one moment of the axis to another.
    public void select(Side side, double from, double to) {
        double end = total();
        selection.set(
                Optional.of(
                        Selection.between(side, Math.clamp(from, 0, end), Math.clamp(to, 0, end))));
    }

    /// Grows or cuts what is chosen; without anything chosen, starts at the playhead.
    public void extendSelectionTo(Side side, double seconds) {
        double anchor = playhead.get().orElse(0.0);
        Selection grown =
                selection
                        .get()
                        .map(chosen -> chosen.extendedTo(seconds))
                        .orElseGet(() -> Selection.between(side, anchor, seconds));
        select(grown.side(), grown.start(), grown.end());
    }

    /// Chooses the word at a moment, if there is one.
    public void selectWordAt(Side side, double seconds) {
        lane(side)
                .flatMap(lane -> lane.tiers().words().at(seconds))
                .ifPresent(word -> select(side, word.start(), word.end()));
    }

    /// Chooses the next word after what is chosen, or the one before with a step of -1.
    public void selectNeighbour(int step) {
        Side side = selection.get().map(Selection::side).orElse(bottomSide());
        List<Mark> words = lane(side).map(lane -> lane.tiers().words().marks()).orElse(List.of());
        if (words.isEmpty()) {
            return;
        }
        int next = selection.get().map(chosen -> wordIn(words, chosen) + step).orElse(0);
        Mark word = words.get(Math.floorMod(next, words.size()));
        select(side, word.start(), word.end());
        look(view -> view.showing((word.start() + word.end()) / 2, total()));
    }

    private static int wordIn(List<Mark> words, Selection chosen) {
        double middle = (chosen.start() + chosen.end()) / 2;
        return Math.min(
                new Tier(Tier.Kind.WORDS, words).firstEndingAfter(middle), words.size() - 1);
    }

    /// Chooses everything.
    public void selectAll() {
        select(bottomSide(), 0, total());
    }

    /// Chooses nothing.
    public void clearSelection() {
        selection.set(Optional.empty());
    }

    /// The pointer is on something now, or on nothing.
    public void hover(Optional<Hit> hit) {
        hovered.set(hit);
    }

    /// Something is to be told of in full, or nothing any more.
    public void point(Optional<Hit> hit) {
        pointed.set(hit);
    }

    /// Points at the next sound after the one pointed at, or the one before with a step of -1, and
    /// chooses it.
    public void pointAtNeighbour(int step) {
        Side side = pointed.get().map(Hit::side).orElse(bottomSide());
        List<Mark> sounds =
                lane(side).map(lane -> lane.tiers().phonemes().marks()).orElse(List.of());
        if (sounds.isEmpty()) {
            return;
        }
        int next =
                pointed.get()
                        .map(hit -> sounds.indexOf(hit.mark()) + step)
                        .orElse(step > 0 ? 0 : -1);
        Mark sound = sounds.get(Math.floorMod(next, sounds.size()));
        select(side, sound.start(), sound.end());
        look(view -> view.showing((sound.start() + sound.end()) / 2, total()));
        point(Optional.of(new Hit(side, Tier.Kind.PHONEMES, sound)));
    }

    /// What sounds now, in the lane's own time; keeps it in view.
    public void playing(Side side, double laneSeconds) {
        lane(side)
                .ifPresent(
                        lane -> {
                            double at = lane.map().toAxis(laneSeconds);
                            playhead.set(Optional.of(at));
                            look(view -> view.showing(at, total()));
                        });
    }

    /// Puts the playhead on a moment of the axis.
    public void placePlayhead(double axisSeconds) {
        playhead.set(Optional.of(Math.clamp(axisSeconds, 0, total())));
    }

    private Side bottomSide() {
        return lane(Side.LEARNER).isPresent() ? Side.LEARNER : Side.MODEL;
    }

    private void layOut() {
        List<Lane> built = new ArrayList<>();
        model.ifPresent(
                reading -> {
                    boolean aligned = axis.get() == TimeAxis.WORD_ALIGNED;
                    TimeMap map =
                            learner.filter(any -> aligned)
                                    .map(take -> TimeMap.aligned(reading.words(), take.words()))
                                    .orElse(TimeMap.identity());
                    built.add(Lane.of(Side.MODEL, reading, map, strictness));
                });
        learner.ifPresent(
                take -> built.add(Lane.of(Side.LEARNER, take, TimeMap.identity(), strictness)));
        lanes.set(List.copyOf(built));
    }
}
