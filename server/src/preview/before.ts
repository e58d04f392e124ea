// Before: what an act replaces, read before it is carried out, because nothing tells it afterwards.

import type { EventSettings, StaffAct } from '@dunmer/shared/protocol';
import type { Context } from '../match/index.ts';
import type { Tx } from '../store/index.ts';
import { owedBefore } from './owed.ts';

export interface Before {
  readonly owed: Awaited<ReturnType<typeof owedBefore>>;
  readonly settings: EventSettings;
  /** Whose audience is open, by name; null where none is (IN9). */
  readonly audience: string | null;
}

/** Reads what an act may replace: debts of a ruling, settings, and the audience. */
export async function readBefore(context: Context, tx: Tx, act: StaffAct): Promise<Before> {
  const { settings } = await context.settings.of(tx);
  const audience = (await context.deck.of(tx))?.state.common.audience ?? null;
  const who = audience === null ? null : await tx.people.person(audience.who);
  return { owed: await owedBefore(tx, act), settings, audience: who?.name ?? null };
}
