/** Benchmarks: commands that measure, not tests. docs/benchmarks.md says how to run them. */
package recto.bench;
