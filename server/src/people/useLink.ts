// Using a link: its first use binds the browser; another browser needs one of the three ways to get it (EVENT, "Who").

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import type { Asking, CommandMap } from '../command/index.ts';
import type { Actor } from '../world/index.ts';
import { bind, use } from './bind.ts';
import { linkOf } from './secret.ts';
import { waysTo } from './waysIn.ts';

const SETTLED: CommandResult = ok({ type: 'settled' });

/**
 * Binds this browser to a link that nobody has used yet, or that it holds itself. Refuses a dead link, and one that was
 * used on another browser, whether or not a phone holds it now: somebody with a slip in hand need not be its owner.
 */
export async function useLink({
  context,
  tx,
  actor,
  command: { secret, ticket },
}: Asking<Actor, CommandMap['useLink']>): Promise<CommandResult> {
  const found = await linkOf(tx, actor, secret);
  if (!found.ok) return found;
  const link = found.value;
  const device = context.tokens.deviceFor(actor.device, ticket);
  const holder = link.used === null ? null : await tx.people.holderOf(link.key);
  if (holder === device) return SETTLED;
  if (link.used !== null && holder !== actor.device)
    return err({ code: 'link-elsewhere', ...(await waysTo(tx, link, holder !== null)) });
  if (link.used === null) await use(context, tx, { link, device, asker: actor, what: 'used' });
  // It is the same phone under another name: wrong PINs that others have said still count.
  else await bind(context, tx, { link, device, asker: actor, what: 'renamed', at: context.clock.now() });
  return SETTLED;
}
