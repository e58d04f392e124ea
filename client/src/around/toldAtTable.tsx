// ToldAtTable: calls a player whose turn it is, once the film has come to it (UX 6, 7).

import { useTold } from '../told/index.ts';
import { useAround } from './around.ts';

/** Not for practice, watchers, or staff who look after the match: nobody waits for them. */
export const ToldAtTable = () => {
  const { due, isNow, place, table } = useAround();
  const isWaited = due?.whose === 'yours' && isNow && place === 'phone' && table.kind !== 'practice';
  // Also at first: the page may have been opened by itself when a match began.
  useTold(isWaited ? [{ key: due.words }] : [], { atFirst: 'told' });
  return null;
};
