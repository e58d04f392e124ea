// Report: the shares that follow from a tally, in the form that `--json` prints.

import { type CardId, type Catalogue, RARITIES, type Rarity } from '@dunmer/shared/cards';
import { addStands, NO_STANDS, type Stands } from './stands.ts';
import { addDuels, type CardTally, type Duels, type Tally } from './tally.ts';

/** Returns a part of a whole as a share; 0 where the whole is 0. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

interface CardReport {
  readonly id: CardId;
  readonly rarity: Rarity;
  /** How often its owner placed it. */
  readonly placed: number;
  /** The share of decided matches that the side that placed it won. */
  readonly rate: number;
  /** Of its placements, the share in which it stood at the count. */
  readonly survived: number;
  /** Of its placements, the share in which it stood on a winner's half and the loser took it. */
  readonly claimed: number;
  /** How often it was summoned. */
  readonly summoned: number;
}

export interface Report {
  readonly matches: number;
  readonly draws: number;
  readonly seatA: number;
  readonly short: Duels;
  readonly rarities: Readonly<Record<Rarity, { readonly mean: number }>>;
  readonly cards: readonly CardReport[];
}

/** Returns the share of decided matches that were won. */
export const rateOf = ({ won, decided }: Stands): number => shareOf(won, decided);

const tallyOfCard = ({ cards }: Tally, id: CardId): CardTally =>
  cards.get(id) ?? { placed: NO_STANDS, summoned: NO_STANDS };

/** The mean of a rarity over all placements of its cards, so that every placement counts once. */
function meanOf(catalogue: Catalogue, tally: Tally, rarity: Rarity): number {
  const ids = [...catalogue.values()].filter((card) => card.rarity === rarity).map(({ id }) => id);
  return rateOf(ids.map((id) => tallyOfCard(tally, id).placed).reduce(addStands, NO_STANDS));
}

/** Makes the report of a tally, with every card of the catalogue, including those that never came onto the field. */
export function reportOf(catalogue: Catalogue, tally: Tally): Report {
  const { matches, draws, wonByA } = tally;
  const { decided, won } = tally.shortSides.reduce(addDuels, { decided: 0, won: 0 });
  const mean = (rarity: Rarity) => ({ mean: meanOf(catalogue, tally, rarity) });
  return {
    matches,
    draws: shareOf(draws, matches),
    seatA: shareOf(wonByA, matches - draws),
    short: { decided, won: shareOf(won, decided) },
    rarities: {
      standard: mean('standard'),
      uncommon: mean('uncommon'),
      rare: mean('rare'),
      unique: mean('unique'),
    },
    cards: [...catalogue.values()]
      .toSorted((x, y) => RARITIES.indexOf(x.rarity) - RARITIES.indexOf(y.rarity))
      .map(({ id, rarity }) => {
        const { placed, summoned } = tallyOfCard(tally, id);
        return {
          id,
          rarity,
          placed: placed.times,
          rate: rateOf(placed),
          survived: shareOf(placed.survived, placed.times),
          claimed: shareOf(placed.claimed, placed.claimable),
          summoned: summoned.times,
        };
      }),
  };
}
