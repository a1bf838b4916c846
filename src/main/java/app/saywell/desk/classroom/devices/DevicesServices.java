package app.saywell.desk.classroom.devices;

import app.saywell.desk.lan.ClassroomServer;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskRunner;

/// What [DevicesViewModel] works with.
public record DevicesServices(ClassroomServer server, PublishedSettings settings, TaskRunner tasks) {}
