package recto.align.trace;

/** A passage with what the report says beside it. */
record Quoted(Passage passage, Beside beside) {}
