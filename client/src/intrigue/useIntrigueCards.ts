// useIntrigueCards: what is printed on the intrigue cards, brought once when it is first asked for.

import { frame } from '../net/index.ts';
import { brought } from '../parts/index.ts';

/** All intrigue cards by their ids, in the order of the rulebook; none as long as they are on their way. */
export const useIntrigueCards = brought(async () => {
  const { default: list } = await import('@dunmer/shared/windows/data/intrigue.json');
  return frame('intrigueCards', JSON.stringify(list)) ?? [];
});
