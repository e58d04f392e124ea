// commandBehind: the command that led to an event of a file. Each command is known by the first event that it causes.

import {
  type BySeat,
  type DeckCard,
  type LaidRow,
  type Laying,
  layingCells,
  nextLaying,
  type Seat,
} from '../rules/index.ts';
import type { Held } from '../windows/index.ts';
import type { MatchCommand } from './command.ts';
import type { PublicMatchEvent } from './event.ts';
import type { SealedMatch } from './state.ts';

/** Returns the cards that lay face down, in board order; null if they were never revealed. */
export const revealedIn = (
  events: readonly PublicMatchEvent[],
): BySeat<readonly (DeckCard | null)[]> | null =>
  events.find((event) => event.type === 'CardsRevealed')?.field ?? null;

/** Returns a row as it lay at the reveal. */
function layingIn(events: readonly PublicMatchEvent[], seat: Seat, row: LaidRow): Laying {
  const field = revealedIn(events);
  const cells = layingCells(row).map((cell) => field?.[seat][cell]?.copy ?? null);
  return row === 'half' ? { row, cells } : { row, cells: cells.filter((copy) => copy !== null) };
}

function draftIn(events: readonly PublicMatchEvent[], seat: Seat, { rules }: SealedMatch): Laying | null {
  const row = rules.common.phase.at === 'placing' ? nextLaying(rules.common, seat) : null;
  return row === null ? null : layingIn(events, seat, row);
}

/** Returns the seat that has to choose now, and the id of the choice. */
function openChoice({ rules }: SealedMatch): { readonly seat: Seat; readonly choice: number } | null {
  const { phase } = rules.common;
  return phase.at === 'choosing' ? { seat: phase.choice.seat, choice: phase.choice.id } : null;
}

/** Returns the number of the present asking; null if no seat is asked. */
const askingIn = ({ rules: { common } }: SealedMatch): number | null =>
  common.windows && (common.windows.open !== null || common.phase.at === 'stop')
    ? common.windows.asking
    : null;

/** Returns the cards that a seat plays from this event on: all that a file says of its hand. */
export const playedFrom = (events: readonly PublicMatchEvent[], index: number, seat: Seat): readonly Held[] =>
  events
    .slice(index)
    .flatMap((event) => (event.type === 'CardPlayed' && event.seat === seat ? [event.held] : []));

/** IN21: the end of a match closes an open play first, so the command is behind the next event. */
const endingBehind = (
  events: readonly PublicMatchEvent[],
  index: number,
  state: SealedMatch,
): MatchCommand | null => (events[index + 1] === undefined ? null : commandBehind(events, index + 1, state));

/**
 * Returns the command behind the event at `index`, in the state before it; null if no command leads to such an event.
 */
export function commandBehind(
  events: readonly PublicMatchEvent[],
  index: number,
  state: SealedMatch,
): MatchCommand | null {
  const event = events[index];
  const open = openChoice(state);
  switch (event?.type) {
    case 'PromiseGiven': {
      const promise =
        events.find((other) => other.type === 'PromisesPublished')?.promises[event.seat] ?? null;
      return promise === null ? null : { type: 'promise', seat: event.seat, promise };
    }
    case 'NonceGiven': {
      const nonce = events.find((other) => other.type === 'NoncesPublished')?.nonces[event.seat] ?? '';
      return nonce === '' ? null : { type: 'open', seat: event.seat, nonce };
    }
    case 'NonceWaived':
      return { type: 'goOnWithout', seat: event.seat, by: event.by };
    case 'RowCommitted':
      return { type: 'place', seat: event.seat, laying: layingIn(events, event.seat, event.row) };
    case 'DefaultApplied':
      return {
        type: 'applyDefault',
        seat: event.seat,
        by: event.by,
        draft: draftIn(events, event.seat, state),
      };
    case 'TargetChosen':
      return open && { type: 'chooseTarget', seat: open.seat, choice: event.choice, copy: event.copy };
    case 'CreatureSummoned':
      return (
        open && { type: 'summon', seat: event.seat, choice: open.choice, copy: event.copy, cell: event.cell }
      );
    case 'SummonDeclined':
      return open && { type: 'declineSummon', ...open };
    case 'CardPlayed': {
      const { seat, held, on } = event;
      return { type: 'play', seat, card: held.key, on, asking: askingIn(state) };
    }
    case 'SeatPassed':
      return { type: 'pass', seat: event.seat, asking: askingIn(state) ?? 0 };
    case 'AheadSaid':
      return { type: 'ahead', seat: event.seat, windows: event.windows };
    case 'HoldingChanged': {
      const { seat, holding } = event;
      return { type: 'hold', seat, holding, hand: playedFrom(events, index, seat) };
    }
    case 'PlaySettled':
      return endingBehind(events, index, state);
    case 'MatchConceded':
      return { type: 'concede', seat: event.seat };
    case 'MatchAwarded':
      return { type: 'award', winner: event.winner, claim: event.claim, reason: event.reason };
    case 'MatchVoided':
      return { type: 'void', reason: event.reason };
    case 'ClaimClosed':
      return { type: 'closeClaim', by: 'referee', reason: event.reason };
    case 'DeskNoted':
      return { type: 'note', note: event.note };
    case 'PriceClaimed':
      return { type: 'claim', seat: event.seat, copy: event.copy };
    case 'PriceWaived':
      return { type: 'waive', seat: event.seat };
    default:
      return null;
  }
}
