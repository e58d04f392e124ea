// Waits: how long something may take at most; the allowance for a busy machine costs nothing on a quick one.

/** Milliseconds: longer than any film step or reconnection on a busy machine. */
export const LONG = 90_000;
