// The protocol's version: raised whenever a phone of the release before could misread a frame.

export const PROTOCOL_VERSION = 5;

/** The version that phones of the release before speak; they play on (RELIABILITY, P17). */
const PREVIOUS_PROTOCOL = 4;

/** Whether a phone that speaks this version is served. */
export const isSpoken = (protocol: number): boolean =>
  protocol === PROTOCOL_VERSION || protocol === PREVIOUS_PROTOCOL;

/**
 * Returns the version in which to answer a phone that gives its own in the query of its first question: that version
 * if it is served, otherwise ours. A phone that gives none is of the release before.
 */
export function protocolFor(said: unknown): number {
  if (said === undefined) return PREVIOUS_PROTOCOL;
  const protocol = Number(said);
  return isSpoken(protocol) ? protocol : PROTOCOL_VERSION;
}
