// Broadcast leaks: mistakes planted in the rooms through which the real broadcaster and the real floor tell everybody,
// for the pairs over sockets.

import type { MatchEvent } from '@dunmer/shared/fairness';
import type { Batch, ServerMessages } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { Rooms } from '../../src/realtime/rooms.ts';
import type { Phone } from '../../src/realtime/wire.ts';
import type { Texts } from '../../src/store/index.ts';

interface BroadcastLeak {
  /**
   * Returns the batches that are sent, in place of `batch`, to those who may not see the row that was laid last: the
   * same, another one, or two. `first`: the first card of that row.
   */
  readonly batch?: (batch: Batch, first: CopyId | null) => readonly Batch[];
  /** Returns what staff and screens of the hall are told of the floor. */
  readonly floor?: <Body>(body: Body, first: CopyId | null) => Body;
}

/** True for about half of all copies. */
const isLow = (copy: CopyId | null): boolean => (copy ?? 'z') < 'i';

const isSeal = ({ events }: Batch): boolean => events.some((event) => event.type === 'RowSealed');

/** Everybody who hears of a seal is told which card lies first under it. */
const cards: BroadcastLeak = {
  batch: (batch, first) => [
    {
      ...batch,
      events: batch.events.map((event) => (event.type === 'RowSealed' ? { ...event, first } : event)),
    },
  ],
};

/** The order in which they hear of a row and its seal depends on the card. */
const order: BroadcastLeak = {
  batch: (batch, first) =>
    isSeal(batch) && batch.events.length === 2 && isLow(first)
      ? [{ ...batch, events: batch.events.toReversed() }]
      : [batch],
};

/** How often they hear of a seal depends on the card. */
const number: BroadcastLeak = {
  batch: (batch, first) => (isSeal(batch) && isLow(first) ? [batch, batch] : [batch]),
};

/** The floor says more while a certain card lies on a table. */
const floor: BroadcastLeak = {
  floor: (body, first) => (isLow(first) ? { ...body, more: '' } : body),
};

export const BROADCAST_LEAKS: Readonly<Record<string, BroadcastLeak>> = { cards, order, number, floor };

/** Plants a leak in the rooms of every server of this process; returns a function that takes it out again. */
export function plantInRooms({ batch, floor: seen }: BroadcastLeak): () => void {
  const { prototype } = Rooms;
  const { tellBatch, send } = prototype;
  let first: CopyId | null = null;
  Object.assign(prototype, {
    tellBatch(this: Rooms, rooms: readonly string[], told: Batch, texts: Texts<MatchEvent>): void {
      // Only its owner's batch says which cards a row holds, and it is told before everybody else's.
      const row = told.events.find((event) => event.type === 'RowPlaced');
      if (row !== undefined) first = row.cells.find((copy) => copy !== null) ?? null;
      const batches = row === undefined ? batch?.(told, first) : undefined;
      for (const each of batches ?? [told]) tellBatch.call(this, rooms, each, texts);
    },
    send<Name extends keyof ServerMessages>(
      this: Rooms,
      phones: Iterable<Phone>,
      name: Name,
      body: Parameters<ServerMessages[Name]>[0],
    ): void {
      send.call(this, phones, name, name === 'floor' ? (seen?.(body, first) ?? body) : body);
    },
  });
  return () => void Object.assign(prototype, { tellBatch, send });
}
