package app.saywell.cli.command.school;

import app.saywell.cli.Application;
import app.saywell.cli.HomeFolder;
import app.saywell.cli.RefusedException;
import app.saywell.library.store.LibraryException;
import app.saywell.practice.Practice;
import app.saywell.practice.pack.PackException;
import app.saywell.task.Outcome;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/// The data folder that a command works in.
final class LibraryOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Saywell's data folder. Default: the system's usual place.")
    private @Nullable Path data;

    /// Something to do with an opened library.
    interface Job<T> {
        T run(Practice practice) throws IOException;
    }

    /// Where the data lie.
    Path home() {
        return data == null ? HomeFolder.ofThisComputer() : data.toAbsolutePath().normalize();
    }

    /// Opens the library, does the job and closes it.
    ///
    /// @throws RefusedException if the window has it open, a file cannot be read or written, or a
    ///     pack is not taken in
    <T> T with(Job<T> job) {
        try (Application application = Application.open(home(), Runnable::run)) {
            return job.run(application.practice());
        } catch (LibraryException e) {
            throw new RefusedException(inWords(e));
        } catch (PackException e) {
            throw new RefusedException(inWords(e));
        } catch (UncheckedIOException e) {
            throw new RefusedException(inWords(java.util.Objects.requireNonNull(e.getCause())));
        } catch (IOException e) {
            throw new RefusedException(inWords(e));
        }
    }

    /// What work of a use case answered, waited for.
    static <T> T answer(Consumer<Consumer<Outcome<T>>> work) throws IOException {
        CompletableFuture<Outcome<T>> answer = new CompletableFuture<>();
        work.accept(answer::complete);
        return switch (answer.join()) {
            case Outcome.Done<T>(T value) -> value;
            case Outcome.Failed<T>(IOException cause) -> throw cause;
            case Outcome.Failed<T>(RuntimeException cause) -> throw cause;
            case Outcome.Failed<T>(Throwable cause) -> throw new IllegalStateException(cause);
            case Outcome.Cancelled<T>() -> throw new RefusedException("It was stopped.");
        };
    }

    private String inWords(LibraryException e) {
        return switch (e.kind()) {
            case IN_USE ->
                    "Saywell's window has this data folder open. Close it and try again, or name"
                            + " another folder with --data.";
            case NOT_WRITABLE -> "The data folder " + home() + " cannot be written to.";
            case DISK_FULL -> "The disk is full. Nothing that was kept before is lost.";
            case NEWER -> "The data folder was made by a newer Saywell; use that one.";
            default -> "The library could not be used (" + e.kind() + "): " + e.getMessage();
        };
    }

    private static String inWords(PackException e) {
        return "It was not taken in, and nothing was changed: " + e.getMessage() + ".";
    }

    private static String inWords(IOException e) {
        return e instanceof java.nio.file.NoSuchFileException
                ? "There is no file " + e.getMessage() + "."
                : "A file could not be read or written: " + e.getMessage();
    }
}
