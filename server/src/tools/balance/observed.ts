// Observed: what one match has shown, read from its events.

import type { CardId } from '@dunmer/shared/cards';
import { cardsOn, type CopyId, type Conflict, type RuleEvent, type Seat, SEATS } from '@dunmer/shared/rules';
import type { PlayedMatch } from '../../bot/index.ts';
import type { Stands } from './stands.ts';

/** A copy that came onto the field: placed by its owner, or summoned between the rounds. */
interface Appearance {
  readonly card: CardId;
  readonly how: 'placed' | 'summoned';
  readonly fate: Stands;
}

/** How long a match was. */
interface Length {
  /** Conflicts in each of the three rounds. */
  readonly conflicts: readonly number[];
  readonly fallen: number;
  readonly choices: number;
}

export interface Observed {
  /** Null where it was drawn. */
  readonly winner: Seat | null;
  readonly appearances: readonly Appearance[];
  readonly length: Length;
  /** The card that the loser took from the winner. */
  readonly price: { readonly copy: CopyId; readonly card: CardId } | null;
}

interface Arrival {
  readonly seat: Seat;
  readonly copy: CopyId;
  readonly card: CardId;
  readonly how: Appearance['how'];
}

const arrivals = (event: RuleEvent): readonly Arrival[] => {
  if (event.type === 'CardsRevealed')
    return SEATS.flatMap((seat) =>
      event.field[seat].flatMap((laid) => (laid === null ? [] : [{ seat, ...laid, how: 'placed' as const }])),
    );
  if (event.type !== 'CreatureSummoned') return [];
  const { seat, copy, card } = event;
  return [{ seat, copy, card, how: 'summoned' }];
};

const fallenIn = ({ a, b }: Conflict): number =>
  [a, b].filter((verdict) => verdict.fate === 'defeated').length;

/** Reads what a match that was played to the count has shown. */
export function observe({ events, state }: PlayedMatch): Observed {
  const counted = events.flatMap((event) => (event.type === 'MatchCounted' ? [event.winner] : []));
  const winner = counted[0] ?? null;
  const price = events.flatMap((event) =>
    event.type === 'PriceClaimed' ? [{ copy: event.copy, card: event.card }] : [],
  )[0];
  const standing = new Set(
    SEATS.flatMap((seat) => cardsOn(state.common.field[seat])).map((card) => card.copy),
  );
  const rounds = events.flatMap((event) => (event.type === 'RoundFought' ? [event.conflicts] : []));
  return {
    winner,
    price: price ?? null,
    appearances: events.flatMap(arrivals).map(({ seat, copy, card, how }) => ({
      card,
      how,
      fate: {
        times: 1,
        decided: Number(winner !== null),
        won: Number(winner === seat),
        survived: Number(standing.has(copy)),
        claimable: Number(winner === seat && standing.has(copy)),
        claimed: Number(price?.copy === copy),
      },
    })),
    length: {
      conflicts: rounds.map((conflicts) => conflicts.length),
      fallen: rounds.flat().reduce((sum, conflict) => sum + fallenIn(conflict), 0),
      choices: state.common.choices,
    },
  };
}
