// The cash desk: an organiser pays in and out against coins (EVENT, "Money").

import { assert, err, ok } from '@dunmer/shared/lib';
import { isSum } from '@dunmer/shared/contract';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { putReason } from '../journal/index.ts';
import { type AccountName, BANK, type StoredPerson } from '../store/index.ts';
import { type Acting, touch } from '../world/index.ts';
import { balanceOf } from './accounts.ts';
import { transferAll } from './transferAll.ts';

type Pay = CommandMap['payIn' | 'payOut'];

/**
 * Moves drakes between bank and purse. Refuses a bad sum, a person without a purse, and more drakes than there are.
 */
export async function payAtDesk(
  { context, tx, actor, command }: Asking<Acting, Pay>,
  person: StoredPerson,
): Promise<CommandResult> {
  const { drakes, type, reason } = command;
  if ((await context.settings.of(tx)).settings.money === 'table') return err({ code: 'no-accounts' });
  if (!isSum(drakes) || drakes === 0) return err({ code: 'bad-sum' });
  if (!person.trades) return err({ code: 'unknown-person' });
  const purse: AccountName = { kind: 'purse', owner: person.key };
  if (type === 'payOut' && (await balanceOf(tx, purse)) < drakes) return err({ code: 'not-enough' });
  const note = await putReason(tx, context.draws, reason);
  const way =
    type === 'payIn'
      ? ({ from: BANK, to: purse, why: 'paid-in' } as const)
      : ({ from: purse, to: BANK, why: 'paid-out' } as const);
  const act = { subject: null, note, who: actor.person.key, at: context.clock.now() };
  const paid = await transferAll(tx, [{ ...way, sum: drakes }], act);
  assert(paid.ok, 'what was there a moment ago is there');
  await touch(context, tx, [person.key]);
  return ok({ type: 'settled' });
}
