package app.saywell.desk.store.integrity;

import java.util.OptionalLong;

/// What a row and its checksum are at one moment, so that a repair that was offered is not done to another row.
///
/// @param stored the checksum that stands for it; empty if there is none
/// @param current the checksum of its values; empty if there is no row
public record RowState(OptionalLong stored, OptionalLong current) {}
