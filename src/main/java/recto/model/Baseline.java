package recto.model;

/** The line on which letters stand, from one point to another, in pixels of the page image. */
public record Baseline(int x1, int y1, int x2, int y2) {}
