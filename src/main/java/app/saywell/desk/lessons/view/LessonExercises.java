package app.saywell.desk.lessons.view;

import java.util.function.LongConsumer;

/// Where a lesson is practised, by its id.
///
/// @param practice opens it on the practice screen
/// @param dialogue opens it as a dialogue
public record LessonExercises(LongConsumer practice, LongConsumer dialogue) {}
