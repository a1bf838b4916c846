package app.saywell.desk.lessons.view;

import app.saywell.desk.school.lesson.Lesson;
import java.util.Optional;
import javafx.scene.Node;

/// Opens what a lesson is given to a class as homework with.
@FunctionalInterface
public interface HomeworkGiving {
    /// @param classId the class that is chosen at first
    /// @param onClose called when the user closes it
    /// @return a node with a button `#homework-close`
    Node open(Lesson lesson, Optional<Long> classId, Runnable onClose);
}
