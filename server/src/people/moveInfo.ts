// MoveInfo: how a request to move a link stands, for the browser that waits for it.

import type { MoveId, MoveInfo } from '@dunmer/shared/protocol';
import type { DeviceHash, Reader } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** Reads how the request stands; null for every browser but the one that has made it. */
export async function moveInfo(
  { requests }: Pick<World, 'requests'>,
  reader: Reader,
  device: DeviceHash,
  id: MoveId,
): Promise<MoveInfo | null> {
  const move = await reader.people.linkMoveBy(device, id);
  if (move === null) return null;
  if (move.state === 'refused') return { state: 'refused' };
  // The browser that has the link by now hears so from its home; of several that have asked only one has got it.
  if (move.state === 'allowed') return { state: move.holds ? 'allowed' : 'over' };
  const isOpen = move.state === 'asked' && !move.revoked && requests.isOpen(reader, id);
  return { state: isOpen ? 'asked' : 'over' };
}
