// KeepClocks: the clocks for what the deck awaits begin and end with it (IN10, IN19).

import { openPlayIn } from '@dunmer/shared/contract';
import { type DeckDue, deckDue } from '@dunmer/shared/intrigue';
import { present } from '@dunmer/shared/lib';
import { type EventSettings, INTRIGUE_SETTINGS } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { DeckClockName, StoredContract, Tx } from '../store/index.ts';
import type { World } from '../world/index.ts';
import type { DeckAround } from './around.ts';
import type { DeckSteps } from './steps.ts';
import { clockId, type DeckClockDue } from './ticking.ts';

/** A contract in which a card may wait for its answer. */
export type Playing = Pick<StoredContract, 'key' | 'one' | 'two' | 'state'>;

/**
 * Returns the clock of the person who is asked in a contract, with the number of the question; null where nobody is.
 */
export function contractClockOf({ key, one, two, state }: Playing): Omit<DeckClockDue, 'full'> | null {
  const asked = openPlayIn(state)?.asked ?? null;
  if (asked === null) return null;
  const person = asked.by === 'one' ? one : two;
  return { name: { person, kind: 'contract', asking: key }, turn: asked.asking };
}

/** Returns the name under which the clock of something awaited is kept. */
export function deckClockOf({ people }: Pick<DeckAround, 'people'>, due: DeckDue): DeckClockName {
  const person = present(people.get(due.who), 'whoever owes an answer trades').key;
  return { person, kind: due.what, asking: due.what === 'surplus' ? 0 : due.asking };
}

/** Returns how long a trader has, in milliseconds (IN10, IN19). */
export function deckTimeFor(settings: EventSettings, kind: DeckClockName['kind']): number {
  const name = kind === 'surplus' ? 'surplusTime' : 'responseTime';
  return 1_000 * (settings[name] ?? INTRIGUE_SETTINGS[name].first);
}

/** Begins a clock for everything that is newly awaited, and ends those of what is no longer awaited. */
export async function keepDeckClocks(
  { settings }: World,
  tx: Tx,
  { around, state }: DeckSteps,
): Promise<void> {
  const named = (due: readonly DeckDue[]) =>
    new Map(due.map((one) => [clockId(deckClockOf(around, one)), deckClockOf(around, one)]));
  const before = named(deckDue(PRINTED.intrigue, around.live.state.common));
  const after = named(deckDue(PRINTED.intrigue, state.common));
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, clock]) => clock);
  const begun = [...after].filter(([id]) => !before.has(id)).map(([, clock]) => clock);
  await tx.intrigue.dropDeckClocks(gone);
  if (begun.length === 0) return;
  const event = (await settings.of(tx)).settings;
  await tx.intrigue.putDeckClocks(begun.map((clock) => ({ ...clock, left: deckTimeFor(event, clock.kind) })));
}
