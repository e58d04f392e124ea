// Ruins: which effects of an act come from a ruin that was arranged for the end of the match that the act ends (PR25,
// IN25), and who is told of them.

import type { StaffAct } from '@dunmer/shared/protocol';
import { Interests } from '../interest/index.ts';
import type { Effect, PersonKey, Tx } from '../store/index.ts';

function isOfRuin(effect: Effect): boolean {
  if (effect.is === 'pledgeMove') return effect.why === 'ruined';
  if (effect.is === 'hand') return effect.ruined;
  if (effect.is === 'deckRuin') return true;
  return effect.is === 'deck' && 'why' in effect.event && effect.event.why === 'ruin';
}

/**
 * Organisers know of such a ruin, and of which promises are in whose hand, unless they have an interest in any match.
 */
async function isTold(tx: Tx, who: PersonKey | null): Promise<boolean> {
  const person = who === null ? null : await tx.people.personByKey(who);
  if (person === null || person.staff !== 'organiser') return false;
  return new Interests(person.key, await tx.floor.interests(person.key, null)).strongest === 'other';
}

/**
 * Returns what an act has done in this transaction, as far as `who` may be told. Those who may not read of a coming
 * ruin, such as referees, are told nothing of it by the act that ends the match either, nor whose promises lie in a
 * hand (PROMISES 7).
 */
export async function effectsFor(tx: Tx, act: StaffAct, who: PersonKey | null): Promise<readonly Effect[]> {
  const { effects } = tx;
  if (act.type === 'ruinPerson' || act.type === 'set' || !effects.some(isOfRuin) || (await isTold(tx, who)))
    return effects;
  // Hands that change with the ruin would tell the same.
  return effects.filter((effect) => !isOfRuin(effect) && effect.is !== 'hand');
}
