package app.saywell.desk.classroom.devices;

import app.saywell.desk.classes.view.AssignedLesson;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.lan.LanNetwork;
import app.saywell.desk.lan.NetworkChoice;
import app.saywell.desk.lan.RoomException;
import app.saywell.desk.lan.RoomException.RoomFailureKind;
import app.saywell.desk.lan.RoomState;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.settings.ClassroomSettings;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Duration;

/// The lesson that devices in the room record, as long as the teacher has it open. Use it only on the JavaFX thread.
public final class DevicesViewModel implements AutoCloseable {
    private static final Duration LOOK = Duration.seconds(1);

    private final ReadOnlyObjectWrapper<Optional<RoomState>> room = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<RoomFailureKind>> failure =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<NetworkChoice>> networks =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final DevicesServices services;
    private final ClassViewModel classViewModel;
    private final LatestRead acts;
    private final LatestRead looks;
    private final LatestRead networkReads;
    private final Timeline clock;

    /// Nothing is open at first.
    public DevicesViewModel(DevicesServices services, ClassViewModel classViewModel) {
        this.services = services;
        this.classViewModel = classViewModel;
        acts = new LatestRead(services.tasks());
        looks = new LatestRead(services.tasks());
        networkReads = new LatestRead(services.tasks());
        clock = new Timeline(new KeyFrame(LOOK, event -> look()));
        clock.setCycleCount(Animation.INDEFINITE);
        classViewModel.selectedTab().subscribe(tab -> {
            if (tab == ClassTab.DEVICES) {
                lookAtNetworks();
            }
        });
    }

    /// The open lesson; empty if none is open.
    public ReadOnlyObjectProperty<Optional<RoomState>> room() {
        return room.getReadOnlyProperty();
    }

    /// Why the last lesson could not be opened.
    public ReadOnlyObjectProperty<Optional<RoomFailureKind>> failure() {
        return failure.getReadOnlyProperty();
    }

    /// The networks that this computer is in, as they were when the page was opened; empty until they are known.
    public ReadOnlyObjectProperty<Optional<NetworkChoice>> networks() {
        return networks.getReadOnlyProperty();
    }

    /// Chooses the network in which lessons are opened from now on.
    void chooseNetwork(LanNetwork network) {
        services.settings().set(ClassroomSettings.NETWORK, network.cidr());
        lookAtNetworks();
    }

    private void lookAtNetworks() {
        networkReads.refresh(services.server()::networks, choice -> networks.set(Optional.of(choice)));
    }

    /// Whether a lesson is being opened or closed.
    public ReadOnlyBooleanProperty busy() {
        return acts.reading();
    }

    /// The lesson that would be opened.
    public ReadOnlyObjectProperty<Optional<AssignedLesson>> lesson() {
        return classViewModel.selectedLesson();
    }

    /// How learners are named.
    public LearnerNames names() {
        return classViewModel.names();
    }

    /// Whether the school lets devices record.
    public boolean isAllowed() {
        return services.settings().policy().allows(LockedFeature.CLASSROOM_SERVER);
    }

    /// Opens the selected lesson for the selected class.
    public void open() {
        if (!isAllowed()) {
            return;
        }
        classViewModel.selectedClass().get().ifPresent(schoolClass -> lesson().get()
                .ifPresent(assigned -> {
                    failure.set(Optional.empty());
                    acts.make(() -> open(schoolClass.id(), assigned.lesson().id()), this::opened);
                }));
    }

    private Optional<RoomFailureKind> open(long classId, long lessonId) {
        try {
            services.server().open(classId, lessonId);
            return Optional.empty();
        } catch (RoomException e) {
            return Optional.of(e.kind());
        }
    }

    private void opened(Optional<RoomFailureKind> why) {
        failure.set(why);
        if (why.isEmpty()) {
            look();
            clock.play();
        } else {
            lookAtNetworks();
        }
    }

    /// Ends the lesson: what has not arrived stays on its device.
    public void stop() {
        clock.stop();
        acts.make(
                () -> {
                    services.server().stop();
                    return Optional.<RoomState>empty();
                },
                this::show);
    }

    /// Lets no more devices join, or lets them join by a new code.
    public void lock(boolean lock) {
        acts.make(
                () -> {
                    services.server().lock(lock);
                    return services.server().state();
                },
                this::show);
    }

    /// Sends the device of a learner away, so that another may be theirs.
    public void release(long learnerId) {
        acts.make(
                () -> {
                    services.server().release(learnerId);
                    return services.server().state();
                },
                this::show);
    }

    private void look() {
        looks.refresh(services.server()::state, this::show);
    }

    private void show(Optional<RoomState> state) {
        room.set(state);
        if (state.isEmpty()) {
            clock.stop();
        }
    }

    /// Looks no more; the lesson is ended by whoever closes the library.
    @Override
    public void close() {
        clock.stop();
        looks.cancel();
        networkReads.cancel();
    }
}
