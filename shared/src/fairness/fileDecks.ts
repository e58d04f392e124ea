// fileDecks: the decks as far as a file shows them, and what the file itself says where they are not whole (F10).

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
 * All that lay on a half at the reveal, and all that was summoned to it later; a short trader (2.2) has nothing else.
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

/** Both decks: whole where the file holds them. */
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

/** Where in the events a summon step begins and ends. */
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
 * R7: both sides had one where a toss was held; else the side that goes first, and whoever is asked later all the same.
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
  // A deck only shrinks: what fits when it comes up did fit before.
  const fits =
    isFirst || event?.type === 'TossHeld' || events.slice(start, end).some((later) => isDue(later, entry));
  return { index, fits };
}

/** Stands for a creature that nobody but its owner knows. */
const UNSEEN = '';

/**
 * Answers the core's questions to decks. A whole deck is certain, and so is what fits in the part that was seen; else
 * it says what the file says. Every answer that depends on a deck which is not whole is told to `onServersWord`.
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

/** The creatures that came out of decks which are not whole: that they lay there is the server's word. */
export const unprovenSummons = (
  events: readonly PublicMatchEvent[],
  decks: BySeat<KnownDeck>,
): readonly number[] =>
  events.flatMap((event, index) =>
    event.type === 'CreatureSummoned' && !decks[event.seat].isWhole ? [index] : [],
  );
