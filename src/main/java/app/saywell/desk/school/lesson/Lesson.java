package app.saywell.desk.school.lesson;

import java.util.List;

/// An ordered list of sentences that are practised together.
///
/// @param tags as [LessonTags] has them
/// @param position its position in the list, from 0
/// @param sentenceCount number of sentences that are not deleted
public record Lesson(long id, String title, String description, List<String> tags, int position, int sentenceCount) {
    /// Copies the tags.
    public Lesson {
        tags = List.copyOf(tags);
    }
}
