// Waits: how long something may take at most; what a busy machine needs costs nothing where it is quick.

/** Longer than any film step or reconnection on a busy machine. */
export const LONG = 90_000;
