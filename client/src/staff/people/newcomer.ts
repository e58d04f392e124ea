// Newcomer: a trader to be added together with many others.

import type { StaffAct } from '@dunmer/shared/protocol';
import { uuidv7 } from '../../device/index.ts';
import { MOST_DRAKES } from '../acts/onPeople.ts';
import { number, yes } from '../acts/fields.tsx';
import { type Each, NONE_YET } from '../paper/useMany.ts';

/** What each of them gets. */
export interface Gets {
  readonly deal: boolean;
  readonly drakes: number;
}

/** The fields for what each of them gets. */
export const GETS = [yes<'deal', Gets>('deal'), number<'drakes', Gets>('drakes', 0, MOST_DRAKES)];

export interface Newcomer extends Each {
  readonly name: string;
  readonly act: Extract<StaffAct, { readonly type: 'addPerson' }>;
}

/** Draws the act of a refused newcomer anew: to the one that was sent, the answer stays the same. */
export const onceMore = ({ name, act: { holds: _, ...act } }: Newcomer): Newcomer => ({
  name,
  act: { ...act, id: uuidv7() },
});

/** Draws the act that adds a trader; the reason is given later, once for all. */
export const newcomer = (name: string, gets: Gets): Newcomer => ({
  name,
  act: { id: uuidv7(), type: 'addPerson', name, staff: null, trades: true, ...gets, reason: NONE_YET },
});
