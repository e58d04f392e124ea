// MoveInfo: how a request to move a link stands, for the browser that stands there and waits.

import type { MoveId, MoveInfo } from '@dunmer/shared/protocol';
import type { DeviceHash, Reader } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** How the request stands; null for every browser but the one that has made it. */
export async function moveInfo(
  { requests }: Pick<World, 'requests'>,
  reader: Reader,
  device: DeviceHash,
  id: MoveId,
): Promise<MoveInfo | null> {
  const move = await reader.people.linkMoveBy(device, id);
  if (move === null) return null;
  if (move.state === 'refused') return { state: 'refused' };
  // Whoever has it by now is told so at home; of several who have asked one has got it.
  if (move.state === 'allowed') return { state: move.holds ? 'allowed' : 'over' };
  const isOpen = move.state === 'asked' && !move.revoked && requests.isOpen(reader, id);
  return { state: isOpen ? 'asked' : 'over' };
}
