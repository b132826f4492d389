/**
 * How well pages were read: error rates and scores that do not mind the order, against ground truth.
 *
 * <p>Start at {@link recto.evaluate.Scoring}.
 */
package recto.evaluate;
