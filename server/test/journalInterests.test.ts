// EVENT, "Who": of an act that somebody may not do because of an interest in a match, they read nothing in the journal
// either. Every act of staff, in whole worlds, for a reader who sits across from each person in turn.

import { expect, test } from 'vitest';
import { err, present } from '@dunmer/shared/lib';
import type { ClientCommand } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import { COMMANDS } from '../src/commands/all.ts';
import type { Asking, Command, CommandMap } from '../src/command/index.ts';
import { journalList, listsBy } from '../src/lists/index.ts';
import type { Interest, PersonKey, Reader } from '../src/store/index.ts';
import type { Actor } from '../src/world/index.ts';
import { type Counting, counting } from './support/counting.ts';
import { ORGANISER } from './support/dealing.ts';
import { everything } from './support/everyCommand.ts';
import { everyIntrigue } from './support/everyIntrigue.ts';
import { everyPromise } from './support/everyPromise.ts';

type Act = Extract<ClientCommand, { reason: string }>;

const isAct = (command: ClientCommand): command is Act => 'reason' in command;
const MAY = ['own', 'other'];

/** Reads the same, by somebody with this interest and no other. */
function interested<R extends Reader>(reader: R, interest: Interest): R {
  const floor = { ...reader.floor, interests: async () => [interest] };
  return new Proxy(reader, {
    get: (all, name): unknown => (name === 'floor' ? floor : Reflect.get(all, name)),
  });
}

/** How an actor is related to what an act is about, as its command says; null where there is no such subject. */
async function relationIn<T extends Act['type']>(
  type: T,
  asking: Asking<Actor, CommandMap[T]>,
): Promise<string | null> {
  const all: { readonly [K in Act['type']]: Command<CommandMap[K]> } = COMMANDS;
  const met = await all[type].meet(asking);
  return met.ok ? met.value.relation : null;
}

/** What an interested reader was told of an act against what they may do. */
interface Seen {
  readonly act: string;
  readonly relation: string;
  readonly told: boolean;
}

/** Plays a world, and returns what somebody across from each person reads of every act. */
async function seenIn(world: (count: Counting) => Promise<unknown>): Promise<readonly Seen[]> {
  const count = await counting();
  const { room } = count;
  const { store, services } = room;
  const { context } = services.matches;
  const send = services.commands.command.bind(services.commands);
  const seen: Seen[] = [];

  /** The interest of the organiser in a match with this person: the one that the act is on, where they play in it. */
  async function across(reader: Reader, me: PersonKey, other: PersonKey, command: Act): Promise<Interest> {
    const named = 'match' in command ? await reader.match(command.match) : null;
    const plays = named !== null && SEATS.some((seat) => named.seats[seat].person?.key === other);
    const bound = (await reader.people.personByKey(other))?.match ?? 0;
    return { match: plays ? named.key : bound, kind: 'seat', through: me, players: [me, other] };
  }

  services.commands.command = async (device, command) => {
    if (!isAct(command)) return send(device, command);
    const before: { readonly interest: Interest; readonly relation: string }[] = [];
    const organiser = await context.actors.of(store.read, room.device(ORGANISER));
    const me = present(organiser.person, 'an organiser').key;
    await store.transact(async (tx) => {
      for (const { key } of await tx.lists.people(null)) {
        if (key === me) continue;
        const interest = await across(tx, me, key, command);
        const asking = { context, tx: interested(tx, interest), actor: organiser, command };
        const relation = await relationIn(command.type, asking);
        if (relation !== null) before.push({ interest, relation });
      }
      return err({ code: 'undone' });
    });
    const last = (await store.read.journal.last())?.seq ?? 0;
    const result = await send(device, command);
    const row = (await store.read.journal.last())?.seq ?? 0;
    if (!result.ok || row === last) return result;
    for (const { interest, relation } of before) {
      const reader = interested(store.read, interest);
      const page = await journalList(listsBy(reader), reader).staffJournal({ actor: organiser, facts: {} });
      const lines = page.ok ? page.value.items : [];
      seen.push({ act: command.type, relation, told: lines.some((line) => line.row === row) });
    }
    return result;
  };
  await world(count);
  await room.close();
  return seen;
}

test.each([
  ['every command', everything],
  ['promises', everyPromise],
  ['intrigue', everyIntrigue],
] as const)('%s: nothing is read of what may not be done', async (_, world) => {
  const seen = await seenIn(world);
  const leaks = seen.filter(({ relation, told }) => told && !MAY.includes(relation));
  expect([...new Set(leaks.map(({ act, relation }) => `${act} (${relation})`))]).toEqual([]);
  // What is about others is read all the same.
  expect(new Set(seen.filter(({ told }) => told).map(({ act }) => act)).size).toBeGreaterThan(0);
  expect(seen.some(({ relation }) => !MAY.includes(relation))).toBe(true);
});
