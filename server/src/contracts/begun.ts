// Begun: what holds between two traders when one asks the other for a game outside of a signed contract (PROMISES 5).

import { assert } from '@dunmer/shared/lib';
import { isTruceBetween, type PledgeState } from '@dunmer/shared/pledges';
import type { Refusal } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { Context } from '../match/index.ts';
import { arePledgesKnown, pledgesAround } from '../holds/index.ts';
import { PledgeSteps, recordPledges } from '../pledges/index.ts';
import type { PersonKey, Tx } from '../store/index.ts';

/** Two traders by key and by public id; `by` asks `other`. */
export interface Pair {
  readonly by: { readonly key: PersonKey; readonly id: string };
  readonly other: { readonly key: PersonKey; readonly id: string };
}

/** What holds between two traders who would play. */
interface Between {
  /** The refusal if a truce forbids them a game for a stake; null if none does. */
  readonly truce: Refusal | null;
  /** The promises around them; null if promises were never switched on. */
  readonly pledges: PledgeState | null;
}

/** Reads what holds between two traders. */
export async function betweenThem(context: Context, tx: Tx, { by, other }: Pair): Promise<Between> {
  if (!(await arePledgesKnown(context, tx))) return { truce: null, pledges: null };
  const { state, facts } = await pledgesAround(context, tx, [by.key, other.key]);
  const isTruce = facts.isOn && isTruceBetween(PRINTED, state, by.id, other.id);
  return { truce: isTruce ? { code: 'truce' } : null, pledges: state };
}

/**
 * One trader has asked the other for a game, other than by a counter: a `tie` that lies goes home. Returns the people
 * whose pages this changes.
 */
export async function gameBegun(
  context: Context,
  tx: Tx,
  { by, other }: Pair,
): Promise<readonly PersonKey[]> {
  if (!(await arePledgesKnown(context, tx))) return [];
  const steps = new PledgeSteps(await pledgesAround(context, tx, [by.key, other.key]));
  const taken = steps.take({ type: 'gameBegun', by: by.id, other: other.id });
  assert(taken.ok, 'a game may be begun');
  return steps.isEmpty ? [] : recordPledges(context, tx, steps, { who: by.key });
}
