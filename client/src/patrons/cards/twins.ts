// Twins: cards in the zone that share a name get numbers on their tiles and after their names.

import type { GameCommon } from '@dunmer/shared/patrons';
import type { CopyId, Seat } from '@dunmer/shared/rules';

export type Twins = ReadonlyMap<CopyId, number>;

/** Returns the number from the copy's id, which its court gave it: `a:spark#2`. */
const printed = (copy: CopyId): number => Number(copy.split('#')[1] ?? '0');

/** Returns the number of each card that shares its name with another under the same control. */
export function twinsIn({ zone }: Pick<GameCommon, 'zone'>): Twins {
  const twins = new Map<CopyId, number>();
  for (const one of zone) {
    const same = zone.filter(({ card, control }) => card === one.card && control === one.control);
    if (same.length < 2) continue;
    const numbers = same.map(({ copy }) => printed(copy));
    // With two owners, both copies may be number one of their courts: then the cards are counted.
    const isClear = new Set(numbers).size === numbers.length;
    twins.set(one.copy, isClear ? printed(one.copy) : same.indexOf(one) + 1);
  }
  return twins;
}

/**
 * Returns what tells cards of one name apart in a sentence: their number, and, when both sides have one, whose it is;
 * cards of the near side get no such word.
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
