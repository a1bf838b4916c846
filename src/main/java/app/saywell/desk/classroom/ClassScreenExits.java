package app.saywell.desk.classroom;

import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.take.Take;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/// Where the class screen leads.
///
/// @param openTake opens a take on the practice screen
/// @param openSlips opens the slips of a class and lesson
/// @param giveHomework opens what a lesson is given to a class as homework with
/// @param writeLesson opens a new lesson to be written, and hands its id to what assigns it
/// @param openSpeaking opens what a learner said freely
public record ClassScreenExits(
        Consumer<Take> openTake,
        Consumer<ReportSelection> openSlips,
        Consumer<ReportSelection> giveHomework,
        Consumer<LongConsumer> writeLesson,
        LongConsumer openSpeaking) {}
