// Said: reads parts of what the server has said, checking them before they are believed.

import type { GameEvent } from './gameShapes.ts';
import type { Event } from './shapes.ts';

/** Returns the value at a path; undefined when there is none. */
export const at = (said: unknown, ...path: readonly string[]): unknown =>
  path.reduce((inner, key) => Reflect.get(Object(inner), key), said);

export function textAt(said: unknown, ...path: readonly string[]): string {
  const found = at(said, ...path);
  if (typeof found !== 'string') throw new Error(`no text at ${path.join('.')}`);
  return found;
}

export function numberAt(said: unknown, ...path: readonly string[]): number {
  const found = at(said, ...path);
  if (typeof found !== 'number') throw new Error(`no number at ${path.join('.')}`);
  return found;
}

export function listAt(said: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(said, ...path);
  if (!Array.isArray(found)) throw new Error(`no list at ${path.join('.')}`);
  return found;
}

/** Returns the events of a batch; here a stranger takes the page at its word. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const eventsOf = (batch: unknown): readonly Event[] => listAt(batch, 'events') as readonly Event[];

/** Returns an event of the patrons' table, as it came over the wire. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const gameEventIn = (text: string): GameEvent => JSON.parse(text) as GameEvent;
