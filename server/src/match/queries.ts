// Queries: what a code means for a device, and the tables where it has a seat.

import type { Code, CodeInfo, MineInfo } from '@dunmer/shared/protocol';
import type { DeviceHash, Reader } from '../store/index.ts';
import { seatHeldBy } from './seatHeldBy.ts';
import { tableInfo } from './sync.ts';

const MOST_TABLES = 20;

/** What a code means for this device; null where it means nothing. */
export async function codeInfo(reader: Reader, device: DeviceHash, code: Code): Promise<CodeInfo | null> {
  const played = await reader.matchOfPlayCode(code);
  if (played === null) {
    const watched = await reader.matchOfWatchCode(code);
    return watched === null ? null : { kind: 'watch', match: watched.id };
  }
  if (seatHeldBy(played.seats, device) !== null) return { kind: 'play', seat: 'yours', match: played.id };
  if (played.seats.b !== null) return { kind: 'play', seat: 'taken', watch: played.watch };
  return { kind: 'play', seat: 'free', opener: played.seats.a?.name ?? '' };
}

/** The tables where a device has a seat, newest first. */
export async function mine(reader: Reader, device: DeviceHash): Promise<MineInfo> {
  const tables = (await reader.matchesOf(device, MOST_TABLES)).flatMap((table) => {
    const seat = seatHeldBy(table.seats, device);
    if (seat === null) return [];
    const { seats } = tableInfo({ table }, seat);
    return [
      { match: table.id, seat, seats, phase: table.phase, opened: new Date(table.opened).toISOString() },
    ];
  });
  return { tables };
}
