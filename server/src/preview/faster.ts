// Faster: finds the act that came between a preview and the act that holds to it (EVENT, "Taking acts back").

import type { CommandResult, Faster, PreviewMark } from '@dunmer/shared/protocol';
import { decode, type Tx } from '../store/index.ts';
import { concernsOf } from './concerns.ts';
import { seqOf } from './mark.ts';

type Refused = Exclude<CommandResult, { ok: true }>['error'];

/** What has changed behind each refusal of an act that could have been done before: a setting, or the deck's end. */
const CHANGED_BY: ReadonlyMap<Refused['code'], string> = new Map([
  ['event-paused', 'setting paused'],
  ['promises-off', 'setting promises'],
  ['pledges-closed', 'setting promises'],
  ['intrigue-off', 'setting intrigue'],
  ['deck-made', 'setting intrigue'],
  ['no-accounts', 'setting money'],
  ['deck-closed', 'deck'],
]);

/** The most rows that are looked through: a sheet renews its preview every few seconds. */
const MOST = 200;

/**
 * Returns the newest row of the journal since the preview that bears on one of `concerns`, or that has changed what
 * the act is refused for; null where there is none. Call it while the journal does not yet hold the act
 * itself.
 */
export async function fasterThan(
  tx: Tx,
  holds: PreviewMark,
  concerns: ReadonlySet<string>,
  refused: Refused | null,
): Promise<Faster | null> {
  const last = (await tx.journal.last())?.seq ?? 0;
  const rows = await tx.journal.rows(Math.max(seqOf(holds), last - MOST), MOST);
  const changed = refused === null ? undefined : CHANGED_BY.get(refused.code);
  const bears = (concern: string): boolean => concerns.has(concern) || concern === changed;
  const row = rows.findLast(({ body }) => decode(body).some((effect) => concernsOf(effect).some(bears)));
  if (row === undefined) return null;
  const { who, act } = row;
  const name = who === null ? undefined : (await tx.floor.briefs([who])).get(who)?.name;
  return { name: name ?? null, act };
}
