package recto.model;

/** The line on which letters stand, from one point to another, in pixels of the page image. */
public record Baseline(int x1, int y1, int x2, int y2) {
    /** The part of it between two places across the page; all of it where it does not reach so far. */
    public Baseline between(int left, int right) {
        int from = Math.max(left, x1);
        int to = Math.min(right, x2);
        return from < to ? new Baseline(from, at(from), to, at(to)) : this;
    }

    private int at(int x) {
        return (int) Math.round(y1 + (y2 - y1) * (x - x1) / (double) (x2 - x1));
    }
}
