package recto.job;

import java.util.Optional;
import recto.model.Failure;
import recto.model.PageFrame;
import recto.model.PageNumber;
import recto.model.Scan;

/**
 * A page of an item before it is worked on.
 *
 * @param number in the item
 * @param scan it stands in
 * @param frame what the scan's header says of it
 * @param failure why it will not be read: its scan could not be opened
 */
public record PlannedPage(PageNumber number, Scan scan, PageFrame frame, Optional<Failure> failure) {}
