// scriptOfMatch: the script of a match that was played. It holds both decks, so it is for the server's own machine
// only.

import { err, ok, present, type Result } from '../lib/index.ts';
import type { Card, CardId, Catalogue } from '../cards/index.ts';
import {
  type BySeat,
  bySeat,
  type Cell,
  columnOf,
  type DeckCard,
  evolveCommon,
  NEW_MATCH,
  placeOf,
  rowOf,
  type RuleEvent,
  type Seat,
  SEATS,
} from '../rules/index.ts';
import { halfOf } from './resultOf.ts';
import type { ScriptChoice, ScriptHalf } from './script.ts';

/** A script as it is written: `cards` is keyed by id. */
export interface WrittenScript {
  readonly id: string;
  readonly cards: Readonly<Record<CardId, Card>>;
  readonly decks: BySeat<readonly CardId[]>;
  readonly field: BySeat<ScriptHalf>;
  readonly tosses: readonly Seat[];
  readonly choices: readonly ScriptChoice[];
}

/** Why a match has no script. */
export type NoScript = 'not-finished' | 'not-revealed';

const cellOf = (cell: Cell) => ({ row: rowOf(cell), column: columnOf(cell) });

function choicesOf(events: readonly RuleEvent[]): readonly ScriptChoice[] {
  const choices: ScriptChoice[] = [];
  let common = NEW_MATCH.common;
  for (const event of events) {
    if (event.to !== 'everyone') continue;
    if (event.type === 'TargetChosen') {
      const place = present(placeOf(common.field, event.copy), 'a target is on the field');
      choices.push({ side: place.seat, ...cellOf(place.cell) });
    }
    if (event.type === 'CreatureSummoned') choices.push({ card: event.card, ...cellOf(event.cell) });
    if (event.type === 'SummonDeclined') choices.push(null);
    common = evolveCommon(common, event);
  }
  return choices;
}

const tossesOf = (events: readonly RuleEvent[]): readonly Seat[] =>
  events.flatMap((event) =>
    event.type === 'TossHeld' && event.occasion.step !== 'placement' ? [event.winner] : [],
  );

function decksOf(events: readonly RuleEvent[]): BySeat<readonly DeckCard[]> {
  const taken = (seat: Seat) => events.find((event) => event.type === 'DeckTaken' && event.to === seat);
  return bySeat((seat) => {
    const event = taken(seat);
    return event?.type === 'DeckTaken' ? event.deck : [];
  });
}

/**
 * Takes a match's whole log and the catalogue with which it was played; returns a script with the same result.
 * Refuses a match that has not ended, or whose cards were never revealed (R15). A match that ended before its count
 * has a script too: the script then goes on as any script does whose choices are used up.
 */
export function scriptOfMatch(
  id: string,
  events: readonly RuleEvent[],
  catalogue: Catalogue,
): Result<WrittenScript, NoScript> {
  const revealed = events.find((event) => event.type === 'CardsRevealed');
  const ended = events.some((event) =>
    ['MatchCounted', 'MatchConceded', 'MatchAwarded', 'MatchVoided'].includes(event.type),
  );
  if (!ended) return err('not-finished');
  if (revealed?.type !== 'CardsRevealed') return err('not-revealed');
  const decks = decksOf(events);
  const used = new Set(SEATS.flatMap((seat) => decks[seat].map((card) => card.card)));
  const cards = [...used].map((card): [CardId, Card] => [card, present(catalogue.get(card), `card ${card}`)]);
  return ok({
    id,
    cards: Object.fromEntries(cards),
    decks: bySeat((seat) => decks[seat].map((card) => card.card)),
    field: bySeat((seat) => halfOf(revealed.field[seat])),
    tosses: tossesOf(events),
    choices: choicesOf(events),
  });
}
