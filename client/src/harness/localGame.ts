// LocalGame: a whole game of the patrons' table in one page or test, without a server; a seat may be played at
// random.

import { type Entropy, type FairCommand, promiseOf } from '@dunmer/shared/fairness';
import { err, ok, present, type Result } from '@dunmer/shared/lib';
import {
  type DecideGame,
  decideGame,
  decideSealedGame,
  gameDueFrom,
  type GameTerms,
  movesOf,
  openSealedGame,
  type SealedGame,
  type SealedGameCommand,
  type SealedGameEvent,
  sealedGameViewOf,
  type VisibleSealedGameEvent,
} from '@dunmer/shared/patrons';
import { PRINTED } from '@dunmer/shared/patrons/script';
import { bySeat, type Seat, SEATS, type Viewer } from '@dunmer/shared/rules';
import type { Random } from '@dunmer/shared/testing';
import { seededEntropy } from './seeded.ts';

export const GAME_TERMS: GameTerms = { catalogue: PRINTED };

const decide = decideSealedGame(GAME_TERMS);
const core: DecideGame = decideGame(GAME_TERMS);

/** Returns what this viewer may see of a log. */
export const seenIn = (log: readonly SealedGameEvent[], viewer: Viewer): readonly VisibleSealedGameEvent[] =>
  log.filter(
    (event): event is VisibleSealedGameEvent =>
      event.to !== 'server' && (event.to === 'everyone' || event.to === viewer),
  );

export class LocalGame {
  readonly #entropy: Entropy;
  state: SealedGame;
  log: readonly SealedGameEvent[];

  constructor(seed: number) {
    this.#entropy = seededEntropy(seed * 2654435761);
    const opened = openSealedGame(GAME_TERMS, { match: `local-${seed}`, bots: [] }, this.#entropy);
    this.state = opened.state;
    this.log = opened.events;
    const nonces = bySeat(() => this.#entropy.draw());
    const { match, commitment } = this.state.seals;
    for (const seat of SEATS)
      this.do({ type: 'promise', seat, promise: promiseOf(match, seat, commitment, nonces[seat]) });
    for (const seat of SEATS) this.do({ type: 'open', seat, nonce: nonces[seat] });
  }

  /** Decides a command; returns its refusal, or ok. */
  do(command: SealedGameCommand | FairCommand): Result<null, { readonly code: string }> {
    const decided = decide(this.state, command, this.#entropy);
    if (!decided.ok) return err(decided.error);
    this.state = decided.value.state;
    this.log = [...this.log, ...decided.value.events];
    return ok(null);
  }

  /** The first seat that the game waits for; null when it is over. */
  get awaited(): Seat | null {
    return gameDueFrom(this.state).find(({ what }) => what !== 'promise' && what !== 'open')?.seat ?? null;
  }

  /** Returns a random command that a seat could give now. */
  moveOf(seat: Seat, random: Random): SealedGameCommand | null {
    const what = gameDueFrom(this.state).find((due) => due.seat === seat)?.what;
    const { secret } = this.state.rules;
    if (what === undefined) return null;
    if (what === 'patron') {
      const patrons = [...PRINTED.values()].filter(({ kind }) => kind === 'patron');
      return { type: 'choosePatron', seat, patron: random.oneOf(patrons).id };
    }
    if (what === 'exchange') {
      const copies = secret[seat].hand.filter(() => random.below(3) === 0).map(({ copy }) => copy);
      return { type: 'exchange', seat, copies };
    }
    const view = sealedGameViewOf(this.state, seat);
    if (view.viewer === 'watcher') return null;
    const moves = movesOf(GAME_TERMS, core, view);
    // The turn sometimes ends although more could be done.
    const useful = moves.filter(({ type }) => type !== 'endTurn');
    const isDone = useful.length === 0 || random.below(9) === 0;
    return isDone ? present(moves.at(-1), 'a turn can be ended') : random.oneOf(useful);
  }

  /** Plays both seats at random until `isThere`, or until the game is over; returns whether it got there. */
  playTo(isThere: (game: LocalGame) => boolean, random: Random): boolean {
    for (let steps = 0; steps < 2000; steps++) {
      if (isThere(this)) return true;
      const seat = this.awaited;
      const move = seat === null ? null : this.moveOf(seat, random);
      if (move === null) return false;
      this.do(move);
    }
    return false;
  }
}
