package app.saywell.desk.classes.view;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// A class that is being made: its name, and when its recordings are erased, which whoever makes it has to choose.
/// Use it only on the JavaFX thread.
public final class NewClassViewModel {
    private final BiConsumer<String, Optional<LocalDate>> creation;
    private final Supplier<LocalDate> today;
    private final ReadOnlyBooleanWrapper isOpen = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper requests = new ReadOnlyIntegerWrapper();
    private final StringProperty name = new SimpleStringProperty("");
    private final ObjectProperty<Optional<ErasureTime>> time = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<LocalDate>> otherDay = new SimpleObjectProperty<>(Optional.empty());
    private final BooleanBinding complete = Bindings.createBooleanBinding(this::isComplete, name, time, otherDay);

    /// @param creation makes the class of a name and a day of erasure
    public NewClassViewModel(BiConsumer<String, Optional<LocalDate>> creation, Supplier<LocalDate> today) {
        this.creation = creation;
        this.today = today;
    }

    /// Whether a class is being made.
    public ReadOnlyBooleanProperty open() {
        return isOpen.getReadOnlyProperty();
    }

    /// How often a new class was asked for; whenever this changes, the name gets the keyboard.
    public ReadOnlyIntegerProperty requests() {
        return requests.getReadOnlyProperty();
    }

    /// The name of the class.
    public StringProperty name() {
        return name;
    }

    /// What was chosen; empty at first.
    public ObjectProperty<Optional<ErasureTime>> time() {
        return time;
    }

    /// The day that counts with [ErasureTime#OTHER_DAY].
    public ObjectProperty<Optional<LocalDate>> otherDay() {
        return otherDay;
    }

    /// Whether the class has a name, and a time was chosen that is not over.
    public BooleanBinding complete() {
        return complete;
    }

    /// What can be chosen; the end of the school year only where the term ends before it.
    public List<ErasureTime> times() {
        boolean isOneDay = dayOf(ErasureTime.END_OF_TERM).equals(dayOf(ErasureTime.END_OF_SCHOOL_YEAR));
        return Stream.of(ErasureTime.values())
                .filter(choice -> !isOneDay || choice != ErasureTime.END_OF_SCHOOL_YEAR)
                .toList();
    }

    /// The day that follows from a choice today.
    public Optional<LocalDate> dayOf(ErasureTime choice) {
        return choice.dayAfter(today.get());
    }

    /// Begins to make a class, with nothing chosen. What was written and chosen for one that is being made stays.
    ///
    /// @param proposedName its name unless another is written
    public void begin(String proposedName) {
        if (!isOpen.get()) {
            name.set(proposedName);
            time.set(Optional.empty());
            otherDay.set(Optional.empty());
            isOpen.set(true);
        }
        requests.set(requests.get() + 1);
    }

    /// Makes no class.
    public void cancel() {
        isOpen.set(false);
    }

    /// Makes the class, unless something is missing.
    public void create() {
        if (isOpen.get() && isComplete()) {
            isOpen.set(false);
            creation.accept(name.get().strip(), chosenDay());
        }
    }

    private Optional<LocalDate> chosenDay() {
        return time.get().flatMap(choice -> choice == ErasureTime.OTHER_DAY ? otherDay.get() : dayOf(choice));
    }

    private boolean isComplete() {
        return !name.get().isBlank() && time.get().filter(this::isDecided).isPresent();
    }

    private boolean isDecided(ErasureTime choice) {
        return choice != ErasureTime.OTHER_DAY
                || otherDay.get().filter(day -> day.isAfter(today.get())).isPresent();
    }
}
