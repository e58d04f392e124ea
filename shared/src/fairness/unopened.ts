// unopened: what may stand in a file whose sealed cards were never opened (R15). Nothing of it can be played again, so
// only the kinds of its events are checked.

/**
 * How the events of a kind may stand in such a file: once for each seat and row, as often as they like, or as the one
 * end. A kind that isn't named comes only after the opening.
 */
export type UnopenedKinds<Type extends string> = Readonly<Partial<Record<Type, 'once' | 'often' | 'end'>>>;

const END = 'end';

const keyOf = (event: { readonly type: string }): string =>
  JSON.stringify([event.type, 'seat' in event ? event.seat : null, 'row' in event ? event.row : null]);

/**
 * Takes the events of a file without opened cards; returns the index of the first that can't stand there: their number
 * if the end is missing, null if all may stand.
 */
export function strayIn<Type extends string>(
  events: readonly { readonly type: Type }[],
  kinds: UnopenedKinds<Type>,
): number | null {
  const seen = new Set<string>();
  for (const [index, event] of events.entries()) {
    const kind = kinds[event.type];
    const key = kind === END ? END : keyOf(event);
    if (kind === undefined || (kind !== 'often' && seen.has(key))) return index;
    seen.add(key);
  }
  return seen.has(END) ? null : events.length;
}
