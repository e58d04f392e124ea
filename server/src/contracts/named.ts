// Named: the promises that an offer names, checked only on the writer's side (PR4, PR5).

import { err, ok, type Result } from '@dunmer/shared/lib';
import { restsBy } from '@dunmer/shared/pledges';
import type { Refusal } from '@dunmer/shared/protocol';
import type { Context } from '../match/index.ts';
import { cardOf, ownerOf } from '../pledges/index.ts';
import type { PersonKey, StoredPledge, Tx } from '../store/index.ts';

/** The promises that an offer names, by their keys in the database; null if it names none. */
export interface Named {
  readonly pledgeOne: number | null;
  readonly pledgeTwo: number | null;
}

export const NAMES_NONE: Named = { pledgeOne: null, pledgeTwo: null };

interface Naming {
  readonly gives: string | null;
  readonly asks: string | null;
}

async function find(tx: Tx, key: string | null): Promise<Result<StoredPledge | null, Refusal>> {
  if (key === null) return ok(null);
  const found = await tx.pledges.pledge(ownerOf(key), cardOf(key));
  if (found === null) return err({ code: 'unknown-promise', key });
  return found.place === 'out' ? err({ code: 'is-out', key }) : ok(found);
}

const isInHand = ({ place, of }: StoredPledge, person: PersonKey): boolean =>
  place === 'hand' && of === person;

/**
 * Finds the promises that a writer names. Refuses while promises are off, and refuses a promise that does not exist,
 * is out, is named on both sides, or is to be given without being in the writer's hand. What the other has is not
 * checked, so that an offer can't sound out a hand.
 */
export async function pledgesNamed(
  context: Context,
  tx: Tx,
  writer: PersonKey,
  { gives, asks }: Naming,
): Promise<Result<Named, Refusal>> {
  if (gives === null && asks === null) return ok(NAMES_NONE);
  const { promises } = (await context.settings.of(tx)).settings;
  if (promises !== 'on') return err(restsBy({ isClosed: promises === 'closed' }));
  if (gives !== null && gives === asks) return err({ code: 'named-twice', key: gives });
  const given = await find(tx, gives);
  if (!given.ok) return given;
  if (gives !== null && given.value !== null && !isInHand(given.value, writer))
    return err({ code: 'not-in-hand', key: gives });
  const asked = await find(tx, asks);
  if (!asked.ok) return asked;
  return ok({ pledgeOne: given.value?.key ?? null, pledgeTwo: asked.value?.key ?? null });
}
