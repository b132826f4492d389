package recto.align;

/** A part of a text and the part of another that it is laid beside; each goes up to, not into, its end. */
record Span(int leftFrom, int leftTo, int rightFrom, int rightTo) {
    int left() {
        return leftTo - leftFrom;
    }

    int right() {
        return rightTo - rightFrom;
    }

    long cells() {
        return (long) left() * right();
    }

    boolean oneSided() {
        return leftFrom >= leftTo || rightFrom >= rightTo;
    }
}
