package app.saywell.desk.classes.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class NewClassViewModelTest {
    private final List<Optional<LocalDate>> made = new ArrayList<>();
    private LocalDate today = LocalDate.of(2026, 5, 4);
    private final NewClassViewModel viewModel = new NewClassViewModel((name, day) -> made.add(day), () -> today);

    @Test
    void isNotMadeBeforeATimeWasChosen() {
        viewModel.begin("3-2");
        viewModel.create();
        assertThat(viewModel.complete().get()).isFalse();
        assertThat(made).isEmpty();
        viewModel.time().set(Optional.of(ErasureTime.NO_DAY));
        viewModel.create();
        assertThat(made).containsExactly(Optional.empty());
        assertThat(viewModel.open().get()).isFalse();
    }

    @Test
    void askedForAgainItKeepsWhatWasWrittenAndChosen() {
        viewModel.begin("New class");
        viewModel.name().set("3-2");
        viewModel.time().set(Optional.of(ErasureTime.OTHER_DAY));
        viewModel.otherDay().set(Optional.of(today.plusDays(9)));
        int requests = viewModel.requests().get();
        viewModel.begin("New class");
        assertThat(viewModel.requests().get()).as("the name gets the keyboard").isEqualTo(requests + 1);
        assertThat(viewModel.name().get()).isEqualTo("3-2");
        viewModel.create();
        assertThat(made).containsExactly(Optional.of(today.plusDays(9)));
    }

    @ParameterizedTest
    @EnumSource
    void whatWasChosenForOneClassIsAskedAgainForTheNext(ErasureTime time) {
        viewModel.begin("3-2");
        viewModel.time().set(Optional.of(time));
        viewModel.cancel();
        viewModel.begin("3-3");
        viewModel.create();
        assertThat(made).isEmpty();
    }

    @Test
    void anotherDayHasToBeGivenAndToCome() {
        viewModel.begin("3-2");
        viewModel.time().set(Optional.of(ErasureTime.OTHER_DAY));
        assertThat(viewModel.complete().get()).isFalse();
        viewModel.otherDay().set(Optional.of(today));
        assertThat(viewModel.complete().get()).isFalse();
        viewModel.otherDay().set(Optional.of(today.plusDays(1)));
        viewModel.create();
        assertThat(made).containsExactly(Optional.of(today.plusDays(1)));
    }

    @ParameterizedTest
    @CsvSource({
        "2026-01-15, 2026-02-28, 2026-02-28",
        "2026-03-02, 2026-08-31, 2027-02-28",
        "2026-08-31, 2027-02-28, 2027-02-28",
        "2027-11-27, 2028-02-29, 2028-02-29",
        "2026-02-28, 2026-08-31, 2027-02-28"
    })
    void termsAndSchoolYearsEndAsInKorea(LocalDate day, LocalDate term, LocalDate year) {
        today = day;
        assertThat(viewModel.dayOf(ErasureTime.END_OF_TERM)).contains(term);
        assertThat(viewModel.dayOf(ErasureTime.END_OF_SCHOOL_YEAR)).contains(year);
        assertThat(viewModel.times().contains(ErasureTime.END_OF_SCHOOL_YEAR)).isEqualTo(!term.equals(year));
    }
}
