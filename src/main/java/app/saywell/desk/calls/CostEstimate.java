package app.saywell.desk.calls;

/// What scoring would cost.
///
/// @param calls number of calls
/// @param seconds of audio in these calls
/// @param microDollars the price in millionths of a US dollar; 0 on this computer
public record CostEstimate(int calls, double seconds, long microDollars) {}
