package app.saywell.desk.kit.overlay;

import java.util.ArrayList;
import java.util.List;

/// Where the labels of a row of boxes stand so that none covers another: each as near to the middle
/// of its box as the others leave room, and never beside it. Where words follow each other more
/// quickly than their labels can be read, the labels spread into the silence around them; where
/// that is not enough, the labels that ask for most beside their boxes take shorter forms.
final class LabelRow {
    /// Pixels that a label leaves free in a box that it fits into.
    static final double BOX_MARGIN = 3;

    private static final double ROUNDING = 1e-6;

    private final List<Wish> wishes;
    private final double gap;
    private final double width;
    private final int[] forms;

    /// What a label would like.
    ///
    /// @param middle the middle of its box in pixels
    /// @param boxWidth the width of its box
    /// @param widths of the label in its forms, the best first; the last one may be shortened to
    ///   fit into the box
    record Wish(double middle, double boxWidth, double... widths) {}

    /// What it gets.
    ///
    /// @param middle of the label
    /// @param form index of its form; the number of forms if the last one is to be shortened
    /// @param room the width that it may take
    record Place(double middle, int form, double room) {}

    private LabelRow(List<Wish> wishes, double gap, double width) {
        this.wishes = wishes;
        this.gap = gap;
        this.width = width;
        forms = new int[wishes.size()];
    }

    /// Places labels from left to right.
    ///
    /// @param gap pixels that stay free between two labels
    /// @param width of the row
    static List<Place> place(List<Wish> wishes, double gap, double width) {
        return wishes.isEmpty() ? List.of() : new LabelRow(wishes, gap, width).placed();
    }

    private List<Place> placed() {
        Spread spread = spread();
        while (shortenWhereTooFar(spread)) {
            spread = spread();
        }
        Place[] places = new Place[forms.length];
        for (int i = 0; i < forms.length; i++) {
            places[i] = new Place(spread.middles()[i], forms[i], room(i, spread.middles()));
        }
        return List.of(places);
    }

    /// Labels without overlap.
    ///
    /// @param middles of the labels
    /// @param ends of the runs of labels that push each other: the index after the last one
    private record Spread(double[] middles, List<Integer> ends) {}

    /// The middles that are nearest to those of the boxes, by the sum of squares, where every label
    /// has its extent: the pool-adjacent-violators algorithm for isotonic regression (Barlow and
    /// others, 1972).
    private Spread spread() {
        double[] offsets = new double[forms.length];
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < forms.length; i++) {
            offsets[i] = i == 0 ? 0 : offsets[i - 1] + (extent(i - 1) + extent(i)) / 2;
            Run run = new Run(wishes.get(i).middle() - offsets[i], 1);
            while (!runs.isEmpty() && runs.getLast().shift() > run.shift() + ROUNDING) {
                run = runs.removeLast().with(run);
            }
            runs.add(run);
        }
        return inRow(runs, offsets);
    }

    /// Labels that push each other, moved together.
    private record Run(double shift, int size) {
        Run with(Run next) {
            int both = size + next.size;
            return new Run((shift * size + next.shift * next.size) / both, both);
        }
    }

    private Spread inRow(List<Run> runs, double[] offsets) {
        int last = forms.length - 1;
        double lowest = extent(0) / 2;
        double highest = Math.max(lowest, width - extent(last) / 2 - offsets[last]);
        double[] middles = new double[forms.length];
        List<Integer> ends = new ArrayList<>();
        int next = 0;
        double shiftBefore = Double.NaN;
        for (Run run : runs) {
            double shift = Math.clamp(run.shift(), lowest, highest);
            if (next > 0 && shift != shiftBefore) {
                ends.add(next);
            }
            for (int i = 0; i < run.size(); i++) {
                middles[next] = shift + offsets[next];
                next++;
            }
            shiftBefore = shift;
        }
        ends.add(next);
        return new Spread(middles, ends);
    }

    /// Takes a shorter form for one label of every run that pushed a label off its box.
    private boolean shortenWhereTooFar(Spread spread) {
        boolean shortened = false;
        int first = 0;
        for (int end : spread.ends()) {
            if (hasTooFar(first, end, spread.middles())) {
                shortened |= shortenGreediest(first, end);
            }
            first = end;
        }
        return shortened;
    }

    private boolean hasTooFar(int first, int end, double[] middles) {
        for (int i = first; i < end; i++) {
            double label = labelWidth(i);
            double reach = (label + wishes.get(i).boxWidth()) / 2;
            if (Math.abs(middles[i] - wishes.get(i).middle()) > reach + ROUNDING) {
                return true;
            }
        }
        return false;
    }

    /// No word loses letters while another one of the run could be written smaller.
    private boolean shortenGreediest(int first, int end) {
        int greediest = -1;
        double most = 0;
        boolean isWhole = false;
        for (int i = first; i < end; i++) {
            double share = extent(i) / wishes.get(i).boxWidth();
            boolean staysWhole = forms[i] + 1 < wishes.get(i).widths().length;
            if (share > 1 && (staysWhole && !isWhole || staysWhole == isWhole && share > most)) {
                most = share;
                isWhole = staysWhole;
                greediest = i;
            }
        }
        if (greediest >= 0) {
            forms[greediest]++;
        }
        return greediest >= 0;
    }

    /// What a label takes of the row. Inside its box it needs nothing of its neighbours.
    private double extent(int i) {
        double box = wishes.get(i).boxWidth();
        double label = labelWidth(i);
        return label <= box - BOX_MARGIN ? Math.min(box, label + gap) : label + gap;
    }

    private double labelWidth(int i) {
        double[] widths = wishes.get(i).widths();
        return forms[i] < widths.length
                ? widths[forms[i]]
                : Math.clamp(wishes.get(i).boxWidth() - gap, 0, widths[widths.length - 1]);
    }

    /// What the neighbours leave free on both sides, at least the box.
    private double room(int i, double[] middles) {
        double before = i == 0 ? 0 : middles[i - 1] + labelWidth(i - 1) / 2 + gap;
        double after = i + 1 == forms.length ? width : middles[i + 1] - labelWidth(i + 1) / 2 - gap;
        return Math.max(
                2 * Math.min(middles[i] - before, after - middles[i]),
                wishes.get(i).boxWidth() - BOX_MARGIN);
    }
}
