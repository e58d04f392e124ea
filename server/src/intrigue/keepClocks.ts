// KeepClocks: the clocks of what the deck awaits begin and end with it (IN10, IN19).

import { type DeckDue, deckDue } from '@dunmer/shared/intrigue';
import { present } from '@dunmer/shared/lib';
import { INTRIGUE_SETTINGS } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { DeckClockName, Tx } from '../store/index.ts';
import type { World } from '../world/index.ts';
import type { DeckAround } from './around.ts';
import type { DeckSteps } from './steps.ts';

/** By which name a clock of something awaited is kept. */
export function deckClockOf({ people }: Pick<DeckAround, 'people'>, due: DeckDue): DeckClockName {
  const person = present(people.get(due.who), 'whoever owes an answer trades').key;
  return { person, kind: due.what, asking: due.what === 'surplus' ? 0 : due.asking };
}

const idOf = ({ person, kind, asking }: DeckClockName): string => `${person}/${kind}/${asking}`;

/** Begins a clock for whatever is awaited anew, and ends those of what is awaited no more. */
export async function keepDeckClocks(
  { settings }: World,
  tx: Tx,
  { around, state }: DeckSteps,
): Promise<void> {
  const named = (due: readonly DeckDue[]) =>
    new Map(due.map((one) => [idOf(deckClockOf(around, one)), deckClockOf(around, one)]));
  const before = named(deckDue(PRINTED.intrigue, around.live.state.common));
  const after = named(deckDue(PRINTED.intrigue, state.common));
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, clock]) => clock);
  const begun = [...after].filter(([id]) => !before.has(id)).map(([, clock]) => clock);
  await tx.intrigue.dropDeckClocks(gone);
  if (begun.length === 0) return;
  const event = (await settings.of(tx)).settings;
  const seconds = (name: 'surplusTime' | 'responseTime'): number =>
    event[name] ?? INTRIGUE_SETTINGS[name].first;
  await tx.intrigue.putDeckClocks(
    begun.map((clock) => ({
      ...clock,
      left: 1000 * seconds(clock.kind === 'surplus' ? 'surplusTime' : 'responseTime'),
    })),
  );
}
