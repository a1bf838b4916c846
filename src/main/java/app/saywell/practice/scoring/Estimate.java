package app.saywell.practice.scoring;

/// What judging will take, said before it begins.
///
/// @param calls how many there will be
/// @param seconds of audio in them
/// @param microDollars their price in millionths of a US dollar; 0 on this computer
public record Estimate(int calls, double seconds, long microDollars) {}
