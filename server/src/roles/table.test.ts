import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseClientCommand } from '@dunmer/shared/protocol/schema';
import { ACT_TERMS, everyAct, NOWHERE } from '@dunmer/shared/testing';
import { codeOf, done, openRoom, ORGANISER, signed, STRANGER } from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { EXAMPLES } from '../../test/page/page.ts';
import type { KnownPerson } from '../world/index.ts';
import { COMMANDS } from '../commands/all.ts';
import { RELATIONS, refusalBy, refusalFor, type Role, ROLES, SEEN_BY, type View } from './index.ts';

/**
 * One of each command of players as docs/protocol.md shows it, and every act of staff, all about things that do not
 * exist in this event.
 */
const SHOWN = EXAMPLES.flatMap(({ kind, value }) => {
  const parsed = kind === 'command' ? parseClientCommand(value) : null;
  if (parsed?.ok !== true || 'reason' in parsed.value) return [];
  const { id: _, ...asked } = parsed.value;
  return [asked];
});
/** A pause of the event would refuse the others. */
const STAFFED = everyAct(NOWHERE).filter((act) => act.type !== 'pauseEvent' || !act.paused);
const SAMPLES: readonly Asked[] = [...SHOWN, ...STAFFED.map((act) => ({ ...act, reason: 'r' }))];
const DENIED = new Set(['not-allowed', 'no-person']);

const somebody: KnownPerson = {
  key: 1,
  id: 'somebody',
  code: 'AAAAAAAA',
  nameText: 1,
  name: 'Somebody',
  staff: null,
  trades: false,
  frozen: false,
  pin: null,
  passphrase: null,
};

const browser = { device: 'd', origin: 'd', pinRests: false, left: null };

function actorOf(role: Role) {
  if (role === 'nobody') return { ...browser, person: null };
  const person = role === 'trader' ? { ...somebody, trades: true } : { ...somebody, staff: role };
  return { ...browser, person };
}

/** The whole table: who may see what, and who may give each command. */
const TABLE = [
  ...Object.entries(SEEN_BY),
  ...Object.entries(COMMANDS).map(([type, { who }]) => [type, who] as const),
] as const;

describe('the table of roles', () => {
  test.each(TABLE)(
    '%s is refused to every role and relation that it does not name, and to no other',
    (_, allowed) => {
      for (const role of ROLES)
        for (const relation of RELATIONS) {
          const refused = refusalBy(allowed, actorOf(role), relation);
          const isNamed = allowed[role]?.includes(relation) === true;
          expect({ role, relation, allowed: refused === null }).toEqual({ role, relation, allowed: isNamed });
          if (refused !== null) expect(refused.code).toBe(role === 'nobody' ? 'no-person' : 'not-allowed');
        }
    },
  );
});

describe('what a person has', () => {
  const HELD: readonly View[] = ['see:deck', 'see:copy', 'see:statement', 'see:past', 'see:staff-cards'];

  test.each([...HELD, 'see:exports'] as const)(
    '%s is shown to no member of staff who sits across, has dealings there, or was made by who does',
    (view) => {
      const seated = {
        ...actorOf('organiser'),
        person: { ...somebody, staff: 'organiser', trades: true } as const,
      };
      for (const interest of ['opponent', 'party', 'shared'] as const) {
        const refused = { code: 'not-allowed', why: 'own-interest', interest };
        expect([refusalFor(seated, view, interest), refusalFor(seated, view, 'other')]).toEqual([
          refused,
          null,
        ]);
      }
    },
  );
});

test.each(STAFFED)('$type is for staff of its rank who have no interest in what it is about', ({ type }) => {
  const { who } = COMMANDS[type];
  const roles = ACT_TERMS[type].by === 'referees' ? ['organiser', 'referee'] : ['organiser'];
  expect(Object.keys(who).toSorted()).toEqual(roles);
  // Acts on one's own name and links are allowed besides.
  const related = Object.values(who)
    .flat()
    .filter((relation) => relation !== 'own');
  expect(new Set(related)).toEqual(new Set(['other']));
});

test.each(STAFFED)('$type can be taken back as EVENT says', ({ type }) => {
  expect(COMMANDS[type].undo).toBe(ACT_TERMS[type].undo);
});

describe('at the door of commands', () => {
  let room: EventRoom;
  const devices = new Map<Role, string>([['nobody', 'a stranger’s phone']]);

  /** Adds somebody with this one role, and opens their phone. */
  async function join(role: 'referee' | 'organiser' | 'display' | 'trader', n: number): Promise<void> {
    const staff = role === 'trader' ? null : role;
    const facts = { name: 'Somebody', staff, trades: role === 'trader', deal: false, drakes: 0 };
    const person = await room.made(ORGANISER, { type: 'addPerson', ...facts, reason: 'r' });
    const [token, code] = [`${n}`.repeat(43), `BBBBBBB${n}`];
    await done(room, ORGANISER, { type: 'makeLink', person, token, code, reason: 'r' });
    await room.services.commands.command(
      `phone of ${role}`,
      room.command({ type: 'useLink', secret: token }),
    );
    devices.set(role, `phone of ${role}`);
  }

  beforeAll(async () => {
    room = await openRoom();
    await join('referee', 2);
    await join('organiser', 3);
    await join('display', 4);
    await join('trader', 5);
  });
  afterAll(() => room.close());

  const ask = async (device: string, asked: Asked): Promise<string> => {
    room.services.world.unlocked.keep(room.store.read, device);
    return codeOf(await room.services.commands.command(device, room.command(asked)));
  };

  test('each command is tried', () => {
    expect(new Set(SAMPLES.map(({ type }) => type))).toEqual(new Set(Object.keys(COMMANDS)));
  });

  test.each(SAMPLES.map((asked) => [asked.type, asked] as const))(
    '%s is done by nobody but its roles',
    async (type, asked) => {
      for (const role of ROLES) {
        const code = await ask(devices.get(role) ?? '', asked);
        const isDenied = DENIED.has(code);
        expect({ role, code, isDenied }).toEqual({
          role,
          code,
          isDenied: COMMANDS[type].who[role] === undefined,
        });
      }
    },
  );

  test('nothing about a contract is done by who is no party to it', async () => {
    const contract = await signed(room, { sum: 0 });
    for (const asked of SAMPLES) {
      if (!('contract' in asked)) continue;
      const code = codeOf(await room.ask(STRANGER, { ...asked, contract }));
      expect(['not-allowed', 'unknown-contract'], asked.type).toContain(code);
    }
  });
});
