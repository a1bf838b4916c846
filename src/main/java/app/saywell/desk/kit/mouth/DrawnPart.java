package app.saywell.desk.kit.mouth;

/// One outline of a drawing.
///
/// @param style its style class, such as `mouth-tongue`; the same part has the same style in each
///     drawing
/// @param path SVG path data with absolute coordinates; with the same commands in the same order in
///     every shape of the mouth, except for the air
public record DrawnPart(String style, String path) {}
