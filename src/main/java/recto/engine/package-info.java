/**
 * The native libraries of the engine: unpacked once, found by every worker. Used by {@code image} and
 * {@code recognition}.
 *
 * <p>Start at {@link recto.engine.Natives}.
 */
package recto.engine;
