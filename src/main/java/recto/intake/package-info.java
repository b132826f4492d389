/** Finds scans, tells their true type, digests them and groups them into items. */
package recto.intake;
