// GameTable: mounts the patrons' table with a game that the core has played so far.

import {
  decideGame,
  type GameSeatCommand,
  type Offer,
  offersOf,
  sealedGameViewOf,
} from '@dunmer/shared/patrons';
import { seeded } from '@dunmer/shared/testing';
import { type PatronsSession, PatronsTable } from '../patrons/index.ts';
import { GAME_TERMS, LocalGame, seenIn } from './localGame.ts';

export const NAMES = { a: 'Тралан', b: 'Мивул' };
const decide = decideGame(GAME_TERMS);

/** Returns a game that has come to this state, with the first seed that gets there. */
export function gameAt(isThere: (game: LocalGame) => boolean): LocalGame {
  for (let seed = 1; seed < 60; seed++) {
    const game = new LocalGame(seed);
    if (game.playTo(isThere, seeded(seed))) return game;
  }
  throw new Error('no game comes to that');
}

export const asks = (what: string) => (game: LocalGame) => {
  const { stage } = game.state.rules.common;
  return stage.at === 'turn' && stage.asked?.seat === 'a' && stage.asked.what === what;
};

/** Tells whether it is seat a's turn and nothing is asked. */
export const isOwnTurn = ({ state }: LocalGame): boolean => {
  const { stage } = state.rules.common;
  return stage.at === 'turn' && stage.seat === 'a' && stage.asked === null && stage.part === 'main';
};

export const offersIn = ({ state }: LocalGame) => {
  const view = sealedGameViewOf(state, 'a');
  return view.viewer === 'watcher' ? [] : offersOf(GAME_TERMS, decide, view);
};

export const tableOf = (
  game: Pick<LocalGame, 'state' | 'log'>,
  sent: GameSeatCommand[],
  facts: Partial<PatronsSession> = {},
) => (
  <PatronsTable
    leave={() => undefined}
    leaveTo={null}
    session={{
      match: game.state.seals.match,
      catalogue: GAME_TERMS.catalogue,
      view: sealedGameViewOf(game.state, 'a'),
      events: seenIn(game.log, 'a'),
      names: NAMES,
      clocks: [],
      clocksAt: 0,
      sending: 'no',
      refusal: null,
      dismissRefusal: () => undefined,
      isHeld: false,
      play: (command) => sent.push(command),
      ...facts,
    }}
  />
);

/** Returns the first possible offer of this kind that has to name something. */
export const namingIn = (game: LocalGame, isMeant: (offer: Offer) => boolean): Offer | undefined =>
  isOwnTurn(game)
    ? offersIn(game).find(
        (offer) => offer.refusal === null && (offer.namings[0]?.from.length ?? 0) > 1 && isMeant(offer),
      )
    : undefined;
