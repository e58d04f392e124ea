// scriptOfGame: the script of a game that was played. It holds hands and piles, so it is for the server's own machine
// only.

import { assert, err, ok, present, type Result } from '../../lib/index.ts';
import type { CardId } from '../../cards/index.ts';
import { type BySeat, bySeat, type CopyId, otherSeat, type Seat } from '../../rules/index.ts';
import type { GameCard } from '../card.ts';
import type { Draws } from '../chance.ts';
import type { GameTerms } from '../court.ts';
import type { GameEvent } from '../event.ts';
import type { ScriptCommand } from './script.ts';

/** How a script gives its toss and piles: by the draws they follow from, or as they were. */
type Opening =
  | {
      readonly draws: {
        readonly match: string;
        readonly seed: string;
        readonly n_a: string;
        readonly n_b: string;
      };
    }
  | {
      readonly first: Seat;
      readonly piles: BySeat<readonly CopyId[]>;
      readonly after: Partial<BySeat<readonly CopyId[]>>;
    };

/** A script as it is written. */
export type WrittenGame = Opening & {
  readonly id: string;
  readonly cards: readonly GameCard[];
  readonly patrons: BySeat<CardId>;
  readonly courts?: GameTerms['courts'];
  readonly exchange: BySeat<readonly CopyId[]>;
  readonly commands: readonly ScriptCommand[];
};

/** Returns the command behind an event; null for most events, which only follow from others. */
function commandBehind(event: GameEvent): ScriptCommand | null {
  switch (event.type) {
    case 'SpellPlayed':
      return { seat: event.seat, kind: 'play', card: event.card.copy, targets: event.targets };
    case 'CardEntered':
      return { seat: event.seat, kind: 'play', card: event.card.copy };
    case 'AbilityUsed': {
      const { seat, ability, targets } = event;
      return { seat, kind: 'use', card: ability.copy, ability: ability.ability, targets };
    }
    case 'StrikeDeclared':
      return { seat: event.seat, kind: 'strike', card: event.striker, target: event.target };
    case 'Defended':
      return { seat: event.seat, kind: 'defend', card: event.defender };
    case 'NotDefended':
      return { seat: event.seat, kind: 'defend', card: null };
    case 'Chosen':
      return { seat: event.seat, kind: 'choose', cards: event.copies };
    case 'TurnEnding':
      return { seat: event.seat, kind: 'endTurn' };
    case 'GameEnded':
      return event.outcome.kind === 'conceded'
        ? { seat: otherSeat(event.outcome.winner), kind: 'concede' }
        : null;
    default:
      return null;
  }
}

function openingOf(log: readonly GameEvent[]): Opening {
  const tossed = log.find((event) => event.type === 'FirstTossed');
  assert(tossed?.type === 'FirstTossed', 'the main stage has begun');
  const pilesOf = (seat: Seat) =>
    log.flatMap((event) =>
      event.type === 'PileOrdered' && event.seat === seat ? [event.pile.map((card) => card.copy)] : [],
    );
  const piles = bySeat(pilesOf);
  const [a, b] = [piles.a[1], piles.b[1]];
  return {
    first: tossed.winner,
    piles: bySeat((seat) => present(piles[seat][0], 'both piles were shuffled')),
    after: { ...(a && { a }), ...(b && { b }) },
  };
}

/** Returns the draws of a game as scripts write them. */
const drawnOpening = ({ match, seed, nonces }: Draws): Opening => ({
  draws: { match, seed, n_a: nonces.a, n_b: nonces.b },
});

/** Why a game has no script. */
export type NoGameScript = 'not-begun';

/**
 * Takes the whole log of a game and its terms; returns a script with the same result. Refuses a game that never came
 * to its main stage. What a default did is in the script as if its seat had done it. With `draws`, the script gives
 * toss and piles by them.
 */
export function scriptOfGame(
  id: string,
  log: readonly GameEvent[],
  { catalogue, courts }: GameTerms,
  draws: Draws | null,
): Result<WrittenGame, NoGameScript> {
  const opened = log.find((event) => event.type === 'PatronsOpened');
  const hasBegun = log.some((event) => event.type === 'TurnBegun');
  if (opened?.type !== 'PatronsOpened' || !hasBegun) return err('not-begun');
  const exchanged = (seat: Seat): readonly CopyId[] =>
    log.flatMap((event) => (event.type === 'HandExchanged' && event.to === seat ? event.copies : []));
  return ok({
    id,
    cards: [...catalogue.values()],
    patrons: bySeat((seat) => opened.patrons[seat].card),
    ...(courts && { courts }),
    ...(draws === null ? openingOf(log) : drawnOpening(draws)),
    exchange: bySeat(exchanged),
    commands: log.flatMap((event) => commandBehind(event) ?? []),
  });
}
