// Who asks over HTTP: the browser by its cookie, and the person whose link it has opened.

import type { Request } from 'express';
import { err, ok, type Result } from '@dunmer/shared/lib';
import type { EventRefusal } from '@dunmer/shared/protocol';
import { knownDevice, NOBODY } from '../device/index.ts';
import { type Relation, refusalFor, type View } from '../roles/index.ts';
import type { DeviceHash, Store } from '../store/index.ts';
import type { Acting, Actor, World } from '../world/index.ts';

export interface WhoPorts {
  readonly store: Store;
  readonly world: World;
}

/** Returns the browser that asks, by a cookie that was issued here; null where it has none. */
export const namedDevice = (
  { store, world: { tokens } }: WhoPorts,
  { headers }: Request,
): Promise<DeviceHash | null> => knownDevice({ tokens, reader: store.read }, headers.cookie);

/** Returns the browser that asks; all that send no cookie of ours count as one device. */
export const askingDevice = async (ports: WhoPorts, request: Request): Promise<DeviceHash> =>
  (await namedDevice(ports, request)) ?? NOBODY;

/** Returns the actor who asks. */
export const actorOf = async (ports: WhoPorts, request: Request): Promise<Actor> =>
  ports.world.actors.of(ports.store.read, await askingDevice(ports, request));

/**
 * Returns the actor where the table of roles lets them see this view of something so related to them; refuses others.
 */
export function lookingAt(actor: Actor, view: View, relation: Relation): Result<Acting, EventRefusal> {
  const refused = refusalFor(actor, view, relation);
  if (refused !== null) return err(refused);
  return actor.person === null ? err({ code: 'no-person' }) : ok({ ...actor, person: actor.person });
}
