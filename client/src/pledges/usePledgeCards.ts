// usePledgeCards: what is printed on the promises, brought once when it is first asked for.

import type { CardId } from '@dunmer/shared/cards';
import type { PledgeCard } from '@dunmer/shared/windows';
import { frame } from '../net/index.ts';
import { brought } from '../parts/index.ts';

export type PledgeCards = ReadonlyMap<CardId, PledgeCard>;

/** All promises by their ids, in the order of the rulebook; none as long as they are on their way. */
export const usePledgeCards = brought(async () => {
  const { default: list } = await import('@dunmer/shared/windows/data/pledges.json');
  return frame('pledgeCards', JSON.stringify(list)) ?? [];
});
