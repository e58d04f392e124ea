// Sealed play: whole sealed matches played at random, by seats that keep to the rules and sometimes give up.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { assert, present } from '../lib/index.ts';
import type { CardId, Catalogue } from '../cards/index.ts';
import {
  type DecideMatch,
  decideMatch,
  type Entropy,
  type Hex32,
  type MatchCommand,
  type MatchEvent,
  openSealedMatch,
  promiseOf,
  type SealedMatch,
} from '../fairness/index.ts';
import {
  type BySeat,
  bySeat,
  type CopyId,
  type DeckCard,
  type Laying,
  layingCells,
  mayLay,
  nextLaying,
  type Seat,
  SEATS,
} from '../rules/index.ts';
import type { GameWindows } from './randomGame.ts';
import { randomNote } from './randomNote.ts';
import { windowMovesOf } from './windowMoves.ts';

/** Entropy for tests: the hashes of a label and a counter. */
export function countedEntropy(label: string): Entropy {
  let drawn = 0;
  return { draw: () => bytesToHex(sha256(utf8ToBytes(`${label} ${drawn++}`))) };
}

/** Picks an item of a list that is not empty. */
export type Pick = <T>(items: readonly T[]) => T;

/** Returns a pick that makes the same choices for the same label. */
export function countedPick(label: string): Pick {
  const entropy = countedEntropy(`pick ${label}`);
  return (items) => {
    const number = Number.parseInt(entropy.draw().slice(0, 8), 16);
    const [picked] = items.slice(number % items.length).map((item) => ({ item }));
    return present(picked, 'a pick needs something to pick from').item;
  };
}

/** Returns the copies of a deck, with ids that reveal only the seat. */
export const copiesFor = (seat: Seat, cards: readonly CardId[]): readonly DeckCard[] =>
  cards.map((card, i) => ({ copy: `${seat}-${(i * 7919) % 9973}`, card }));

export interface SealedGame {
  readonly match: string;
  readonly catalogue: Catalogue;
  readonly decks: BySeat<readonly CardId[]>;
  readonly bots: readonly Seat[];
  /** Everything that happens follows from it. */
  readonly label: string;
  /** Present if promises and intrigue cards are played. */
  readonly windows?: GameWindows;
  /** `any`: a match may also end by a concession, a referee or a silent seat. */
  readonly manner: 'played-out' | 'any';
}

/** One command and what it led to; null for the opening. */
export interface SealedStep {
  readonly command: MatchCommand | null;
  readonly events: readonly MatchEvent[];
  readonly before: SealedMatch | null;
  readonly after: SealedMatch;
}

/** Returns the items in another order. */
const shuffled = <T>(items: readonly T[], pick: Pick): readonly T[] => {
  const left = [...items.keys()];
  return items.flatMap(() => {
    const at = pick(left);
    left.splice(left.indexOf(at), 1);
    return items.slice(at, at + 1);
  });
};

/** Returns a legal laying of what a seat has to lay next; null if it may lay nothing. */
export function anyLaying({ rules }: SealedMatch, seat: Seat, pick: Pick): Laying | null {
  const row = nextLaying(rules.common, seat);
  if (row === null || !mayLay(rules.common, seat)) return null;
  const copies = shuffled(rules.secret[seat].deck, pick).map((card) => card.copy);
  const cells = layingCells(row);
  if (row !== 'half') return { row, cells: copies.slice(0, cells.length) };
  const padded: readonly (CopyId | null)[] = cells.map((_, i) => copies[i] ?? null);
  return { row, cells: shuffled(padded, pick) };
}

/** Returns what a seat may reasonably do now. */
function movesOf(state: SealedMatch, seat: Seat, nonces: BySeat<Hex32>, pick: Pick): readonly MatchCommand[] {
  const { seals, rules } = state;
  const { phase } = rules.common;
  const isWaived = seals.waived.some((waived) => waived.seat === seat);
  const moves: MatchCommand[] = [];
  if (phase.at === 'placing' && !isWaived) {
    const promise = promiseOf(seals.match, seat, seals.commitment, nonces[seat]);
    if (!seals.promised[seat]) moves.push({ type: 'promise', seat, promise });
    if (seals.promises !== null && !seals.opened[seat])
      moves.push({ type: 'open', seat, nonce: nonces[seat] });
  }
  const laying = seals.promised[seat] || isWaived ? anyLaying(state, seat, pick) : null;
  if (laying !== null) moves.push({ type: 'place', seat, laying });
  if (phase.at === 'choosing' && phase.choice.seat === seat) {
    const { choice } = phase;
    if (choice.kind === 'target') {
      moves.push({ type: 'chooseTarget', seat, choice: choice.id, copy: pick(choice.options) });
    } else {
      const copy = pick(rules.secret[seat].offered);
      moves.push({ type: 'summon', seat, choice: choice.id, copy, cell: pick(choice.cells) });
      moves.push({ type: 'declineSummon', seat, choice: choice.id });
    }
  }
  if (phase.at === 'claiming' && phase.claimant === seat) {
    moves.push({ type: 'claim', seat, copy: pick(phase.claimable) }, { type: 'waive', seat });
  }
  return moves;
}

/** Commands that are given now and then: somebody gives up or stays silent, or a referee acts. Some are refused. */
const surprises = (seat: Seat, { rules }: SealedMatch): readonly MatchCommand[] => [
  { type: 'concede', seat },
  { type: 'goOnWithout', seat, by: 'referee' },
  { type: 'goOnWithout', seat, by: 'clock' },
  { type: 'applyDefault', seat, by: 'clock', draft: null },
  { type: 'award', winner: seat, claim: rules.common.revealed, reason: 'as the referee saw it' },
  { type: 'void', reason: 'the light went out' },
  { type: 'closeClaim', by: 'referee', reason: 'nobody has come to choose' },
];

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** How many notes are tried after the end; some of them are still allowed. */
const AFTERWARDS = 4;

/** Plays a match to its end; returns every step with what it led to. */
export function playSealed(game: SealedGame): readonly SealedStep[] {
  const entropy = countedEntropy(game.label);
  const pick = countedPick(game.label);
  const nonces = bySeat((seat) => countedEntropy(`${game.label} ${seat}`).draw());
  const { windows } = game;
  const decide: DecideMatch = decideMatch(game.catalogue, undefined, windows?.cards);
  const inWindows = windowMovesOf(game);
  const decks = bySeat((seat) => copiesFor(seat, game.decks[seat]));
  const opened = openSealedMatch(
    {
      match: game.match,
      decks,
      bots: game.bots,
      friendly: false,
      ...(windows === undefined ? {} : { windows: windows.terms }),
    },
    entropy,
  );
  const steps: SealedStep[] = [{ command: null, events: opened.events, before: null, after: opened.state }];
  let { state } = opened;
  const attempt = (command: MatchCommand): void => {
    const decided = decide(state, command, entropy);
    if (!decided.ok) return;
    steps.push({ command, events: decided.value.events, before: state, after: decided.value.state });
    ({ state } = decided.value);
  };
  const someNote = (): MatchCommand => ({ type: 'note', note: randomNote(pick(SEATS), state.desk, pick) });
  while (state.rules.common.phase.at !== 'finished') {
    const before = state;
    const moves = [
      ...SEATS.flatMap((seat) => movesOf(before, seat, nonces, pick)),
      ...inWindows(before.rules, pick),
    ];
    const { paused } = before.desk;
    assert(paused || moves.length > 0, 'somebody can go on until the match has ended');
    const isSurprise = game.manner === 'any' && pick(TEN) === 0;
    if (isSurprise) attempt(pick(surprises(pick(SEATS), before)));
    else if (moves.length > 0) attempt(pick(moves));
    if (game.manner === 'any' && pick([0, 1, 2]) === 0) attempt(someNote());
  }
  if (game.manner === 'any') for (let tried = 0; tried < AFTERWARDS; tried++) attempt(someNote());
  return steps;
}

/** Returns the whole log of a match that was played. */
export const logOf = (steps: readonly SealedStep[]): readonly MatchEvent[] =>
  steps.flatMap(({ events }) => events);
