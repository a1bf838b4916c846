package app.saywell.desk.practice;

import java.util.function.LongConsumer;

/// The exercises to which the practice screen leads.
///
/// @param openDaily opens the page of the ten minutes
/// @param openEarTraining opens the screen of ear training
/// @param openDialogue opens the dialogue of a lesson, by the lesson's id
/// @param openSpeaking opens speaking without a text
public record PracticeExercises(
        Runnable openDaily, Runnable openEarTraining, LongConsumer openDialogue, Runnable openSpeaking) {}
