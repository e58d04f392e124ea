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

/** The parts of a file that a match is played again from. */
export interface Replayable {
  readonly match: string;
  readonly cards: readonly Card[];
  readonly events: readonly PublicMatchEvent[];
  readonly decks: readonly FileDeck[];
  readonly windowCards?: FileWindowCards;
}

export interface Replay {
  /** How many events follow from the rules; 0 where the cards were never revealed. */
  readonly derived: number;
  readonly byServer: readonly number[];
  readonly contradiction: Contradiction<Trade> | null;
}

const NOTHING_KNOWN = '00'.repeat(32);

/** All that was drawn, in the order in which the core draws it: seed, deck salts, a bot's n, row salts. */
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

/** A deck's commitment can't be made again without its salt: the file's own stands. */
function withUnknownDecks(event: PublicMatchEvent, { events, decks }: Replayable): PublicMatchEvent {
  const sealed = events[0];
  if (event.type !== 'MatchSealed' || sealed?.type !== 'MatchSealed') return event;
  const isHeld = bySeat((seat) => decks.some((deck) => deck.seat === seat));
  return { ...event, decks: bySeat((seat) => (isHeld[seat] ? event.decks[seat] : sealed.decks[seat])) };
}

/** With what the match was played, as far as the file says it: of each hand what was played of it. */
function windowsIn({ events }: Replayable): Pick<MatchSetup, 'windows'> {
  const opened = events.find((event) => event.type === 'WindowsOpened');
  if (opened === undefined) return {};
  const { traders, stake, holdings } = opened;
  return { windows: { traders, stake, holdings, hands: bySeat((seat) => playedFrom(events, 0, seat)) } };
}

/** The course of a file; what depends on the server's word is told to `onServersWord`. */
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

/** Plays the match of a file again. Where the cards were never revealed nothing can be derived. */
export function replayFile(file: Replayable): Replay {
  if (revealedIn(file.events) === null) return { derived: 0, byServer: [], contradiction: null };
  const words = new Set<number>();
  const contradiction = contradictionIn(() => courseOf(file, (index) => words.add(index)));
  const derived = contradiction?.index ?? file.events.length;
  return { derived, byServer: [...words].toSorted((x, y) => x - y), contradiction };
}
