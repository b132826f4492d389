/**
 * Tasks in child processes: native code that crashes, hangs or eats memory costs one page at most.
 *
 * <p>Parent and child talk over a loopback socket by frames (see {@link recto.job.worker.Frames}), since native code
 * may print to the standard streams at any time. The child ends when its parent is gone.
 */
package recto.job.worker;
