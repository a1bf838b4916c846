package app.saywell.practice.change;

/// A change of data that can be taken back.
///
/// @param name what it is called in the bundles, such as `edit.sentence.delete`
/// @param forth makes the change, also a second time
/// @param back takes it back
public record Edit(String name, Runnable forth, Runnable back) {}
