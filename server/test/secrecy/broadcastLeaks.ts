// Broadcast leaks: mistakes put into the rooms by which the real broadcaster and the real floor tell, for the pairs over sockets.

import type { MatchEvent } from '@dunmer/shared/fairness';
import type { Batch, ServerMessages } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { Rooms } from '../../src/realtime/rooms.ts';
import type { Phone } from '../../src/realtime/wire.ts';
import type { Texts } from '../../src/store/index.ts';

interface BroadcastLeak {
  /** A batch as those are told it who may not see the row that was laid last: as it is, another one, twice. `first`: of that row. */
  readonly batch?: (batch: Batch, first: CopyId | null) => readonly Batch[];
  /** What staff and screens of the hall are told of the floor. */
  readonly floor?: <Body>(body: Body, first: CopyId | null) => Body;
}

/** Half of all copies. */
const isLow = (copy: CopyId | null): boolean => (copy ?? 'z') < 'i';

const isSeal = ({ events }: Batch): boolean => events.some((event) => event.type === 'RowSealed');

/** Whoever hears of a seal hears which card lies first under it. */
const cards: BroadcastLeak = {
  batch: (batch, first) => [
    {
      ...batch,
      events: batch.events.map((event) => (event.type === 'RowSealed' ? { ...event, first } : event)),
    },
  ],
};

/** In what order they hear of a row and its seal says which card it is. */
const order: BroadcastLeak = {
  batch: (batch, first) =>
    isSeal(batch) && batch.events.length === 2 && isLow(first)
      ? [{ ...batch, events: batch.events.toReversed() }]
      : [batch],
};

/** How often they hear of it says which card it is. */
const number: BroadcastLeak = {
  batch: (batch, first) => (isSeal(batch) && isLow(first) ? [batch, batch] : [batch]),
};

/** What is seen of the floor is longer while a certain card lies on a table. */
const floor: BroadcastLeak = {
  floor: (body, first) => (isLow(first) ? { ...body, more: '' } : body),
};

export const BROADCAST_LEAKS: Readonly<Record<string, BroadcastLeak>> = { cards, order, number, floor };

/** Plants a leak in the rooms of every server of this process; returns what takes it out again. */
export function plantInRooms({ batch, floor: seen }: BroadcastLeak): () => void {
  const { prototype } = Rooms;
  const { tellBatch, send } = prototype;
  let first: CopyId | null = null;
  Object.assign(prototype, {
    tellBatch(this: Rooms, rooms: readonly string[], told: Batch, texts: Texts<MatchEvent>): void {
      // Only its owner's batch holds what a row is made of; it is told before those of all others.
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
