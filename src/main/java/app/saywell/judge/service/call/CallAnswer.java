package app.saywell.judge.service.call;

/// The answer to a call, whose price is still reserved.
///
/// @param json the response body
public record CallAnswer(String json, CreditReserver.CreditReservation reservation) {}
