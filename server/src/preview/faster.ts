// Faster: whose act has come between a preview and the act that holds to it (EVENT, "Taking acts back").

import type { CommandResult, Faster, PreviewMark } from '@dunmer/shared/protocol';
import { decode, type Tx } from '../store/index.ts';
import { concernsOf } from './concerns.ts';
import { seqOf } from './mark.ts';

type Refused = Exclude<CommandResult, { ok: true }>['error'];

/** By which setting an act is refused that might have been done before. */
const SET_BY: ReadonlyMap<Refused['code'], string> = new Map([
  ['event-paused', 'paused'],
  ['promises-off', 'promises'],
  ['pledges-closed', 'promises'],
  ['intrigue-off', 'intrigue'],
  ['deck-made', 'intrigue'],
  ['no-accounts', 'money'],
]);

/** As many rows as are looked through: a sheet is renewed every few seconds. */
const MOST = 200;

/**
 * The newest row of the journal since a preview that bears on the same, or has set what the act is
 * refused for; null where there is none. To be read where what
 * the act itself would do is not in the journal.
 */
export async function fasterThan(
  tx: Tx,
  holds: PreviewMark,
  concerns: ReadonlySet<string>,
  refused: Refused | null,
): Promise<Faster | null> {
  const last = (await tx.journal.last())?.seq ?? 0;
  const rows = await tx.journal.rows(Math.max(seqOf(holds), last - MOST), MOST);
  const setting = refused === null ? undefined : SET_BY.get(refused.code);
  const bears = (concern: string): boolean => concerns.has(concern) || concern === `setting ${setting}`;
  const row = rows.findLast(({ body }) => decode(body).some((effect) => concernsOf(effect).some(bears)));
  if (row === undefined) return null;
  const { who, act } = row;
  const name = who === null ? undefined : (await tx.floor.briefs([who])).get(who)?.name;
  return { name: name ?? null, act };
}
