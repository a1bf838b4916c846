package app.saywell.desk.shell.command.school;

import app.saywell.desk.lessons.pack.ReadyLessons;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Lessons that come with Saywell.
@Command(name = "ready", description = "Shows the lessons that come with Saywell, or takes one of them in.")
final class LessonReadyCommand implements Callable<Integer> {
    @Mixin
    private LibraryOptions library;

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "The one to take in; without it all are shown.")
    private @Nullable String name;

    @Override
    public Integer call() {
        return library.withLibrary(practice -> {
            String wanted = name;
            if (wanted != null) {
                var lesson = practice.readyLessons().open(wanted, Locale.ENGLISH);
                System.out.println(lesson.id() + " " + lesson.title());
                return 0;
            }
            for (ReadyLessons.ReadyLesson ready : practice.readyLessons().all(Locale.ENGLISH)) {
                System.out.printf("%-20s %2d sentences  %s%n", ready.id(), ready.sentences(), ready.title());
            }
            return 0;
        });
    }
}
