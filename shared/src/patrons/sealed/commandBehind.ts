// commandBehind: the command that led to an event of a game, in its log or in its file. Each command is known by the
// first event that it causes.

import type { FairCommand } from '../../fairness/index.ts';
import type { CardId } from '../../cards/index.ts';
import { type CopyId, otherSeat, type Seat } from '../../rules/index.ts';
import type { Outcome } from '../stage.ts';
import type { SealedGameEvent } from './event.ts';
import type { SealedGame } from './state.ts';
import type { SealedGameCommand } from './table.ts';

type Command = SealedGameCommand | FairCommand;
type Events = readonly SealedGameEvent[];

/** Facts that are secret when they happen: a log holds them in other events, a file only later, or never. */
export interface Hidden {
  readonly promiseOf: (seat: Seat) => string | null;
  readonly nonceOf: (seat: Seat) => string | null;
  readonly patronOf: (seat: Seat) => CardId | null;
  readonly exchangeOf: (seat: Seat) => readonly CopyId[] | null;
}

/** Returns the command that ended the game; null if the game ended by what was done before. */
function endBehind(outcome: Outcome): SealedGameCommand | null {
  switch (outcome.kind) {
    case 'conceded':
      return { type: 'concede', seat: otherSeat(outcome.winner) };
    case 'awarded':
      return { type: 'award', winner: outcome.winner, reason: outcome.reason };
    case 'voided':
      return { type: 'void', reason: outcome.reason };
    case 'counted':
    case 'drawn':
      return null;
  }
}

/** Whether a seat may still exchange in this state: then a draw is the first event of its exchange. */
function isExchanging({ rules }: SealedGame, seat: Seat): boolean {
  const { stage } = rules.common;
  return stage.at === 'preparing' && stage.step === 'exchange' && stage.exchanged[seat] === null;
}

const exchangeBehind = (state: SealedGame, seat: Seat, hidden: Hidden): Command | null => {
  const copies = isExchanging(state, seat) ? hidden.exchangeOf(seat) : null;
  return copies && { type: 'exchange', seat, copies };
};

/** Returns the command that was paid for. */
function paidFor(paid: SealedGameEvent | undefined, turn: number): SealedGameCommand | null {
  switch (paid?.type) {
    case 'SpellPlayed':
      return { type: 'play', seat: paid.seat, turn, copy: paid.card.copy, targets: paid.targets };
    case 'CardEntered':
      return { type: 'play', seat: paid.seat, turn, copy: paid.card.copy, targets: [] };
    case 'AbilityUsed': {
      const { seat, ability, targets } = paid;
      return { type: 'use', seat, turn, copy: ability.copy, ability: ability.ability, targets };
    }
    default:
      return null;
  }
}

/** Returns the command of the game itself behind an event. */
function moveBehind(events: Events, index: number, { rules }: SealedGame): SealedGameCommand | null {
  const event = events[index];
  const { stage, askings: asking } = rules.common;
  const turn = stage.at === 'turn' ? stage.turn : 0;
  switch (event?.type) {
    case 'Paid':
      return paidFor(events[index + 1], turn);
    case 'StrikeDeclared':
      return { type: 'strike', seat: event.seat, turn, copy: event.striker, target: event.target };
    case 'Defended':
      return { type: 'defend', seat: event.seat, asking, copy: event.defender };
    case 'NotDefended':
      return { type: 'defend', seat: event.seat, asking, copy: null };
    case 'Chosen':
      return { type: 'choose', seat: event.seat, asking: event.asking, copies: event.copies };
    case 'TurnEnding':
      return { type: 'endTurn', seat: event.seat, turn: event.turn };
    case 'DefaultApplied':
      return { type: 'applyDefault', seat: event.seat, by: event.by };
    case 'GameEnded':
      return endBehind(event.outcome);
    default:
      return null;
  }
}

/**
 * Returns the command behind the event at `index`, in the state before it; null if no command leads to such an event.
 */
export function gameCommandBehind(
  events: Events,
  index: number,
  state: SealedGame,
  hidden: Hidden,
): Command | null {
  const event = events[index];
  switch (event?.type) {
    case 'PromiseStored':
    case 'PromiseGiven': {
      const promise = hidden.promiseOf(event.seat);
      return promise === null ? null : { type: 'promise', seat: event.seat, promise };
    }
    case 'NonceStored':
    case 'NonceGiven': {
      const nonce = hidden.nonceOf(event.seat);
      return nonce === null ? null : { type: 'open', seat: event.seat, nonce };
    }
    case 'NonceWaived':
      return { type: 'goOnWithout', seat: event.seat, by: event.by };
    case 'DeskNoted':
      return { type: 'note', note: event.note };
    case 'PatronChosen':
    case 'PatronSealed': {
      const seat = event.type === 'PatronChosen' ? event.to : event.seat;
      const patron = hidden.patronOf(seat);
      return patron === null ? null : { type: 'choosePatron', seat, patron };
    }
    case 'CardsDrawn':
      return exchangeBehind(state, event.to, hidden);
    case 'DrawCounted':
    case 'ExchangeCounted':
      return exchangeBehind(state, event.seat, hidden);
    default:
      return moveBehind(events, index, state);
  }
}
