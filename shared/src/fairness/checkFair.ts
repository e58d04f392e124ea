// checkFair: what a file shows at any table: C and the seed, K and n, and whom its draws depend on.

import { sameValue } from '../lib/index.ts';
import type { Seat } from '../rules/index.ts';
import type { Checked, FairFinding, NonceOrigin } from './finding.ts';
import { promiseOpens, seedOpens } from './openings.ts';
import { tossesRestOn } from './restsOn.ts';
import type { FairSeals } from './state.ts';
import type { TableTypes } from './table.ts';

type Step<Name extends string> = Extract<FairFinding<TableTypes>, { readonly step: Name }>;

export const checked = (holds: boolean): Checked => (holds ? 'ok' : 'wrong');

/**
 * Returns the findings of a file that breaks off before the seed (F7): without it almost all that stands in the file
 * would look wrong.
 */
export const checkCut = (isHeaded: boolean): readonly [Step<'match'>, Step<'end'>] => [
  { step: 'match', verdict: checked(isHeaded) },
  { step: 'end', verdict: 'wrong' },
];

export const checkSeed = (seals: FairSeals): Step<'seed'> => ({
  step: 'seed',
  verdict: checked(seedOpens(seals)),
});

function originOf(seals: FairSeals, seat: Seat): NonceOrigin {
  if (seals.nonces === null) return 'unopened';
  if (seals.nonces[seat] === '') return 'empty';
  return seals.bots.includes(seat) ? 'server' : 'own';
}

export function checkPromise(seals: FairSeals, seat: Seat): Step<'promise'> {
  const n = originOf(seals, seat);
  return { step: 'promise', seat, n, verdict: checked(n === 'unopened' || promiseOpens(seals, seat)) };
}

/** Returns the finding whether the draws rest on exactly those whom the file names. */
export function checkTrust(seals: FairSeals, named: readonly ('server' | Seat)[] | null): Step<'trust'> {
  const restsOn = tossesRestOn(seals);
  return { step: 'trust', restsOn, verdict: checked(sameValue(restsOn, named)) };
}
