// World: what the handlers of commands work with, beside the transaction.

import type { Editions } from '../catalogue/index.ts';
import type { Draws } from '../draws/index.ts';
import type { Clock, Log } from '../ports/index.ts';
import type { PersonKey, Tx } from '../store/index.ts';
import type { Actors } from './actor.ts';
import type { Bell } from './bell.ts';
import type { EventSettings } from './eventSettings.ts';

export interface World {
  readonly editions: Editions;
  readonly draws: Draws;
  readonly clock: Clock;
  readonly log: Log;
  readonly actors: Actors;
  readonly bell: Bell;
  readonly settings: EventSettings;
}

/** Counts a change for these people, and rings for them after the commit. */
export async function touch({ bell }: World, tx: Tx, people: readonly PersonKey[]): Promise<void> {
  await tx.people.touch(people);
  tx.afterCommit(() => bell.ring(people));
}

/** Forgets who holds which browser, now and again after the commit: what is read between may not last. */
export function forgetActors({ actors }: World, tx: Tx): void {
  actors.clear();
  tx.afterCommit(() => actors.clear());
}

/** Writes a setting, and forgets those that are remembered. */
export async function writeSetting({ settings }: World, tx: Tx, name: string, value: string): Promise<void> {
  await tx.people.set(name, value);
  tx.note({ is: 'setting', name, value });
  settings.clear();
  tx.afterCommit(() => settings.clear());
}
