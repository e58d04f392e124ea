// MeInfo: what a browser may do for the person whose link it has opened.

import type { MeInfo } from '@dunmer/shared/protocol';
import { OUTSIDE } from '../memory/index.ts';
import type { Acting, World } from '../world/index.ts';
import { briefOf } from './briefs.ts';

/** Says who this browser's person is, and what this browser may do for them. */
export function meInfo({ unlocked }: Pick<World, 'unlocked'>, { person, pinRests, device }: Acting): MeInfo {
  const { staff, trades, frozen, pin, passphrase } = person;
  const said = unlocked.has(OUTSIDE, device) ? 'open' : 'locked';
  return {
    ...briefOf(person),
    staff,
    trades,
    frozen,
    controls: true,
    hasPin: pin !== null,
    pinRests,
    passphrase: passphrase === null ? 'none' : said,
  };
}
