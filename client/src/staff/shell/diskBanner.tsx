// DiskBanner: that nothing can be saved, or that the room for it comes to its end, with what helps. While the link is
// down nobody knows.

import type { DiskView } from '@dunmer/shared/protocol';
import { useStore } from 'zustand';
import { connection, useFloor } from '../../net/index.ts';
import { useStaffText } from '../../text/index.ts';
import { Banner } from '../../ui/index.ts';

const MEGABYTE = 1_000_000;

export const DiskBanner = () => {
  const { disk: words } = useStaffText();
  const isUp = useStore(connection, ({ state }) => state === 'online');
  // A server of the release before says nothing of its disk.
  const disk: DiskView | null | undefined = useFloor()?.floor.disk;
  if (!isUp || disk === null || disk === undefined) return null;
  if (!disk.saves) return <Banner tone="trouble">{words.full}</Banner>;
  if (disk.room === 'enough' || disk.free === null) return null;
  const left = Math.floor(disk.free / MEGABYTE);
  return disk.room === 'short' ? (
    <Banner tone="trouble">{words.short(left)}</Banner>
  ) : (
    <Banner>{words.low(left)}</Banner>
  );
};
