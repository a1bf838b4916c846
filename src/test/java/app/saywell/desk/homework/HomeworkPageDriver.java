package app.saywell.desk.homework;

import app.saywell.desk.homework.ChromiumBrowser.BrowserTab;

/// What a learner does on the homework page.
final class HomeworkPageDriver {
    /// What is shown and lies beyond an edge of the page, or has text beyond its own edge.
    static final String OUTSIDE = """
        [...document.body.querySelectorAll('*')].filter(one => {
          const box = one.getBoundingClientRect();
          const isShown = box.width > 1 && box.height > 1 && !one.closest('svg *, .skip');
          const isCut = one.matches('button, .chip, h1, h2, h3, p') && one.scrollWidth > one.clientWidth + 1;
          return isShown && (box.left < -1 || box.right > document.documentElement.clientWidth + 1 || isCut);
        }).map(one => one.outerHTML.slice(0, 120)).join('\\n')\
        """;

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
