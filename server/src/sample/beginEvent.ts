// Beginning an event: gives it a name, and a first organiser whose link is shown once.

import { err, ok, type Result } from '@dunmer/shared/lib';
import { writeJournal } from '../journal/index.ts';
import type { Context } from '../match/index.ts';
import { putPerson } from '../people/index.ts';
import type { Reader, Store, Tx } from '../store/index.ts';
import { writeSetting } from '../world/index.ts';
import { type DrawnLink, drawLink } from './drawLink.ts';

const NAME = 'name';

/** Reads the name of the event in this database; null where there is none yet. */
export const eventIn = (reader: Reader): Promise<string | null> => reader.people.setting(NAME);

export interface EventThere {
  readonly code: 'event-there';
  readonly name: string;
}

/** Begins an event with whatever `fill` puts into it. Refuses where there is one already. */
export async function begin<T>(
  context: Context,
  store: Store,
  name: string,
  fill: (tx: Tx) => Promise<T>,
): Promise<Result<T, EventThere | { readonly code: 'not-saved' }>> {
  return store.transact(async (tx) => {
    const there = await eventIn(tx);
    if (there !== null) return err({ code: 'event-there', name: there });
    await writeSetting(context, tx, NAME, name);
    const filled = await fill(tx);
    await writeJournal(tx, { who: null, act: 'begin', at: context.clock.now() });
    return ok(filled);
  });
}

/** Begins a real event without any people where there is none, for tests and measurements. */
export async function beginEmpty(context: Context, store: Store): Promise<void> {
  if ((await eventIn(store.read)) !== null) return;
  await begin(context, store, 'Event', async () => null);
}

/**
 * Begins a real event with one organiser, whose link is returned and kept nowhere. Refuses where there is an event
 * already.
 */
export const beginEvent = (
  context: Context,
  store: Store,
  { name, organiser }: { readonly name: string; readonly organiser: string },
): Promise<Result<DrawnLink, EventThere | { readonly code: 'not-saved' }>> =>
  begin(context, store, name, async (tx) => {
    const newcomer = { name: organiser, staff: 'organiser', trades: false, drakes: 0, who: null } as const;
    const { key } = await putPerson(context, tx, newcomer);
    return drawLink(context, tx, { person: key, single: false });
  });
