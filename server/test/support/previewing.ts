// Previewing: what an act of staff would change, as the desk asks for it.

import type { Preview, PreviewLine, StaffAct } from '@dunmer/shared/protocol';
import type { EventRoom } from './eventRoom.ts';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Returns the preview for a member of staff, or the code of its refusal. */
export async function previewFor(
  room: EventRoom,
  number: number,
  act: Without<StaffAct>,
): Promise<Preview | string> {
  const device = room.device(number);
  room.services.world.unlocked.keep(room.store.read, device);
  const found = await room.services.commands.preview(device, { id: 'p', ...act });
  return found.ok ? found.value : found.error.code;
}

/** Returns the preview's lines of these kinds, or the code of its refusal. */
export const linesIn = (
  found: Preview | string,
  ...kinds: readonly PreviewLine['is'][]
): readonly PreviewLine[] | string =>
  typeof found === 'string' ? found : found.effects.filter(({ is }) => kinds.includes(is));
