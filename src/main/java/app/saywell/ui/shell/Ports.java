package app.saywell.ui.shell;

import app.saywell.practice.Practice;
import app.saywell.task.Tasks;
import app.saywell.ui.studio.Keys;

import java.nio.file.Path;

/// What the window is handed by whoever starts it.
///
/// @param tasks answers on the window's thread
/// @param dataFolder where everything is kept, to be shown
public record Ports(Practice practice, Tasks tasks, Keys keys, Path dataFolder) {}
