package recto.model;

import java.util.Optional;

/**
 * What the header of a scan says of one of its pages, before any pixel is decoded.
 *
 * @param page of the scan
 * @param size in pixels of the stored image, or of the rendering that would be made; absent where only decoding tells
 * @param resolution where it is stated
 */
public record PageFrame(PageNumber page, Optional<Size> size, Optional<Resolution> resolution) {}
