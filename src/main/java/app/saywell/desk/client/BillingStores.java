package app.saywell.desk.client;

import app.saywell.speech.billing.AnswerStore;
import app.saywell.speech.billing.CallLedger;

/// The stores for paid answers and for costs.
public record BillingStores(AnswerStore answerStore, CallLedger ledger) {}
