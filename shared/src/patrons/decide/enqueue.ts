// enqueue: an ability that is set off goes behind all that wait (PT15).

import { otherSeat } from '../../rules/index.ts';
import type { When } from '../ability.ts';
import type { QueueEntry } from '../queue.ts';
import type { ZoneCard } from '../state.ts';
import type { Run } from './run.ts';

const waitingOn = (run: Run, { copy, card, control: seat }: ZoneCard, when: When): readonly QueueEntry[] =>
  (run.definition(card).abilities ?? []).flatMap((ability, index) =>
    ability.when === when ? [{ copy, card, ability: index, seat, declared: null }] : [],
  );

export function enqueue(run: Run, entries: readonly QueueEntry[]): void {
  if (entries.length > 0) run.emit({ type: 'AbilitiesQueued', to: 'everyone', entries });
}

/**
 * Queues the abilities of these cards that come up at `when`: "first those of the seat whose turn it is, each side by
 * arrival, those of one card as listed". The cards are given by arrival, as they lay and with their control at that
 * time.
 */
export function setOff(run: Run, cards: readonly ZoneCard[], when: When): void {
  const { seat } = run.turn;
  const entries: QueueEntry[] = [];
  for (const side of [seat, otherSeat(seat)])
    for (const card of cards) if (card.control === side) entries.push(...waitingOn(run, card, when));
  enqueue(run, entries);
}
