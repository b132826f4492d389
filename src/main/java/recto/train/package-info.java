/** Makes models of the engine: lines of print from recipes or corrected pages, and training from a stock model on. */
package recto.train;
