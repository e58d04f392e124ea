// Close: promises end for good, and the seals of all givings are opened (PR27).

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import { tellAllMatches } from '../holds/index.ts';
import { type Acting, touchAll, writeSetting } from '../world/index.ts';

/**
 * Switches promises off for ever, tells all matches, and publishes the salt of each completed giving that no play has
 * opened; never those of annulled contracts, or of promises that have left a contract. Refuses while promises were
 * never switched on, and once they are closed.
 */
export async function closePledges({
  context,
  tx,
}: Asking<Acting, CommandMap['closePledges']>): Promise<CommandResult> {
  const { promises } = (await context.settings.of(tx)).settings;
  if (promises === undefined) return err({ code: 'promises-off' });
  if (promises === 'closed') return err({ code: 'pledges-closed' });
  await writeSetting(context, tx, 'promises', 'closed');
  for (const { contractId: contract, party, pledge, salt } of await tx.pledges.unopened())
    tx.note({ is: 'salt', contract, party, pledge, salt });
  // As when they are switched off: nothing is played any more, in matches either.
  if (promises === 'on') await tellAllMatches(context, tx);
  await touchAll(context, tx);
  return ok({ type: 'settled' });
}
