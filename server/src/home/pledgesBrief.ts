// PledgesBrief: what a home screen says about its owner's promises.

import { pledgeIn } from '@dunmer/shared/windows';
import type { PersonId, PledgesBrief } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { type Around, arePledgesKnown, pledgesAround } from '../holds/index.ts';
import type { PersonKey, Reader, StoredPledge } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** Whether a promise in somebody's hand may be played now, whatever is to be chosen with it (PR10, window `free`). */
export function isFree({ facts }: Around, { owner, of, ofId, place, card }: StoredPledge): boolean {
  const who = ofId ?? '';
  const isHindered = !facts.isOn || facts.isPaused || facts.frozen.has(who) || facts.inMatch.has(who);
  return place === 'hand' && of !== owner && !isHindered && pledgeIn(PRINTED, card).window === 'free';
}

/** The owners of a trader's `tie` promises in front: to ask one of them for a game sends theirs home (PROMISES 5). */
const tiesOf = ({ facts }: Around, own: readonly StoredPledge[]): readonly PersonId[] =>
  own.flatMap(({ place, match, ownerId, card }) => {
    const lies = facts.isOn && place === 'front' && match === null;
    return lies && pledgeIn(PRINTED, card).effects.some(({ op }) => op === 'tie') ? [ownerId] : [];
  });

/**
 * Reads the brief. Resolves to null for somebody who was never dealt promises and has none. Nothing is read where
 * promises were never switched on.
 */
export async function pledgesBrief(
  world: Pick<World, 'settings'>,
  reader: Reader,
  person: PersonKey,
): Promise<PledgesBrief | null> {
  if (!(await arePledgesKnown(world, reader))) return null;
  const around = await pledgesAround(world, reader, [person]);
  const own = [...around.stored.values()].filter(({ of }) => of === person);
  if (!around.hands.has(person) && own.length === 0) return null;
  const ties = tiesOf(around, own);
  return {
    hand: own.filter(({ place }) => place === 'hand').length,
    front: own.filter(({ place }) => place === 'front').length,
    playable: own.filter((one) => isFree(around, one)).length,
    shown: (await reader.pledges.timesShown(person)) ?? 0,
    ...(ties.length === 0 ? {} : { ties }),
    ...(around.hands.get(person)?.ruined === true ? { ruined: true } : {}),
  };
}
