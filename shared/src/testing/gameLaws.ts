// Laws of the patrons' table (PATRONS 12): what holds for every game. Each returns the first fault found.

import { sameValue } from '../lib/index.ts';
import {
  courtOf,
  decideGame,
  evolveGame,
  evolveGameView,
  type GameEvent,
  type GameState,
  type GameTerms,
  gameViewOf,
  imagine,
  NEW_GAME,
  STILL,
  visibleGameEvents,
} from '../patrons/index.ts';
import { type BySeat, bySeat, type CopyId, otherSeat, type Seat, SEATS } from '../rules/index.ts';
import { type MakeDecideGame, playPatronGame, termsOf } from './patronGame.ts';
import { coinsStay, costsArePaid } from './gameCosts.ts';
import { firstOf, type GameLaw } from './gameLaw.ts';
import { mirror } from './mirror.ts';

const kindOf = (terms: GameTerms, card: string): string | undefined => terms.catalogue.get(card)?.kind;

/** Returns the copies of a seat, each as often as it lies somewhere. */
const copiesOf = ({ common, secret, vault }: GameState, seat: Seat): readonly CopyId[] =>
  [
    ...common.zone.filter((card) => card.owner === seat),
    ...common.graveyard[seat],
    ...secret[seat].hand,
    ...vault.piles[seat],
  ].map((card) => card.copy);

/**
 * "Twenty cards and a patron a side at every moment, each in one place"; and the public sizes of hands and piles are
 * true.
 */
export const gameConservation: GameLaw = (game, steps) => {
  const terms = termsOf(game);
  return firstOf(steps, ({ after }) => {
    const { common, secret, vault } = after;
    if (common.arrivals === 0) return null;
    for (const seat of SEATS) {
      const patron = common.zone.find((card) => card.owner === seat && kindOf(terms, card.card) === 'patron');
      if (patron === undefined) return `${seat} has no patron`;
      const court = courtOf(terms, seat, patron.card).map((card) => card.copy);
      if (!sameValue(copiesOf(after, seat).toSorted(), [...court, patron.copy].toSorted()))
        return `the cards of ${seat} are not its court`;
      if (common.hand[seat] !== secret[seat].hand.length) return `the hand of ${seat} is counted wrong`;
      if (common.pile[seat] !== vault.piles[seat].length) return `the pile of ${seat} is counted wrong`;
    }
    return null;
  });
};

/** PT7 [211.3]: at most one support of a class under each control. */
const oneOfClass: GameLaw = (game, steps) => {
  const { catalogue } = termsOf(game);
  return firstOf(steps, ({ after }) => {
    const classes = after.common.zone.flatMap(({ card, control }) => {
      const definition = catalogue.get(card);
      return definition?.kind === 'support' ? [`${control} ${definition.class}`] : [];
    });
    return new Set(classes).size === classes.length ? null : 'two supports of a class under one control';
  });
};

/** PT6: nothing weak strikes or is used. PT11: nor is anything closed. */
const nothingWeakActs: GameLaw = (game, steps) => {
  const terms = termsOf(game);
  return firstOf(steps, ({ before, events }) => {
    for (const event of events) {
      if (event.type !== 'StrikeDeclared' && event.type !== 'AbilityUsed') continue;
      const copy = event.type === 'StrikeDeclared' ? event.striker : event.ability.copy;
      const card = before.common.zone.find((lying) => lying.copy === copy);
      const { stage } = before.common;
      if (card === undefined || stage.at !== 'turn' || card.closed) return `${copy} was not ready`;
      if (kindOf(terms, card.card) === 'creature' && card.turn === stage.turn) return `${copy} was weak`;
    }
    return null;
  });
};

/** PT15: abilities leave in the order they came, compared with a queue of the law's own. */
export const firstInFirstOut: GameLaw = (_, steps) => {
  const model: unknown[] = [];
  return firstOf(steps, ({ events, after }) => {
    for (const event of events) {
      if (event.type === 'AbilitiesQueued') model.push(...event.entries);
      if (event.type === 'AbilityOut' && !sameValue(model.shift(), event.entry))
        return 'another came out first';
    }
    const isOver = after.common.stage.at === 'finished';
    return isOver || sameValue(model, after.common.queue) ? null : 'another queue';
  });
};

/** The log holds everything: it can be written down, and replaying it gives the state decided on. */
export const gameReplay: GameLaw = (_, steps) => {
  let state = NEW_GAME;
  return firstOf(steps, ({ events, after }) => {
    const written: unknown = JSON.parse(JSON.stringify(events));
    if (!sameValue(written, events)) return 'its events cannot be written down';
    state = events.reduce(evolveGame, state);
    return sameValue(state, after) ? null : 'its events do not lead to its state';
  });
};

/** What each viewer knows follows from the events that this viewer sees, and from no others. */
export const gameRedaction =
  (evolve: typeof evolveGame = evolveGame): GameLaw =>
  (_, steps) =>
    firstOf(steps, ({ before, events }) => {
      let state = before;
      for (const event of events) {
        const next = evolve(state, event);
        for (const viewer of [...SEATS, 'watcher'] as const) {
          const seen = visibleGameEvents([event], viewer);
          const followed = seen.reduce(evolveGameView, gameViewOf(state, viewer));
          if (!sameValue(followed, gameViewOf(next, viewer))) return `${viewer} cannot follow ${event.type}`;
        }
        state = next;
      }
      return null;
    });

/** The main stage with the seats swapped is the mirror image. */
export const gameSymmetry =
  (makeDecide: MakeDecideGame = decideGame): GameLaw =>
  (game, steps) => {
    const decide = makeDecide(termsOf(game));
    let state: GameState | null = null;
    return firstOf(steps, ({ before, command, events }) => {
      if (before.common.stage.at !== 'turn') return null;
      const decided = decide(state ?? mirror(before), mirror(command), STILL);
      if (!decided.ok) return 'refused for the other seat';
      ({ state } = decided.value);
      return sameValue(decided.value.events, mirror(events)) ? null : 'other events for the other seat';
    });
  };

/** Returns what others see of a decision, up to where a card of the hand shows. */
function untilShown(events: readonly GameEvent[], viewer: Seat | 'watcher'): readonly GameEvent[] {
  const shown = events.findIndex((event) => event.type === 'Discarded');
  return visibleGameEvents(shown < 0 ? events : events.slice(0, shown), viewer);
}

/** Returns the state with the hand and the pile of one seat mixed, in a way that nobody else can notice. */
export function varied(terms: GameTerms, state: GameState, seat: Seat): GameState | null {
  const view = gameViewOf(state, otherSeat(seat));
  if (view.viewer === 'watcher') return null;
  const other = imagine(terms, view, (cards) => cards.toReversed());
  const own = <T>(both: BySeat<T>, instead: BySeat<T>): BySeat<T> =>
    bySeat((side) => (side === seat ? instead : both)[side]);
  const piles = own(state.vault.piles, other.vault.piles);
  return { ...state, secret: own(state.secret, other.secret), vault: { ...state.vault, piles } };
}

/** Whether a command says nothing about the hand of its seat. */
export const isSilent = (command: { readonly type: string }, { common }: GameState): boolean => {
  const { stage } = common;
  const asked = stage.at === 'turn' ? stage.asked?.what : undefined;
  if (command.type === 'choose') return asked === 'target';
  return ['use', 'strike', 'defend', 'endTurn'].includes(command.type);
};

/** In paired runs that differ in a hand or pile, all others get the same messages until a card shows. */
export const gameNonInterference =
  (makeDecide: MakeDecideGame = decideGame): GameLaw =>
  (game, steps) => {
    const terms = termsOf(game);
    const decide = makeDecide(terms);
    return firstOf(steps, (step) => {
      if (!isSilent(step.command, step.before)) return null;
      for (const seat of SEATS) {
        const state = varied(terms, step.before, seat);
        if (state === null) continue;
        const decided = decide(state, step.command, STILL);
        if (!decided.ok) return `a refusal tells what ${seat} holds`;
        for (const viewer of [otherSeat(seat), 'watcher'] as const) {
          const [seen, instead] = [step.events, decided.value.events].map((events) =>
            untilShown(events, viewer),
          );
          if (!sameValue(seen, instead)) return `${viewer} sees what ${seat} holds`;
        }
      }
      return null;
    });
  };

/** "Every game ends by turn 20." */
export const everyGameEnds: GameLaw = (_, steps) => {
  const { stage } = steps.at(-1)?.after.common ?? NEW_GAME.common;
  if (stage.at !== 'finished') return 'it goes on';
  return (stage.turn?.turn ?? 0) > 20 ? 'it ends after turn 20' : null;
};

/** The same commands and the same chance give the same events: every draw follows from the seed. */
export const gameDeterminism =
  (makeDecide: MakeDecideGame = decideGame): GameLaw =>
  (game, steps) =>
    sameValue(playPatronGame(game, makeDecide), steps) ? null : 'the same seed leads to another game';

/** All laws, by name. */
export const GAME_LAWS: Readonly<Record<string, GameLaw>> = {
  'every game ends': everyGameEnds,
  conservation: gameConservation,
  'one of a class': oneOfClass,
  'nothing weak acts': nothingWeakActs,
  'coins stay': coinsStay,
  'costs are paid': costsArePaid,
  'first in, first out': firstInFirstOut,
  replay: gameReplay,
  redaction: gameRedaction(),
  symmetry: gameSymmetry(),
  'non-interference': gameNonInterference(),
};
