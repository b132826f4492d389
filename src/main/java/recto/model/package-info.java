/** The words that all other packages share: plain records, validated when made; no I/O and no library. */
package recto.model;
