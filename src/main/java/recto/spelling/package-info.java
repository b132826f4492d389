/** From the text as it is printed to the one that is searched: named rules, each use recorded with its place. */
package recto.spelling;
