/** The command line: arguments, wiring, what is printed, exit codes. */
package recto.cli;
