// ToldAtTable: a player whose moment it has become is told, once the film has come to it (UX 6, 7).

import { useTold } from '../told/index.ts';
import { useAround } from './around.ts';

/** Nobody waits for whoever practises, looks on, or looks after the match. */
export const ToldAtTable = () => {
  const { due, isNow, place, table } = useAround();
  const isWaited = due?.whose === 'yours' && isNow && place === 'phone' && table.kind !== 'practice';
  // A page may have led here by itself, as soon as a match began.
  useTold(isWaited ? [{ key: due.words }] : [], { atFirst: 'told' });
  return null;
};
