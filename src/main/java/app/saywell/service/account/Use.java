package app.saywell.service.account;

import app.saywell.speech.Endpoint;

/// The answered calls of one endpoint in a month.
///
/// @param seconds billed seconds
/// @param price what they cost by the tariff, however it is paid
public record Use(Endpoint endpoint, long calls, long seconds, Money price) {}
