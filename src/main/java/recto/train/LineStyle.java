package recto.train;

/**
 * How one line is made.
 *
 * @param style of its kind of lines
 * @param dice of this line alone
 */
record LineStyle(Recipe.Style style, Dice dice) {}
