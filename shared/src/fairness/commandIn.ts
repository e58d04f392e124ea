// commandIn: the command behind a batch of the server's own log, which also holds the events that nobody may see.

import { bySeat, type Laying, type Seat } from '../rules/index.ts';
import type { Held } from '../windows/index.ts';
import type { MatchCommand } from './command.ts';
import { commandBehind } from './commandBehind.ts';
import type { MatchEvent, PublicMatchEvent } from './event.ts';
import type { MatchSetup } from './openSealedMatch.ts';
import type { SealedMatch } from './state.ts';

type Batch = readonly MatchEvent[];

/** Returns the cards that a seat took into its hand in a batch. */
const handIn = (batch: Batch, seat: Seat): readonly Held[] =>
  batch.flatMap((event) => (event.type === 'HandTaken' && event.to === seat ? event.hand : []));

/** Returns how the first batch opened the match; null if it opens none. */
export function openingIn(batch: Batch): MatchSetup | null {
  const sealed = batch.find((event) => event.type === 'MatchSealed');
  if (sealed === undefined) return null;
  const decks = bySeat((seat) =>
    batch.flatMap((event) => (event.type === 'DeckTaken' && event.to === seat ? event.deck : [])),
  );
  const friendly = batch.some((event) => event.type === 'MatchOpened' && event.friendly);
  const setup = { match: sealed.match, decks, bots: sealed.bots, friendly };
  const windows = batch.find((event) => event.type === 'WindowsOpened');
  if (windows === undefined) return setup;
  const { traders, stake, holdings } = windows;
  return { ...setup, windows: { traders, stake, holdings, hands: bySeat((seat) => handIn(batch, seat)) } };
}

/** Returns the command behind a later batch, in the state before it; null if no command leads to such a batch. */
export function commandIn(batch: Batch, state: SealedMatch): MatchCommand | null {
  const [first] = batch;
  const placed = batch.find((event) => event.type === 'RowPlaced');
  switch (first?.type) {
    case 'PromiseStored':
      return { type: 'promise', seat: first.seat, promise: first.promise };
    case 'NonceStored':
      return { type: 'open', seat: first.seat, nonce: first.nonce };
    case 'RowPlaced':
      return { type: 'place', seat: first.to, laying: layingOf(first) };
    case 'HandTaken': {
      const changed = batch.find((event) => event.type === 'HoldingChanged');
      return changed === undefined
        ? null
        : { type: 'hold', seat: first.to, holding: changed.holding, hand: first.hand };
    }
    case 'DefaultApplied': {
      // If the default laid the first cards of the deck, giving them as a draft leads to the same events.
      const draft = placed === undefined ? null : layingOf(placed);
      return { type: 'applyDefault', seat: first.seat, by: first.by, draft };
    }
    default:
      return first?.to === 'everyone' ? commandBehind(publicIn(batch), 0, state) : null;
  }
}

const publicIn = (batch: Batch): readonly PublicMatchEvent[] =>
  batch.filter((event) => event.to === 'everyone');

function layingOf({ row, cells }: Extract<MatchEvent, { type: 'RowPlaced' }>): Laying {
  return row === 'half' ? { row, cells } : { row, cells: cells.filter((copy) => copy !== null) };
}
