package recto.samples;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.List;

/**
 * A page as it left the press, before any damage. Pixels.
 *
 * @param pieces in reading order, each in its place
 */
record PrintedPage(int width, int height, List<Piece> pieces) {
    PrintedPage {
        pieces = List.copyOf(pieces);
    }

    /** The same page on paper of at least this height. */
    PrintedPage atLeast(int paperHeight) {
        return new PrintedPage(width, Math.max(height, paperHeight), pieces);
    }

    Gray ink() {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        graphics.setColor(Color.BLACK);
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        for (Piece piece : pieces) {
            graphics.fill(piece.ink());
        }
        graphics.dispose();
        return Gray.of(image);
    }

    /** The text: one line per printed line, an empty line between regions. */
    String text() {
        StringBuilder text = new StringBuilder();
        Piece before = null;
        for (Piece piece : pieces) {
            if (piece.lines().isEmpty()) {
                continue;
            }
            if (before != null && before.region() != piece.region()) {
                text.append('\n');
            }
            piece.lines().forEach(line -> text.append(line.text()).append('\n'));
            before = piece;
        }
        return text.toString();
    }
}
