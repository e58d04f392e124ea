// IntrigueDue: what the deck awaits from whom, with its clock (IN10, IN19); all of it is public.

import { deckDue } from '@dunmer/shared/intrigue';
import type { EventInfo, IntrigueDue } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { type DeckAround, deckClockOf, deckTimeFor } from '../intrigue/index.ts';
import type { DeckClockName, Reader } from '../store/index.ts';
import type { World } from '../world/index.ts';

const WHAT = { surplus: 'keep', answer: 'answer', drop: 'drop' } as const;

const isSame = (one: DeckClockName, other: DeckClockName): boolean =>
  one.person === other.person && one.kind === other.kind && one.asking === other.asking;

/** Reads everything that is awaited. Takes no statement where nothing is, or where the clocks run on this server. */
export async function intrigueDue(
  { deck }: Pick<World, 'deck'>,
  reader: Reader,
  { settings, paused }: EventInfo,
  around: DeckAround,
): Promise<readonly IntrigueDue[]> {
  const { live, facts } = around;
  const awaited = facts.isOn ? deckDue(PRINTED.intrigue, live.state.common) : [];
  const timed = awaited.map((due) => {
    const name = deckClockOf(around, due);
    return { due, name, time: deck.face.timeOf(name) };
  });
  const clocks = timed.every(({ time }) => time !== null) ? [] : await reader.intrigue.deckClocks();
  return timed.map(({ due, name, time }): IntrigueDue => {
    const full = deckTimeFor(settings, name.kind);
    const kept = { left: clocks.find((one) => isSame(one, name))?.left ?? full, full, runs: false };
    const { left, runs, ...rest } = time ?? kept;
    return {
      what: WHAT[due.what],
      who: due.who,
      asking: due.what === 'surplus' ? null : due.asking,
      action: due.what === 'surplus' ? null : due.id,
      to: due.what === 'answer' ? due.to : null,
      n: due.what === 'answer' ? null : due.n,
      left,
      full: rest.full,
      runs: runs && !paused,
    };
  });
}
