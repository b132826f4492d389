/** Runs a batch: tasks, outcomes, ledger, steps; the one place where the stages meet. */
package recto.job;
