// resultOf: the state of a game of the patrons' table, as the conformance tool prints it.

import { assert, never } from '../../lib/index.ts';
import { type BySeat, bySeat, type CopyId, type DeckCard, type Seat } from '../../rules/index.ts';
import { type GameCatalogue, isPersona } from '../card.ts';
import type { Asked, Outcome, Stage } from '../stage.ts';
import type { Coins, GameState, Raises, ZoneCard } from '../state.ts';
import { valuesIn } from '../values.ts';

interface ResultCard {
  readonly card: CopyId;
  readonly owner: Seat;
  readonly control: Seat;
  readonly closed: boolean;
  readonly wounds: number;
  readonly arrival: number;
  readonly turn: number;
  readonly raises?: Raises;
  readonly life?: number;
  readonly strike?: number;
}

interface ResultAsked {
  readonly seat: Seat;
  readonly what: Asked['what'];
  readonly atLeast: number;
  readonly atMost: number;
  readonly card?: CopyId;
  readonly ability?: number;
  readonly striker?: CopyId;
  readonly target?: CopyId;
  readonly from?: readonly CopyId[];
}

export interface GameResult {
  readonly id: string;
  readonly answers: readonly string[];
  readonly state: {
    readonly stage: Stage['at'];
    readonly turn: number;
    readonly seat: Seat;
    readonly asked: ResultAsked | null;
    readonly coins: BySeat<Coins>;
    readonly hand: BySeat<number>;
    readonly pile: BySeat<number>;
    readonly zone: readonly ResultCard[];
    readonly graveyard: BySeat<readonly CopyId[]>;
    readonly queue: readonly { readonly card: CopyId; readonly ability: number; readonly seat: Seat }[];
  };
  readonly secret: BySeat<{ readonly hand: readonly CopyId[]; readonly pile: readonly CopyId[] }>;
  readonly outcome: { readonly kind: Outcome['kind']; readonly winner: Seat | null } | null;
}

const names = (cards: readonly DeckCard[]): readonly CopyId[] => cards.map((card) => card.copy);

function askedOf(asked: Asked): ResultAsked {
  const { seat, what, atLeast, atMost } = asked;
  const common = { seat, what, atLeast, atMost };
  switch (asked.what) {
    case 'defend':
      return { ...common, striker: asked.striker, target: asked.target, from: asked.from };
    case 'target':
      return { ...common, card: asked.entry.copy, ability: asked.entry.ability, from: asked.from };
    case 'discard':
      return { ...common, card: asked.entry.copy, ability: asked.entry.ability };
    case 'keep':
      return common;
    default:
      return never(asked);
  }
}

function zoneOf(catalogue: GameCatalogue, zone: readonly ZoneCard[]): readonly ResultCard[] {
  const valuesOf = valuesIn(catalogue, zone);
  return zone.map((lying) => {
    const { copy, card, raises, ...rest } = lying;
    const definition = catalogue.get(card);
    const common = { ...rest, card: copy };
    if (definition === undefined || !isPersona(definition)) return common;
    const { life, strike } = valuesOf(lying);
    return { ...common, raises, life, ...(definition.kind === 'creature' && { strike }) };
  });
}

const outcomeOf = (stage: Stage): GameResult['outcome'] => {
  if (stage.at !== 'finished') return null;
  const { outcome } = stage;
  return { kind: outcome.kind, winner: 'winner' in outcome ? outcome.winner : null };
};

/** Takes a game in or after its main stage, and the answers to its commands; returns the result to print. */
export function resultOf(
  id: string,
  catalogue: GameCatalogue,
  answers: readonly string[],
  { common, secret, vault }: GameState,
): GameResult {
  const { stage, coins, hand, pile, zone, graveyard, queue } = common;
  const now = stage.at === 'finished' ? stage.turn : stage;
  assert(now !== null && 'seat' in now, 'the main stage has begun');
  return {
    id,
    answers,
    state: {
      stage: stage.at,
      turn: now.turn,
      seat: now.seat,
      asked: stage.at === 'turn' && stage.asked !== null ? askedOf(stage.asked) : null,
      coins,
      hand,
      pile,
      zone: zoneOf(catalogue, zone),
      graveyard: bySeat((seat) => names(graveyard[seat])),
      queue: queue.map(({ copy, ability, seat }) => ({ card: copy, ability, seat })),
    },
    secret: bySeat((seat) => ({ hand: names(secret[seat].hand), pile: names(vault.piles[seat]) })),
    outcome: outcomeOf(stage),
  };
}
