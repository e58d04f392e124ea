// World: what the handlers of commands work with, beside the transaction.

import type { Editions } from '../catalogue/index.ts';
import type { Tokens } from '../device/index.ts';
import type { Draws, Scrypted } from '../draws/index.ts';
import type { Clock, Log } from '../ports/index.ts';
import type { DeviceHash, PersonKey, Tx } from '../store/index.ts';
import type { Actors } from './actor.ts';
import type { Bell } from './bell.ts';
import type { Deck } from './deck.ts';
import type { Disk } from './disk.ts';
import type { EventSettings } from './eventSettings.ts';
import type { EventTime } from './eventTime.ts';
import type { PinTries } from './pinTries.ts';
import type { Recent } from './recent.ts';
import type { Requests } from './requests.ts';
import type { Unlocked } from './unlocked.ts';

export interface World {
  readonly editions: Editions;
  readonly draws: Draws;
  readonly clock: Clock;
  /** The time by which waits are measured. */
  readonly time: EventTime;
  readonly log: Log;
  readonly actors: Actors;
  readonly bell: Bell;
  readonly settings: EventSettings;
  /** The intrigue deck (INTRIGUE). */
  readonly deck: Deck;
  readonly unlocked: Unlocked;
  /** What was done a moment ago and may not be repeated at once. */
  readonly lately: Recent;
  readonly disk: Disk;
  readonly requests: Requests;
  readonly tokens: Tokens;
  readonly scrypted: Scrypted;
  readonly pinTries: PinTries;
}

/** Counts a change for these people, and rings the bell for them after the commit. */
export async function touch({ bell }: World, tx: Tx, people: readonly PersonKey[]): Promise<void> {
  await tx.people.touch(people);
  tx.afterCommit(() => bell.ring(people));
}

/** Does the same for everybody there is, because every home screen shows how the event is set. */
export async function touchAll(world: World, tx: Tx): Promise<void> {
  const people = await tx.people.people();
  await touch(
    world,
    tx,
    people.map(({ key }) => key),
  );
}

/** Browsers that somebody leaves by a command, and browsers that were nobody's before it. */
export interface Moved {
  readonly left?: readonly DeviceHash[];
  readonly arrived?: readonly DeviceHash[];
}

/** Forgets who holds which browser, and tells listeners after the commit whose browsers were left or have arrived. */
export function forgetActors(
  { actors, bell, unlocked }: World,
  tx: Tx,
  { left = [], arrived = [] }: Moved = {},
): void {
  actors.clear(tx);
  unlocked.drop(tx, left);
  if (left.length > 0) tx.afterCommit(() => bell.leave(left));
  if (arrived.length > 0) tx.afterCommit(() => bell.arrive(arrived));
}

/** Writes a setting, for the journal too. */
export async function writeSetting({ settings }: World, tx: Tx, name: string, value: string): Promise<void> {
  await tx.people.set(name, value);
  tx.note({ is: 'setting', name, value });
  settings.change(tx);
}
