// The cash desk: an organiser pays in and out against coins (EVENT, "Money").

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { putReason } from '../journal/index.ts';
import { type AccountName, BANK, type StoredPerson } from '../store/index.ts';
import { type Acting, touch } from '../world/index.ts';
import { transfer } from './transfer.ts';

type Pay = CommandMap['payIn' | 'payOut'];

const MOST = 1_000_000_000;

/**
 * Moves drakes between bank and purse. Refuses a bad sum, a person without a purse, and more drakes than there are.
 */
export async function payAtDesk(
  { context, tx, actor, command }: Asking<Acting, Pay>,
  person: StoredPerson,
): Promise<CommandResult> {
  const { drakes, type, reason } = command;
  if ((await context.settings.of(tx)).settings.money === 'table') return err({ code: 'no-accounts' });
  if (!Number.isInteger(drakes) || drakes < 1 || drakes > MOST) return err({ code: 'bad-sum' });
  if (!person.trades) return err({ code: 'unknown-person' });
  const purse: AccountName = { kind: 'purse', owner: person.key };
  const way = type === 'payIn' ? { from: BANK, to: purse } : { from: purse, to: BANK };
  const held = type === 'payIn' ? null : await tx.money.account(purse);
  if (type === 'payOut' && (held?.balance ?? 0) < drakes) return err({ code: 'not-enough' });
  const note = await putReason(tx, context.draws, reason);
  const why = type === 'payIn' ? 'paid-in' : 'paid-out';
  const act = {
    sum: drakes,
    why,
    subject: null,
    who: actor.person.key,
    at: context.clock.now(),
    note,
  } as const;
  const paid = await transfer(tx, { ...way, ...act });
  if (!paid.ok) throw new Error('what was there a moment ago is there');
  await touch(context, tx, [person.key]);
  return ok({ type: 'settled' });
}
