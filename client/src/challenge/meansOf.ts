// meansOf: what a match without a contract means for drakes and cards, by what it is played for and where, to either
// of the two. Pure.

import type { TableName } from '@dunmer/shared/contract';
import type { Money } from '@dunmer/shared/protocol';
import type { useChallengeText } from './challengeText.ts';

interface Game {
  readonly stake: number;
  readonly friendly: boolean;
  readonly table: TableName;
  /** Whether the reader has proposed it, and the other has to accept. */
  readonly mine: boolean;
}

type Words = ReturnType<typeof useChallengeText>['challenge'];

/** Nothing is won of the other's cards at the patrons' table (PT3). */
export function meansOf({ stake, friendly, table, mine }: Game, money: Money, words: Words): string {
  if (friendly) return table === 'trade' ? words.friendlyMeans : words.friendlyPatrons;
  return (money === 'table' ? words.stakeMeansTable : words.stakeMeans)(stake, table, mine);
}
