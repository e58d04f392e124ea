// QuickMinds: the minds that answer at once, while the strong one thinks in its worker.

import type { Catalogue } from '@dunmer/shared/cards';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { Asked } from './asked.ts';
import { middleMind } from './middle.ts';
import type { Mind } from './mind.ts';
import { simpleMind } from './simple.ts';

/**
 * Returns the mind that answers for a bot at once; for a strong bot that is the middle one. Minds are made when a
 * catalogue is first played with.
 */
export function quickMinds(): (asked: Asked) => Mind {
  const made = new WeakMap<Catalogue, { readonly simple: Mind; readonly middle: Mind }>();
  return ({ catalogue, strength }) => {
    let minds = made.get(catalogue);
    if (minds === undefined) {
      minds = { simple: simpleMind(catalogue, PRINTED), middle: middleMind(catalogue, PRINTED) };
      made.set(catalogue, minds);
    }
    return strength === 'simple' ? minds.simple : minds.middle;
  };
}
