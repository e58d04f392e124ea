// Binding: a browser takes a personal link over; the one before it only shows from now on.

import type { Context } from '../match/index.ts';
import type { DeviceHash, StoredLink, Tx } from '../store/index.ts';
import { forgetActors, touch } from '../world/index.ts';

interface Binding {
  readonly link: Pick<StoredLink, 'key' | 'person'>;
  readonly device: DeviceHash;
  /** Whether it is its first use, or leaves another phone. */
  readonly what: 'used' | 'moved';
}

/** Lets a browser control a link. Drafts are kept by seat: what was arranged on the old phone is there on the new one. */
export async function bind(context: Context, tx: Tx, { link, device, what }: Binding): Promise<void> {
  const { people } = tx;
  const before = await people.device(device);
  const at = context.clock.now();
  await people.bindDevice(device, link.key, link.person, at);
  await people.useLink(link.key, at);
  await people.closeLinkMoves(link.key, what === 'moved' ? 'allowed' : 'over');
  tx.note({ is: 'link', person: link.person, what });
  const isNew = before?.person.key !== link.person;
  forgetActors(context, tx, isNew ? [device] : []);
  const gone = before !== null && isNew ? [before.person.key] : [];
  await touch(context, tx, [link.person, ...gone]);
}
