// IntrigueDue: what the deck awaits of whom, with its clock (IN10, IN19); all of it is public.

import { deckDue } from '@dunmer/shared/intrigue';
import { type EventInfo, INTRIGUE_SETTINGS, type IntrigueDue } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { type DeckAround, deckClockOf } from '../intrigue/index.ts';
import type { DeckClockName, Reader } from '../store/index.ts';

const WHAT = { surplus: 'keep', answer: 'answer', drop: 'drop' } as const;

const isSame = (one: DeckClockName, other: DeckClockName): boolean =>
  one.person === other.person && one.kind === other.kind && one.asking === other.asking;

/** All that is awaited: no statement where nothing is. */
export async function intrigueDue(
  reader: Reader,
  { settings, paused }: EventInfo,
  around: DeckAround,
): Promise<readonly IntrigueDue[]> {
  const { live, facts } = around;
  const awaited = facts.isOn ? deckDue(PRINTED.intrigue, live.state.common) : [];
  if (awaited.length === 0) return [];
  const clocks = await reader.intrigue.deckClocks();
  return awaited.map((due): IntrigueDue => {
    const name = due.what === 'surplus' ? 'surplusTime' : 'responseTime';
    const full = 1000 * (settings[name] ?? INTRIGUE_SETTINGS[name].first);
    const clock = deckClockOf(around, due);
    return {
      what: WHAT[due.what],
      who: due.who,
      asking: due.what === 'surplus' ? null : due.asking,
      action: due.what === 'surplus' ? null : due.id,
      to: due.what === 'answer' ? due.to : null,
      n: due.what === 'answer' ? null : due.n,
      left: clocks.find((one) => isSame(one, clock))?.left ?? full,
      full,
      runs: !paused,
    };
  });
}
