package app.saywell.desk.classes.progress;

/// Arithmetic on symmetric positive definite matrices.
final class PositiveDefinite {
    private PositiveDefinite() {}

    /// The inverse, by the decomposition of Cholesky. The matrix is overwritten.
    ///
    /// @throws ArithmeticException if the matrix isn't positive definite
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        decompose(matrix);
        double[][] inverse = new double[size][size];
        for (int column = 0; column < size; column++) {
            double[] x = inverse[column];
            x[column] = 1;
            for (int i = column; i < size; i++) {
                double[] row = matrix[i];
                double sum = x[i];
                for (int k = column; k < i; k++) {
                    sum -= row[k] * x[k];
                }
                x[i] = sum / row[i];
            }
            // The other half of a row of the lower factor is its transpose. What stands before the diagonal is known
            // from the columns before, because an inverse is symmetric as its matrix is.
            for (int i = size - 1; i >= column; i--) {
                double[] row = matrix[i];
                double sum = x[i];
                for (int k = i + 1; k < size; k++) {
                    sum -= row[k] * x[k];
                }
                x[i] = sum / row[i];
                inverse[i][column] = x[i];
            }
        }
        return inverse;
    }

    /// Replaces a matrix by its lower factor, mirrored at the diagonal.
    private static void decompose(double[][] matrix) {
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j <= i; j++) {
                double[] a = matrix[i];
                double[] b = matrix[j];
                double sum = a[j];
                for (int k = 0; k < j; k++) {
                    sum -= a[k] * b[k];
                }
                if (i == j) {
                    if (!(sum > 0)) {
                        throw new ArithmeticException("the matrix isn't positive definite");
                    }
                    a[i] = Math.sqrt(sum);
                } else {
                    a[j] = sum / b[j];
                    b[i] = a[j];
                }
            }
        }
    }

    static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            for (int k = 0; k < vector.length; k++) {
                product[i] += matrix[i][k] * vector[k];
            }
        }
        return product;
    }
}
