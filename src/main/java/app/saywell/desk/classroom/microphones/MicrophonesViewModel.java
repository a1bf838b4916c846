package app.saywell.desk.classroom.microphones;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.grid.ClassGridViewModel;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.util.Duration;

/// Two to four microphones at this computer that record at the same time, each its own learner.
///
/// They are open only while their page is shown; the microphone of the window is closed meanwhile, because it may be
/// one of them. Use it only on the JavaFX thread.
public final class MicrophonesViewModel implements AutoCloseable {
    private static final int MAX_SEATS = 4;
    private static final Duration LOOK = Duration.millis(50);

    // As often as a recorder looks for a microphone that it lost.
    private static final Duration PLUGS_LOOK = Duration.seconds(2);

    private final ReadOnlyObjectWrapper<Optional<List<String>>> microphones =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<String>> twins = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<SeatViewModel>> seats = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<SeatChoices>> choices = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper recording = new ReadOnlyBooleanWrapper();
    private final BooleanProperty stopsInSilence = new SimpleBooleanProperty();
    private final MicrophonesServices services;
    private final AudioSession windowSession;
    private final ClassViewModel classViewModel;
    private final ClassGridViewModel gridViewModel;
    private final MicrophoneSearch search;
    private final Timeline looking;
    private final Timeline plugs;
    private boolean shown;
    private boolean windowMicrophoneClosed;

    /// Nothing is opened before a microphone is chosen.
    public MicrophonesViewModel(
            MicrophonesServices services, ClassViewModel classViewModel, ClassGridViewModel gridViewModel) {
        this.services = services;
        this.classViewModel = classViewModel;
        this.gridViewModel = gridViewModel;
        windowSession = services.recording().audioSession();
        search = new MicrophoneSearch(services.tasks(), windowSession::microphoneNames, this::found);
        looking = new Timeline(new KeyFrame(LOOK, event -> lookForSilence()));
        looking.setCycleCount(Animation.INDEFINITE);
        plugs = new Timeline(new KeyFrame(PLUGS_LOOK, event -> search.look()));
        plugs.setCycleCount(Animation.INDEFINITE);
        gridViewModel.snapshot().subscribe(any -> lessonChanged());
        classViewModel.selectedTab().subscribe(any -> showOrLeave());
        classViewModel.newClass().open().subscribe(any -> showOrLeave());
    }

    /// The names of the microphones that can be told apart, as they were a moment ago while the page is shown; empty
    /// until it was shown.
    public ReadOnlyObjectProperty<Optional<List<String>>> microphones() {
        return microphones.getReadOnlyProperty();
    }

    /// The names that more than one microphone bears. They cannot be told apart, so none of them is offered.
    public ReadOnlyObjectProperty<List<String>> twins() {
        return twins.getReadOnlyProperty();
    }

    /// One for each microphone, four at most; none where there are fewer than two. A seat for which something is chosen
    /// stays when its microphone is gone.
    public ReadOnlyObjectProperty<List<SeatViewModel>> seats() {
        return seats.getReadOnlyProperty();
    }

    /// What can be chosen for each seat, in the same order.
    public ReadOnlyObjectProperty<List<SeatChoices>> choices() {
        return choices.getReadOnlyProperty();
    }

    /// Whether a take is being started or recorded at any seat.
    public ReadOnlyBooleanProperty recording() {
        return recording.getReadOnlyProperty();
    }

    /// Whether a take that is started from now on ends by itself when its learner has finished speaking.
    BooleanProperty stopsInSilence() {
        return stopsInSilence;
    }

    /// How learners are named.
    public LearnerNames names() {
        return classViewModel.names();
    }

    /// Opens a microphone for a seat, or none for the empty name. One that another seat has is refused.
    public void choose(SeatViewModel seat, String microphone) {
        if (isTakenElsewhere(seat, microphone)) {
            return;
        }
        if (!microphone.isEmpty()) {
            closeWindowMicrophone();
        }
        seat.choose(microphone);
    }

    /// Chooses who reads at a seat. A learner who sits at another one is refused.
    public void choose(SeatViewModel seat, Optional<Learner> learner) {
        boolean sitsElsewhere = learner.filter(chosen -> others(seat)
                        .flatMap(other -> other.learner().get().stream())
                        .anyMatch(sitting -> sitting.id() == chosen.id()))
                .isPresent();
        if (!sitsElsewhere) {
            seat.choose(learner);
            refreshChoices();
        }
    }

    /// Starts the takes of all seats that are ready, or stops all that are running.
    void toggleAll() {
        if (recording.get()) {
            seats.get().forEach(SeatViewModel::stop);
        } else {
            seats.get().forEach(SeatViewModel::start);
        }
    }

    /// Starts or stops the take of one seat; nothing happens where there is no such seat.
    ///
    /// @param number from 1
    public void toggle(int number) {
        if (number >= 1 && number <= seats.get().size()) {
            seats.get().get(number - 1).toggleRecording();
        }
    }

    /// Called when the page is shown: looks for microphones again and again, and opens those that were chosen before.
    public void show() {
        if (isInView() && !shown) {
            shown = true;
            search.look();
            plugs.play();
            if (seats.get().stream().anyMatch(seat -> !seat.microphone().get().isEmpty())) {
                closeWindowMicrophone();
                seats.get().forEach(SeatViewModel::openMicrophone);
            }
        }
    }

    private void showOrLeave() {
        if (isInView()) {
            show();
        } else {
            leave();
        }
    }

    /// The question about a new class lies over every page.
    private boolean isInView() {
        return classViewModel.selectedTab().get() == ClassTab.DEVICES
                && !classViewModel.newClass().open().get();
    }

    /// Called when the page is left: running takes are completed and kept, and the microphones are let go.
    public void leave() {
        if (shown) {
            release();
            if (windowMicrophoneClosed) {
                windowMicrophoneClosed = false;
                windowSession.openMicrophone(services.settings().get(Setting.MICROPHONE));
            }
        }
    }

    private void release() {
        shown = false;
        looking.stop();
        plugs.stop();
        seats.get().forEach(SeatViewModel::closeMicrophone);
    }

    private void closeWindowMicrophone() {
        if (!windowMicrophoneClosed) {
            windowMicrophoneClosed = true;
            windowSession.closeMicrophone();
        }
    }

    /// A microphone that gets a namesake has to be let go before one of the two is unplugged.
    private void found(List<String> all) {
        List<String> names = all.stream()
                .filter(name -> Collections.frequency(all, name) == 1)
                .toList();
        twins.set(all.stream().distinct().filter(name -> !names.contains(name)).toList());
        microphones.set(Optional.of(names));
        seats.get().stream()
                .filter(seat -> twins.get().contains(seat.microphone().get()))
                .forEach(SeatViewModel::giveUpMicrophone);
        int wanted = names.size() < 2 ? 0 : Math.min(MAX_SEATS, names.size());
        List<SeatViewModel> now = new ArrayList<>(seats.get());
        while (now.size() < wanted) {
            SeatViewModel seat = new SeatViewModel(services, now.size() + 1, stopsInSilence::get);
            seat.show(gridViewModel.snapshot().get());
            seat.phase().subscribe(any -> phaseChanged());
            seat.microphone().subscribe((was, is) -> refreshChoices());
            now.add(seat);
        }
        while (now.size() > wanted && now.getLast().isFree()) {
            now.removeLast().close();
        }
        seats.set(List.copyOf(now));
        refreshChoices();
    }

    private void lessonChanged() {
        seats.get().forEach(seat -> seat.show(gridViewModel.snapshot().get()));
        refreshChoices();
    }

    private void phaseChanged() {
        boolean running =
                seats.get().stream().anyMatch(seat -> seat.phase().get().isRunning());
        recording.set(running);
        if (running) {
            looking.play();
        } else {
            looking.stop();
        }
    }

    private void lookForSilence() {
        if (stopsInSilence.get()) {
            seats.get().forEach(SeatViewModel::lookForSilence);
        }
    }

    private boolean isTakenElsewhere(SeatViewModel seat, String microphone) {
        return !microphone.isEmpty()
                && others(seat).anyMatch(other -> other.microphone().get().equals(microphone));
    }

    private Stream<SeatViewModel> others(SeatViewModel seat) {
        return seats.get().stream().filter(other -> other != seat);
    }

    private void refreshChoices() {
        choices.set(seats.get().stream().map(this::choicesFor).toList());
    }

    private SeatChoices choicesFor(SeatViewModel seat) {
        List<String> names = Stream.of(
                        Stream.of(""),
                        microphones.get().orElse(List.of()).stream(),
                        Stream.of(seat.microphone().get()))
                .flatMap(some -> some)
                .distinct()
                .filter(name -> !isTakenElsewhere(seat, name))
                .toList();
        List<Long> sitting = others(seat)
                .flatMap(other -> other.learner().get().stream())
                .map(Learner::id)
                .toList();
        List<Optional<Learner>> learners = new ArrayList<>(List.of(Optional.empty()));
        gridViewModel.snapshot().get().learners().stream()
                .filter(learner -> !sitting.contains(learner.id()))
                .map(Optional::of)
                .forEach(learners::add);
        return new SeatChoices(names, learners);
    }

    /// Completes what is running, and lets go of the microphones.
    @Override
    public void close() {
        release();
        seats.get().forEach(SeatViewModel::close);
        search.close();
    }
}
