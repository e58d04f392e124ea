// LocalMatch: a whole match in one page or test, without a server; it also plays both phones' parts in the tosses.

import type { Card, Catalogue } from '@dunmer/shared/cards';
import cardsJson from '@dunmer/shared/cards/data/cards.json';
import decksJson from '@dunmer/shared/cards/data/decks.json';
import { parseCatalogue } from '@dunmer/shared/cards/schema';
import {
  decideMatch,
  type Entropy,
  type MatchCommand,
  type MatchError,
  type MatchEvent,
  openSealedMatch,
  promiseOf,
  type SealedMatch,
} from '@dunmer/shared/fairness';
import { err, ok, present, type Result } from '@dunmer/shared/lib';
import { bySeat, type BySeat, SEATS, type WindowTerms } from '@dunmer/shared/rules';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { seededEntropy } from './seeded.ts';

const parsed = parseCatalogue('cards.json', cardsJson);
export const readyCatalogue: Catalogue = parsed.ok ? parsed.value : new Map<string, Card>();
export const readyDecks = decksJson;

export class LocalMatch {
  readonly #decide = decideMatch(readyCatalogue, undefined, PRINTED);
  readonly #entropy: Entropy;
  state: SealedMatch;
  log: readonly MatchEvent[];
  /** One more for each accepted command. */
  version = 1;

  /** `windows`: what both seats hold, in a match with promises and intrigue cards. */
  constructor(decks: BySeat<string>, seed: number, windows?: WindowTerms) {
    this.#entropy = seededEntropy(seed);
    const taken = bySeat((seat) =>
      present(
        readyDecks.find(({ id }) => id === decks[seat]),
        'a ready deck',
      ).cards.map((card, at) => ({ copy: `${seat}${at}`, card })),
    );
    const opened = openSealedMatch(
      { match: `local-${seed}`, decks: taken, bots: [], friendly: false, ...(windows && { windows }) },
      this.#entropy,
    );
    this.state = opened.state;
    this.log = opened.events;
  }

  /** Decides a command; returns its refusal, or ok. */
  do(command: MatchCommand): Result<null, MatchError> {
    const decided = this.#decide(this.state, command, this.#entropy);
    if (!decided.ok) return err(decided.error);
    this.state = decided.value.state;
    this.log = [...this.log, ...decided.value.events];
    this.version += 1;
    return ok(null);
  }

  /** Does what both phones do by themselves for fair tosses (F2, F3). */
  promiseAndOpen(): void {
    const nonces = bySeat(() => this.#entropy.draw());
    const { match, commitment } = this.state.seals;
    for (const seat of SEATS)
      this.do({ type: 'promise', seat, promise: promiseOf(match, seat, commitment, nonces[seat]) });
    for (const seat of SEATS) this.do({ type: 'open', seat, nonce: nonces[seat] });
  }
}
