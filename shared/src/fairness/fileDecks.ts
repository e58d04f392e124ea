// fileDecks: the decks as far as a file shows them, and what the file says where they are incomplete (F10).

import {
  isShort,
  type AbilityRef,
  type BySeat,
  bySeat,
  type DeckAnswer,
  type DeckCard,
  type DeckQuestion,
  type Seat,
} from '../rules/index.ts';
import type { PublicMatchEvent } from './event.ts';
import type { FileDeck } from './matchFile.ts';

/** A deck, or the part of it that was seen. */
export interface KnownDeck {
  readonly cards: readonly DeckCard[];
  readonly isWhole: boolean;
}

/**
 * Returns all cards that lay on a half at the reveal or were summoned to it later. A short trader (2.2) has no
 * others.
 */
function seenDeck(events: readonly PublicMatchEvent[], seat: Seat): KnownDeck {
  const cards = events.flatMap((event): readonly DeckCard[] => {
    if (event.type === 'CardsRevealed') return event.field[seat].filter((card) => card !== null);
    return event.type === 'CreatureSummoned' && event.seat === seat
      ? [{ copy: event.copy, card: event.card }]
      : [];
  });
  return { cards, isWhole: isShort(cards.length) };
}

/** Returns both decks, each complete if the file holds it. */
export function knownDecks(
  events: readonly PublicMatchEvent[],
  decks: readonly FileDeck[],
): BySeat<KnownDeck> {
  return bySeat((seat) => {
    const held = decks.find((deck) => deck.seat === seat);
    return held === undefined ? seenDeck(events, seat) : { cards: held.cards, isWhole: true };
  });
}

const isSame = (x: AbilityRef, y: AbilityRef): boolean => x.copy === y.copy && x.ability === y.ability;

const isDue = (event: PublicMatchEvent, by: AbilityRef): boolean =>
  event.type === 'ChoiceDue' && event.choice.kind === 'summon' && isSame(event.choice.by, by);

/** Returns the indices in the events between which a summon step lies. */
function boundsOf(
  events: readonly PublicMatchEvent[],
  step: DeckQuestion['step'],
): readonly [number, number] {
  const start = events.findIndex((event) => event.type === 'SummonsBegun' && event.step === step);
  if (start < 0) return [events.length, events.length];
  const next = events.findIndex((event, i) => i > start && event.type === 'SummonsBegun');
  return [start, next < 0 ? events.length : next];
}

interface Said {
  readonly index: number;
  readonly fits: boolean;
}

function saidOfSummon(events: readonly PublicMatchEvent[], { step, entry }: DeckQuestion): Said {
  const [start, end] = boundsOf(events, step);
  const index = events.findIndex(
    (event, i) =>
      i > start &&
      i < end &&
      (isDue(event, entry) || (event.type === 'SummonPassed' && isSame(event.by, entry))),
  );
  const event = events[index];
  return { index, fits: event !== undefined && isDue(event, entry) };
}

/**
 * R7: finds where the file settles an initiative, and whether this side had a summon ready: after a toss both had,
 * without a toss the side that goes first had, and so had any that is asked later.
 */
function saidOfTurn(events: readonly PublicMatchEvent[], { step, entry }: DeckQuestion): Said {
  const [start, end] = boundsOf(events, step);
  const index = events.findIndex((event, i) => {
    if (i <= start || i >= end) return false;
    if (event.type === 'InitiativeSettled') return event.initiative === entry.initiative;
    return (
      event.type === 'TossHeld' &&
      'initiative' in event.occasion &&
      event.occasion.initiative === entry.initiative
    );
  });
  const event = events[index];
  const isFirst = event?.type === 'InitiativeSettled' && event.first === entry.seat;
  // A deck only shrinks, so a creature that fits when the ability comes up did fit before.
  const fits =
    isFirst || event?.type === 'TossHeld' || events.slice(start, end).some((later) => isDue(later, entry));
  return { index, fits };
}

/** Stands for a creature that only its owner knows. */
const UNSEEN = '';

/**
 * Answers the core's questions about decks. The answer of a complete deck is certain, and so is a creature that fits
 * in the part that was seen; otherwise the answer is what the file says. Calls `onServersWord` with the event of
 * every answer that depends on an incomplete deck.
 */
export function answerFromFile(
  events: readonly PublicMatchEvent[],
  decks: BySeat<KnownDeck>,
  onServersWord: (index: number) => void,
): DeckAnswer {
  return (found, question) => {
    if (decks[question.entry.seat].isWhole) return found;
    const { index, fits } =
      question.asks === 'turn' ? saidOfTurn(events, question) : saidOfSummon(events, question);
    if (index >= 0) onServersWord(index);
    if (found.length > 0) return found;
    return fits ? [UNSEEN] : [];
  };
}

/** Returns where creatures came out of incomplete decks: only the server's word says that they were there. */
export const unprovenSummons = (
  events: readonly PublicMatchEvent[],
  decks: BySeat<KnownDeck>,
): readonly number[] =>
  events.flatMap((event, index) =>
    event.type === 'CreatureSummoned' && !decks[event.seat].isWhole ? [index] : [],
  );
