package app.saywell.judge.service.account;

import app.saywell.speech.ServiceEndpoint;

/// The answered calls of one endpoint in a month.
///
/// @param billedSeconds length rounded up to whole seconds
/// @param price what they cost, regardless of how they were paid
public record BilledUsage(ServiceEndpoint endpoint, long calls, long billedSeconds, DollarAmount price) {}
