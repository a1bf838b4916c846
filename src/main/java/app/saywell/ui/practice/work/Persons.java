package app.saywell.ui.practice.work;

import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.practice.Practice;
import app.saywell.ui.practice.desk.Person;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who could practise: those who learn alone, then class by class in its order.
final class Persons {
    private Persons() {}

    static List<Person> of(Practice practice, Learner now) {
        List<Person> all = new ArrayList<>();
        practice.people().alone().forEach(one -> all.add(person(one, Optional.empty(), now)));
        for (SchoolClass school : practice.classroom().classes().all()) {
            practice.people()
                    .of(school.id())
                    .forEach(one -> all.add(person(one, Optional.of(school), now)));
        }
        return all;
    }

    static String place(Learner learner, Optional<SchoolClass> school) {
        String number = learner.number();
        return school.map(one -> number.isEmpty() ? one.name() : one.name() + " · " + number)
                .orElse(number);
    }

    private static Person person(Learner one, Optional<SchoolClass> school, Learner now) {
        return new Person(one.id(), one.name(), place(one, school), one.id() == now.id());
    }
}
