package recto.layout;

import java.util.Optional;

/**
 * Linear least squares by the normal equations, for a few unknowns, with a pull towards nought on what the observations
 * hardly speak of (ridge regression). Not thread-safe.
 */
final class LeastSquares {
    private final double[][] rows;
    private int observations;

    /**
     * For a number of unknowns.
     *
     * @param pull towards nought, above 0: as strong as so many observations of nought with the factor 1
     */
    LeastSquares(int unknowns, double pull) {
        rows = new double[unknowns][unknowns + 1];
        for (int i = 0; i < unknowns; i++) {
            rows[i][i] = pull;
        }
    }

    /** An observation: the unknowns times the factors should be the value. */
    void add(double[] factors, double value) {
        observations++;
        for (int i = 0; i < rows.length; i++) {
            for (int j = 0; j < rows.length; j++) {
                rows[i][j] += factors[i] * factors[j];
            }
            rows[i][rows.length] += factors[i] * value;
        }
    }

    /** The unknowns, once; empty with fewer observations than unknowns. */
    Optional<double[]> solved() {
        if (observations < rows.length) {
            return Optional.empty();
        }
        // The matrix is positive definite: no pivoting is needed.
        for (int i = 0; i < rows.length; i++) {
            for (int below = i + 1; below < rows.length; below++) {
                double factor = rows[below][i] / rows[i][i];
                for (int j = i; j <= rows.length; j++) {
                    rows[below][j] -= factor * rows[i][j];
                }
            }
        }
        double[] solution = new double[rows.length];
        for (int i = rows.length - 1; i >= 0; i--) {
            double sum = rows[i][rows.length];
            for (int j = i + 1; j < rows.length; j++) {
                sum -= rows[i][j] * solution[j];
            }
            solution[i] = sum / rows[i][i];
        }
        return Optional.of(solution);
    }
}
