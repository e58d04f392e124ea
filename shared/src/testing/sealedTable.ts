// SealedTable: a sealed match in a test, with the commands of both phones and of a referee.

import type { Catalogue } from '../cards/index.ts';
import {
  decideMatch,
  type DecideMatch,
  type MatchCommand,
  type MatchDecision,
  type MatchError,
  type MatchEvent,
  openSealedMatch,
  promiseOf,
  type SealedMatch,
} from '../fairness/index.ts';
import type { BySeat, Seat } from '../rules/index.ts';
import { cards } from './cards.ts';
import type { GameWindows } from './randomGame.ts';
import { copiesFor, countedEntropy } from './sealedPlay.ts';

/** A deck of six cards without abilities. */
export const SIX = ['scamp', 'guard', 'scamp', 'guard', 'scamp', 'guard'];
const PLAIN = cards({ scamp: 'strength > cunning', guard: 'power > strength' });

/** The n of each phone. */
export const N = { a: '0a'.repeat(32), b: '0b'.repeat(32) };

/** A match to which commands are given one by one; it counts the draws. */
export class SealedTable {
  readonly log: MatchEvent[] = [];
  drawn = 0;
  last: readonly MatchEvent[] = [];
  state: SealedMatch;
  readonly catalogue: Catalogue;
  readonly #decide: DecideMatch;
  readonly #source = countedEntropy('test');
  readonly #entropy = {
    draw: () => {
      this.drawn += 1;
      return this.#source.draw();
    },
  };

  constructor(
    decks: BySeat<readonly string[]>,
    bots: readonly Seat[] = [],
    catalogue: Catalogue = PLAIN,
    windows?: GameWindows,
  ) {
    this.catalogue = catalogue;
    this.#decide = decideMatch(catalogue, undefined, windows?.cards);
    const copies = { a: copiesFor('a', decks.a), b: copiesFor('b', decks.b) };
    const setup = { match: 'm', decks: copies, bots, friendly: false };
    const opened = openSealedMatch(
      windows === undefined ? setup : { ...setup, windows: windows.terms },
      this.#entropy,
    );
    this.state = opened.state;
    this.#take(opened);
  }

  when(...commands: readonly MatchCommand[]): this {
    for (const command of commands) {
      const decided = this.#decide(this.state, command, this.#entropy);
      if (!decided.ok) throw new Error(`${command.type} is refused: ${JSON.stringify(decided.error)}`);
      this.#take(decided.value);
    }
    return this;
  }

  /** Returns why a command is refused; null if it isn't. */
  refusalOf(command: MatchCommand): MatchError | null {
    const decided = this.#decide(this.state, command, this.#entropy);
    return decided.ok ? null : decided.error;
  }

  refusal(command: MatchCommand): string {
    return this.refusalOf(command)?.code ?? 'accepted';
  }

  /** The names of the last command's events, with their audience unless that is everyone. */
  get names(): readonly string[] {
    return this.last.map(({ type, to }) => (to === 'everyone' ? type : `${type} to ${to}`));
  }

  #take({ events, state }: MatchDecision): void {
    this.last = events;
    this.log.push(...events);
    this.state = state;
  }
}

/** F2: returns the command with which a seat's phone sends its K. */
export const promise = (match: SealedTable, seat: Seat): MatchCommand => ({
  type: 'promise',
  seat,
  promise: promiseOf('m', seat, match.state.seals.commitment, N[seat]),
});
export const open = (seat: Seat): MatchCommand => ({ type: 'open', seat, nonce: N[seat] });
/** F4: returns the command with which a referee lets a seat go on without n. */
export const without = (seat: Seat): MatchCommand => ({ type: 'goOnWithout', seat, by: 'referee' });

/** Returns the match after both phones have promised. */
export const promised = (match: SealedTable): SealedTable =>
  match.when(promise(match, 'a'), promise(match, 'b'));
export const withBothN = (match: SealedTable): SealedTable => promised(match).when(open('a'), open('b'));

/** Returns the command that lays the next three cards of a deck in order. */
export const row = (match: SealedTable, seat: Seat, name: 'front' | 'back'): MatchCommand => ({
  type: 'place',
  seat,
  laying: {
    row: name,
    cells: match.state.rules.secret[seat].deck.slice(0, 3).map(({ copy }) => copy),
  },
});
/** Returns the command that lays a short deck, from the second cell on. */
export function half(match: SealedTable, seat: Seat): MatchCommand {
  const copies = match.state.rules.secret[seat].deck.map(({ copy }) => copy);
  const cells = [null, ...copies, null, null, null, null, null].slice(0, 6);
  return { type: 'place', seat, laying: { row: 'half', cells } };
}
export const placeRows = (match: SealedTable, seat: Seat): SealedTable =>
  match.when(row(match, seat, 'front')).when(row(match, seat, 'back'));
