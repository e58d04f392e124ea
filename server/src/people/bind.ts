// Binding: a browser takes over a personal link; the browser that held it before is a stranger from then on.

import type { Context } from '../match/index.ts';
import type { DeviceHash, StoredLink, Tx } from '../store/index.ts';
import { type Actor, forgetActors, touch } from '../world/index.ts';

export interface Binding {
  readonly link: Pick<StoredLink, 'key' | 'person'>;
  /** The browser that holds the link from now on. */
  readonly device: DeviceHash;
  /** The browser that has asked: the same one, or the one that takes on the name `device` by this. */
  readonly asker: Actor;
  /** Whether the link is used for the first time, moves from another phone, or stays on this one under a new name. */
  readonly what: 'used' | 'moved' | 'renamed';
  /** When the link was used. */
  readonly at: number;
}

/**
 * Binds a link that is in use from now on to a browser. Drafts are kept by seat: what was arranged on the old phone is
 * there on the new one. Matches in which the browser practises go along with its new name.
 */
export async function bind(
  context: Context,
  tx: Tx,
  { link, device, asker, what, at }: Binding,
): Promise<void> {
  const { people } = tx;
  const { key, person } = link;
  const isRenamed = device !== asker.device;
  const isStored = asker.person !== null || asker.left !== null;
  const holders = await people.bindDevice({
    device,
    link: key,
    person,
    at,
    renamed: isRenamed && isStored ? asker.device : null,
    origin: isRenamed ? asker.origin : null,
  });
  if (isRenamed) await movePractice(context, tx, asker.device, device);
  await people.settleLinkMoves(key, device, asker.device);
  if (what !== 'renamed') tx.note({ is: 'link', person, what, link: key, at });
  const was = asker.person?.key ?? null;
  const isLeft = was !== null && (was !== person || isRenamed);
  forgetActors(context, tx, {
    left: [...new Set([...holders, ...(isLeft ? [asker.device] : [])])],
    arrived: was === null && !isRenamed ? [device] : [],
  });
  await touch(context, tx, was === null || was === person ? [person] : [person, was]);
}

async function movePractice({ lives }: Context, tx: Tx, from: DeviceHash, to: DeviceHash): Promise<void> {
  for (const match of await tx.people.movePractice(from, to)) lives.drop(tx, match);
}

/** Records that a link is used, and binds it to a browser. Not for a link that moves by its PIN. */
export async function use(context: Context, tx: Tx, binding: Omit<Binding, 'at'>): Promise<void> {
  const at = context.clock.now();
  await tx.people.useLink(binding.link.key, at);
  await bind(context, tx, { ...binding, at });
}
