package app.saywell.client;

import app.saywell.speech.billing.AnswerStore;
import app.saywell.speech.billing.Ledger;

/// Where answers and costs are written down.
public record Books(AnswerStore answers, Ledger ledger) {}
