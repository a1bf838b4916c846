package app.saywell.practice.classroom;

import app.saywell.practice.change.Desk;
import app.saywell.practice.scoring.Estimate;

/// What can be done with classes.
public final class Classroom {
    private final Desk desk;

    public Classroom(Desk desk) {
        this.desk = desk;
    }

    /// Classes, their pupils and what they are to practise.
    public Classes classes() {
        return new Classes(desk);
    }

    /// A class and a lesson, as they stand now.
    public ClassGrid grid(long classId, long lessonId) {
        return ClassGrid.read(desk, classId, lessonId);
    }

    /// What judging the cells of a grid that are still empty would come to at the hosted service.
    public Estimate outlook(ClassGrid grid) {
        return Outlook.of(desk, grid);
    }

    /// What to teach tomorrow.
    public Teaching teaching() {
        return new Teaching(desk);
    }

    /// Marks that become grades.
    public Grades grades() {
        return new Grades(desk);
    }

    /// What pupils think of their own takes.
    public OwnRatings ownRatings() {
        return new OwnRatings(desk);
    }

    /// The teacher's judgement.
    public Marks marks() {
        return new Marks(desk);
    }
}
