package app.saywell.desk.homework;

import app.saywell.desk.homework.ChromiumBrowser.BrowserTab;

/// What a learner does on the homework page.
final class HomeworkPageDriver {
    private HomeworkPageDriver() {}

    /// A part of the card of a sentence, by its position from 1.
    static String card(int position, String part) {
        return ".sentence:nth-child(" + position + ") " + part;
    }

    /// Whether a card is in a state such as `recording`.
    static String state(String name) {
        return "document.querySelector('.sentence." + name + "') !== null";
    }

    /// Writes the number of the learner.
    static void write(BrowserTab tab, String number) {
        tab.evaluate("{ const field = document.getElementById('number'); field.value = '"
                + number
                + "'; field.dispatchEvent(new Event('change')); }");
    }

    /// Records what the microphone plays for 2.6 seconds.
    static void recordSentence(BrowserTab tab, int position) {
        tab.click(card(position, ".record"));
        tab.await(state("recording"));
        tab.evaluate("new Promise(done => setTimeout(done, 2600))");
        tab.click(card(position, ".record"));
        tab.await("document.querySelector('" + card(position, ".result") + "').hidden === false");
        tab.await("document.querySelector('" + card(position, ".hint") + "').textContent === ''");
    }
}
