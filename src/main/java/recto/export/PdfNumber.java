package recto.export;

/** Numbers in the content of a PDF page: two digits after the point, a hundredth of a point is finer than any eye. */
final class PdfNumber {
    private PdfNumber() {}

    /** Appends a number and a space; faster than a formatter, of which a page would need thousands. */
    static StringBuilder append(StringBuilder out, double value) {
        long hundredths = Math.round(value * 100);
        if (hundredths < 0) {
            out.append('-');
        }
        long digits = Math.abs(hundredths);
        out.append(digits / 100);
        if (digits % 100 != 0) {
            out.append('.').append(digits / 10 % 10);
            if (digits % 10 != 0) {
                out.append(digits % 10);
            }
        }
        return out.append(' ');
    }
}
