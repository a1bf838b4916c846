package app.saywell.practice.change;

import app.saywell.library.Library;
import app.saywell.task.Tasks;

import java.time.InstantSource;

/// What every use case works with.
///
/// @param clock says what time it is
public record Desk(
        Library library, Tasks tasks, Changes changes, History history, InstantSource clock) {

    /// Makes an edit that can be undone, and tells of `change` each time it is made or taken back.
    public void edit(String name, Change change, Runnable forth, Runnable back) {
        history.make(
                new Edit(
                        name,
                        () -> {
                            forth.run();
                            changes.tell(change);
                        },
                        () -> {
                            back.run();
                            changes.tell(change);
                        }));
    }
}
