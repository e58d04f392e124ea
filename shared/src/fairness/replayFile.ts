// replayFile: plays a file's match again from its revealed rows, through the same core, and compares every event (F10).

import type { Card } from '../cards/index.ts';
import { bySeat, SEATS } from '../rules/index.ts';
import { commandBehind, playedFrom, revealedIn } from './commandBehind.ts';
import { decideMatch } from './decideMatch.ts';
import type { Hex32, PublicMatchEvent } from './event.ts';
import { answerFromFile, knownDecks, unprovenSummons } from './fileDecks.ts';
import { type FileDeck, type FileWindowCards, windowCardsIn } from './matchFile.ts';
import { type MatchSetup, openSealedMatch } from './openSealedMatch.ts';
import { type Contradiction, contradictionIn, type Course, drawnAgain } from './replaying.ts';
import type { Trade } from './trade.ts';

/** The parts of a file from which a match is played again. */
export interface Replayable {
  readonly match: string;
  readonly cards: readonly Card[];
  readonly events: readonly PublicMatchEvent[];
  readonly decks: readonly FileDeck[];
  readonly windowCards?: FileWindowCards;
}

export interface Replay {
  /** How many events follow from the rules; 0 if the cards were never revealed. */
  readonly derived: number;
  readonly byServer: readonly number[];
  readonly contradiction: Contradiction<Trade> | null;
}

const NOTHING_KNOWN = '00'.repeat(32);

/** Returns all that was drawn, in the order in which the core draws it: seed, deck salts, a bot's n, row salts. */
function drawnIn({ events, decks }: Replayable): readonly Hex32[] {
  const salts = events.flatMap((event) => (event.type === 'SaltsPublished' ? event.salts : []));
  const nonces = events.find((event) => event.type === 'NoncesPublished')?.nonces;
  const drawn: Hex32[] = events
    .flatMap((event) => (event.type === 'SeedPublished' ? [event.seed] : []))
    .slice(0, 1);
  for (const seat of SEATS) drawn.push(decks.find((deck) => deck.seat === seat)?.salt ?? NOTHING_KNOWN);
  const bots = events.flatMap((event) => (event.type === 'MatchSealed' ? event.bots : []));
  for (const seat of SEATS) if (bots.includes(seat)) drawn.push(nonces?.[seat] || NOTHING_KNOWN);
  for (const sealed of events)
    if (sealed.type === 'RowSealed')
      drawn.push(
        salts.find(({ seat, row }) => seat === sealed.seat && row === sealed.row)?.salt ?? NOTHING_KNOWN,
      );
  return drawn;
}

/** Without its salt a deck's commitment can't be made again, so the file's own is taken over. */
function withUnknownDecks(event: PublicMatchEvent, { events, decks }: Replayable): PublicMatchEvent {
  const sealed = events[0];
  if (event.type !== 'MatchSealed' || sealed?.type !== 'MatchSealed') return event;
  const isHeld = bySeat((seat) => decks.some((deck) => deck.seat === seat));
  return { ...event, decks: bySeat((seat) => (isHeld[seat] ? event.decks[seat] : sealed.decks[seat])) };
}

/**
 * Returns the promises and intrigue cards of the match, as far as the file says: of each hand, the cards that were
 * played.
 */
function windowsIn({ events }: Replayable): Pick<MatchSetup, 'windows'> {
  const opened = events.find((event) => event.type === 'WindowsOpened');
  if (opened === undefined) return {};
  const { traders, stake, holdings } = opened;
  return { windows: { traders, stake, holdings, hands: bySeat((seat) => playedFrom(events, 0, seat)) } };
}

/** Returns the course of a file; calls `onServersWord` with each event that depends on the server's word. */
function courseOf(file: Replayable, onServersWord: (index: number) => void): Course<Trade> {
  const { match, events, decks } = file;
  const known = knownDecks(events, decks);
  unprovenSummons(events, known).forEach(onServersWord);
  const bots = events.flatMap((event) => (event.type === 'MatchSealed' ? event.bots : []));
  const friendly = events.some((event) => event.type === 'MatchOpened' && event.friendly);
  return {
    events,
    entropy: drawnAgain(drawnIn(file)),
    open: (entropy) =>
      openSealedMatch(
        { match, decks: bySeat((seat) => known[seat].cards), bots, friendly, ...windowsIn(file) },
        entropy,
      ),
    decide: decideMatch(
      new Map(file.cards.map((card) => [card.id, card])),
      answerFromFile(events, known, onServersWord),
      windowCardsIn(file.windowCards),
    ),
    commandAt: (index, state) => commandBehind(events, index, state),
    inFile: (event) => (event.to === 'everyone' ? withUnknownDecks(event, file) : null),
  };
}

/** Plays the match of a file again. If the cards were never revealed, no event can be derived. */
export function replayFile(file: Replayable): Replay {
  if (revealedIn(file.events) === null) return { derived: 0, byServer: [], contradiction: null };
  const words = new Set<number>();
  const contradiction = contradictionIn(() => courseOf(file, (index) => words.add(index)));
  const derived = contradiction?.index ?? file.events.length;
  return { derived, byServer: [...words].toSorted((x, y) => x - y), contradiction };
}
