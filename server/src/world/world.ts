// World: what the handlers of commands work with, beside the transaction.

import type { Editions } from '../catalogue/index.ts';
import type { Draws } from '../draws/index.ts';
import type { Clock, Log } from '../ports/index.ts';
import type { DeviceHash, PersonKey, Tx } from '../store/index.ts';
import type { Actors } from './actor.ts';
import type { Bell } from './bell.ts';
import type { Disk } from './disk.ts';
import type { EventSettings } from './eventSettings.ts';
import type { EventTime } from './eventTime.ts';
import type { Lately } from './lately.ts';
import type { Unlocked } from './unlocked.ts';

export interface World {
  readonly editions: Editions;
  readonly draws: Draws;
  readonly clock: Clock;
  /** By which waits are measured. */
  readonly time: EventTime;
  readonly log: Log;
  readonly actors: Actors;
  readonly bell: Bell;
  readonly settings: EventSettings;
  readonly unlocked: Unlocked;
  readonly lately: Lately;
  readonly disk: Disk;
}

/** Counts a change for these people, and rings for them after the commit. */
export async function touch({ bell }: World, tx: Tx, people: readonly PersonKey[]): Promise<void> {
  await tx.people.touch(people);
  tx.afterCommit(() => bell.ring(people));
}

/**
 * Forgets who holds which browser. `moved`: browsers that are somebody else's by it, or nobody's.
 */
export function forgetActors(
  { actors, bell, unlocked }: World,
  tx: Tx,
  moved: readonly DeviceHash[] = [],
): void {
  actors.clear(tx);
  if (moved.length === 0) return;
  unlocked.drop(tx, moved);
  tx.afterCommit(() => bell.move(moved));
}

/** Writes a setting. */
export async function writeSetting({ settings }: World, tx: Tx, name: string, value: string): Promise<void> {
  await tx.people.set(name, value);
  tx.note({ is: 'setting', name, value });
  settings.change(tx);
}
