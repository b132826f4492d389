/** What files and their names say of themselves; each value with its evidence. */
package recto.metadata;
