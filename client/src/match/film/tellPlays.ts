// Tell plays: turns an event about promises and intrigue cards into happenings.

import { never } from '@dunmer/shared/lib';
import {
  type BySeat,
  type CommonState,
  type DeckCard,
  ofThirds,
  otherSeat,
  type Place,
  type Seat,
  SEATS,
  type WindowEvent,
} from '@dunmer/shared/rules';
import type { Held, TraderId } from '@dunmer/shared/windows';
import type { Aim, Happening } from './happening.ts';
import { seated, type Telling } from './teller.ts';

type Of<Type extends WindowEvent['type']> = Extract<WindowEvent, { type: Type }>;

/** Returns what a chosen cell is called: its card where it has one. */
export const aimAt = ({ field }: CommonState, { seat, cell }: Place): Aim => {
  const lies = field[seat][cell];
  return { seat, cell, card: lies ? { seat, copy: lies.copy, card: lies.card } : null };
};

const ownerAt = (traders: BySeat<TraderId>, held: Held): Seat | null =>
  held.kind === 'promise' ? (SEATS.find((seat) => traders[seat] === held.owner) ?? null) : null;

function played({ seat, held, on }: Of<'CardPlayed'>, { before }: Telling): readonly Happening[] {
  const { windows } = before;
  if (windows === undefined) return [];
  return [
    {
      kind: 'played',
      play: { seat, held },
      on: on.map((place) => aimAt(before, place)),
      owner: ownerAt(windows.traders, held),
      answers: held.kind === 'promise' ? null : (windows.open?.plays.at(-1)?.held ?? null),
    },
  ];
}

/** IN20: each cancel that stands undoes the one before it, so the first play is the one whose outcome is told. */
function settled({ how }: Of<'PlaySettled'>, { before }: Telling): readonly Happening[] {
  const [play, cancel] = before.windows?.open?.plays ?? [];
  if (play === undefined) return [];
  const by = how === 'cancelled' ? (cancel?.held ?? null) : null;
  return [{ kind: 'play-settled', play: { seat: play.seat, held: play.held }, how, by }];
}

function worked({ seat, by, work }: Of<'PlayWorked'>, { before, after }: Telling): readonly Happening[] {
  const [card = null] = work.op === 'shield' ? seated(before.field, [work.copy]) : [];
  const isShared =
    after.windows?.works.some((each) => each.seat === otherSeat(seat) && each.work.op === work.op) ?? false;
  const { windows } = after;
  const facing = windows === undefined ? [] : ofThirds(windows, otherSeat(seat)).map((front) => front.card);
  const isEmpty = SEATS.every((one) => after.field[one].every((cell) => !cell));
  return [{ kind: 'play-works', seat, by, work, card, isShared, facing, isEmpty }];
}

/**
 * PR21: finds the card behind a tie that was taken: a promise that lies in front, or a card that was played in this
 * match.
 */
function tieBehind({ seat, by }: Of<'TieTaken'>, { before }: Telling): DeckCard | null {
  if (by !== null) return { copy: by.key, card: by.card };
  const work = before.windows?.works.find((each) => each.seat === seat && each.work.op === 'tie');
  return work === undefined ? null : { copy: work.by.copy, card: work.by.card };
}

/** Returns the happenings of an event; none when it shows nothing at the table. */
export function playHappeningOf(event: WindowEvent, telling: Telling): readonly Happening[] {
  switch (event.type) {
    case 'CardPlayed':
      return played(event, telling);
    case 'PlaySettled':
      return settled(event, telling);
    case 'PlayCast': {
      const targets = seated(telling.before.field, event.targets);
      return [{ kind: 'play-cast', by: event.by, targets, moves: [], changes: [] }];
    }
    case 'PlayWorked':
      return worked(event, telling);
    case 'CardsShown':
      return [{ kind: 'shown', by: event.by, cards: event.cards }];
    case 'TieTaken':
      return [{ kind: 'tie-taken', seat: event.seat, by: tieBehind(event, telling) }];
    case 'PotDivided':
      return [{ kind: 'pot-divided', seat: event.seat, amount: event.amount }];
    case 'WindowsOpened':
    case 'HandTaken':
    case 'HoldingChanged':
      // What somebody holds beside the table is not shown.
      return [];
    case 'StopBegun':
    case 'SeatAsked':
    case 'SeatPassed':
    case 'StopEnded':
    case 'AheadSaid':
      // While a seat is asked, the page says so; a card that was not played leaves nothing to see.
      return [];
    default:
      return never(event);
  }
}
