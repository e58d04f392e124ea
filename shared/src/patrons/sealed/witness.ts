// The witness of a game (F8): what a phone keeps as it arrives, with the exchange of its own seat, which no other
// saw.

import { compareSeals, newWitness, type Testimony, type Witness, withSeals } from '../../fairness/index.ts';
import { sameValue } from '../../lib/index.ts';
import type { Seat } from '../../rules/index.ts';
import type { Exchanges } from './event.ts';
import { type GameFile, gameSealsIn } from './file.ts';
import type { SealedGameView } from './state.ts';

/** Plain data, which the phone stores. */
export interface GameWitness extends Witness<'patron'> {
  /** The cards that this phone's seat has put under its pile; null until then, and for watchers. */
  readonly exchanged: Exchanges[Seat];
}

const exchangedIn = (view: SealedGameView): Exchanges[Seat] =>
  view.viewer === 'watcher' ? null : view.exchanged;

/** Returns the witness of a phone that sees a game for the first time. */
export const newGameWitness = (view: SealedGameView): GameWitness => ({
  ...newWitness(view.viewer, view.seals),
  exchanged: exchangedIn(view),
});

/** Returns the witness after more has arrived. What was seen first stays, whatever comes later. */
export const withGame = (witness: GameWitness, view: SealedGameView): GameWitness => ({
  ...withSeals(witness, view.seals),
  exchanged: witness.exchanged ?? exchangedIn(view),
});

/** What a phone says of a game's file: as of any file, and also that its own exchange differs. */
export type GameTestimony =
  | Exclude<Testimony<'patron'>, { readonly verdict: 'differs' }>
  | {
      readonly verdict: 'differs';
      readonly differences: readonly (
        | Extract<Testimony<'patron'>, { readonly verdict: 'differs' }>['differences'][number]
        | { readonly fact: 'exchange'; readonly seat: Seat }
      )[];
    };

/** Compares the file of a game with what its phone saw. `checkGameFile` checks whether the file agrees with itself. */
export function compareGame(witness: GameWitness, { events }: Pick<GameFile, 'events'>): GameTestimony {
  const seals = gameSealsIn(events);
  const testimony = compareSeals(witness, seals);
  const { viewer, exchanged } = witness;
  if (viewer === 'watcher' || exchanged === null) return testimony;
  if (sameValue(seals.exchanges?.[viewer] ?? null, exchanged)) return testimony;
  const differences = testimony.verdict === 'differs' ? testimony.differences : [];
  return { verdict: 'differs', differences: [...differences, { fact: 'exchange', seat: viewer }] };
}
