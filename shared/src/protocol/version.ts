// The protocol's version: raised when a phone of the release before could misread a frame.

export const PROTOCOL_VERSION = 5;

/** What phones of the release before speak; they play on (RELIABILITY, P17). */
const PREVIOUS_PROTOCOL = 4;

/** Whether a phone that speaks this version is served. */
export const isSpoken = (protocol: number): boolean =>
  protocol === PROTOCOL_VERSION || protocol === PREVIOUS_PROTOCOL;

/**
 * The version in which a phone is answered that says its own in the query of its first question: its own, where that is
 * served, else ours. One that says none is of the release before.
 */
export function protocolFor(said: unknown): number {
  if (said === undefined) return PREVIOUS_PROTOCOL;
  const protocol = Number(said);
  return isSpoken(protocol) ? protocol : PROTOCOL_VERSION;
}
