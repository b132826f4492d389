package recto.layout;

/**
 * The map between the reduced copy and the same copy with its lines level.
 *
 * @param degrees by which the lines of the page fall to the right; turning takes them away
 * @param middleX the point that stays, in cells
 * @param middleY the point that stays, in cells
 */
record Turning(double degrees, double middleX, double middleY) {
    /** Where a point of the level copy was before. */
    double backX(double x, double y) {
        double angle = Math.toRadians(degrees);
        return middleX + (x - middleX) * Math.cos(angle) - (y - middleY) * Math.sin(angle);
    }

    /** Where a point of the level copy was before. */
    double backY(double x, double y) {
        double angle = Math.toRadians(degrees);
        return middleY + (x - middleX) * Math.sin(angle) + (y - middleY) * Math.cos(angle);
    }
}
