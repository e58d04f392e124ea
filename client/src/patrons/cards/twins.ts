// Twins: cards of one name that lie in the zone at once get a number on their tiles and beside their names.

import type { GameCommon } from '@dunmer/shared/patrons';
import type { CopyId, Seat } from '@dunmer/shared/rules';

export type Twins = ReadonlyMap<CopyId, number>;

/** The number that its court gave it: `a:spark#2`. */
const printed = (copy: CopyId): number => Number(copy.split('#')[1] ?? '0');

/** The number of each card of which another of the same name lies under the same control. */
export function twinsIn({ zone }: Pick<GameCommon, 'zone'>): Twins {
  const twins = new Map<CopyId, number>();
  for (const one of zone) {
    const same = zone.filter(({ card, control }) => card === one.card && control === one.control);
    if (same.length < 2) continue;
    const numbers = same.map(({ copy }) => printed(copy));
    // Of two owners both may be the first of their court.
    const isClear = new Set(numbers).size === numbers.length;
    twins.set(one.copy, isClear ? printed(one.copy) : same.indexOf(one) + 1);
  }
  return twins;
}

/**
 * What tells cards of one name apart in a sentence: their number, and whose they are where the other side has one too;
 * the near side's needs no word.
 */
export function tagsIn(
  common: Pick<GameCommon, 'zone'>,
  far: Seat,
  theirs: string,
): ReadonlyMap<CopyId, string> {
  const twins = twinsIn(common);
  const tags = new Map<CopyId, string>();
  for (const { copy, card, control } of common.zone) {
    const isMirrored = common.zone.some((other) => other.card === card && other.control !== control);
    const number = twins.get(copy);
    const whose = control === far && isMirrored ? ` (${theirs})` : '';
    const tag = `${number === undefined ? '' : `\u00A0${number}`}${whose}`;
    if (tag !== '') tags.set(copy, tag);
  }
  return tags;
}
