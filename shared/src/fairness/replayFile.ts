// replayFile: plays a file's match again from its revealed rows, through the same core, and compares every event (F10).

import { err, ok, type Result, sameValue } from '../lib/index.ts';
import type { Card } from '../cards/index.ts';
import { bySeat, SEATS } from '../rules/index.ts';
import type { Entropy, MatchError } from './command.ts';
import { commandBehind, playedFrom, revealedIn } from './commandBehind.ts';
import { decideMatch, type MatchDecision } from './decideMatch.ts';
import type { Hex32, MatchEvent, PublicMatchEvent } from './event.ts';
import { answerFromFile, knownDecks, unprovenSummons } from './fileDecks.ts';
import { type FileDeck, type FileWindowCards, windowCardsIn } from './matchFile.ts';
import { type MatchSetup, openSealedMatch } from './openSealedMatch.ts';

/** The parts of a file that a match is played again from. */
export interface Replayable {
  readonly match: string;
  readonly cards: readonly Card[];
  readonly events: readonly PublicMatchEvent[];
  readonly decks: readonly FileDeck[];
  readonly windowCards?: FileWindowCards;
}

/** Why the event at `index` does not follow from what stands before it; `expected` is what does, if the core says. */
export interface Contradiction {
  readonly index: number;
  readonly expected: PublicMatchEvent | null;
  readonly refusal: MatchError | null;
}

export interface Replay {
  /** How many events follow from the rules; 0 where the cards were never revealed. */
  readonly derived: number;
  readonly byServer: readonly number[];
  readonly contradiction: Contradiction | null;
}

const NOTHING_KNOWN = '00'.repeat(32);

/** All that was drawn, in the order in which the core draws it: seed, deck salts, a bot's n, row salts. */
function drawnAgain({ events, decks }: Replayable): Entropy {
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
  let next = 0;
  return { draw: () => drawn[next++] ?? NOTHING_KNOWN };
}

/** A deck's commitment can't be made again without its salt: the file's own stands. */
function withUnknownDecks(event: MatchEvent, { events, decks }: Replayable): MatchEvent {
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

/** Compares the public events of a decision with those of the file from `from` on; gives where the next one starts. */
function follows(file: Replayable, from: number, { events }: MatchDecision): Result<number, Contradiction> {
  let index = from;
  for (const event of events) {
    if (event.to !== 'everyone') continue;
    const expected = withUnknownDecks(event, file);
    if (!sameValue(expected, file.events[index])) return err({ index, expected: event, refusal: null });
    index += 1;
  }
  return ok(index);
}

/** What a replay learns on its way. */
interface Course {
  readonly onServersWord: (index: number) => void;
  readonly onStep: (index: number) => void;
}

function replay(file: Replayable, { onServersWord, onStep }: Course): Contradiction | null {
  const known = knownDecks(file.events, file.decks);
  unprovenSummons(file.events, known).forEach(onServersWord);
  const decide = decideMatch(
    new Map(file.cards.map((card) => [card.id, card])),
    answerFromFile(file.events, known, onServersWord),
    windowCardsIn(file.windowCards),
  );
  const entropy = drawnAgain(file);
  const bots = file.events.flatMap((event) => (event.type === 'MatchSealed' ? event.bots : []));
  const friendly = file.events.some((event) => event.type === 'MatchOpened' && event.friendly);
  let decision = openSealedMatch(
    { match: file.match, decks: bySeat((seat) => known[seat].cards), bots, friendly, ...windowsIn(file) },
    entropy,
  );
  let next = follows(file, 0, decision);
  while (next.ok && next.value < file.events.length) {
    const index = next.value;
    onStep(index);
    const command = commandBehind(file.events, index, decision.state);
    if (command === null) return { index, expected: null, refusal: null };
    const decided = decide(decision.state, command, entropy);
    if (!decided.ok) return { index, expected: null, refusal: decided.error };
    decision = decided.value;
    next = follows(file, index, decision);
  }
  return next.ok ? null : next.error;
}

/**
 * Plays the match of a file again. A file is from people: what the core could never meet is a contradiction too, not a
 * broken invariant. Where the cards were never revealed nothing can be derived.
 */
export function replayFile(file: Replayable): Replay {
  if (revealedIn(file.events) === null) return { derived: 0, byServer: [], contradiction: null };
  const words = new Set<number>();
  let reached = 0;
  const course: Course = {
    onServersWord: (index) => words.add(index),
    onStep: (index) => {
      reached = index;
    },
  };
  const contradiction = attempt(
    () => replay(file, course),
    () => reached,
  );
  const derived = contradiction?.index ?? file.events.length;
  return { derived, byServer: [...words].toSorted((x, y) => x - y), contradiction };
}

function attempt(play: () => Contradiction | null, reached: () => number): Contradiction | null {
  try {
    return play();
  } catch {
    return { index: reached(), expected: null, refusal: null };
  }
}
