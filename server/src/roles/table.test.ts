import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandMap } from '../command/index.ts';
import { codeOf, done, openRoom, ORGANISER, signed, STRANGER } from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import type { KnownPerson } from '../world/index.ts';
import { COMMANDS } from '../commands/all.ts';
import { RELATIONS, refusalBy, refusalFor, type Role, ROLES, SEEN_BY, type View } from './index.ts';

type Type = keyof CommandMap;
/** One of each command, about nothing that there is; a new command does not compile until it is here. */
const SAMPLES: { readonly [T in Type]: Omit<CommandMap[T], 'id'> } = {
  practise: { type: 'practise', name: 'Somebody', deck: 'none', against: 'simple' },
  play: { type: 'play', match: 'none', command: { type: 'concede' } },
  useLink: { type: 'useLink', secret: 'AAAAAAAA' },
  moveByPin: { type: 'moveByPin', secret: 'AAAAAAAA', pin: '1234' },
  askMove: { type: 'askMove', secret: 'AAAAAAAA' },
  allowMove: { type: 'allowMove', move: 'none' },
  refuseMove: { type: 'refuseMove', move: 'none' },
  setPin: { type: 'setPin', pin: '1234' },
  offerContract: { type: 'offerContract', with: 'none', text: 'Silk', sum: 1, payer: 'one', counters: null },
  actOnContract: { type: 'actOnContract', contract: 'none', wish: { type: 'accept' } },
  proposeMatch: { type: 'proposeMatch', with: 'none', stake: 1, friendly: false },
  acceptMatch: { type: 'acceptMatch', proposal: 'none' },
  declineMatch: { type: 'declineMatch', proposal: 'none' },
  withdrawMatch: { type: 'withdrawMatch', proposal: 'none' },
  offerTrade: {
    type: 'offerTrade',
    with: 'none',
    gives: { copies: [], drakes: 1 },
    takes: { copies: [], drakes: 0 },
    replaces: null,
  },
  acceptTrade: { type: 'acceptTrade', trade: 'none' },
  declineTrade: { type: 'declineTrade', trade: 'none' },
  withdrawTrade: { type: 'withdrawTrade', trade: 'none' },
  find: { type: 'find', code: 'AAAAAAAA' },
  orderDeck: { type: 'orderDeck', copies: [] },
  nudge: { type: 'nudge', match: 'none' },
  call: { type: 'call', match: 'none' },
  nudgeSeat: { type: 'nudgeSeat', match: 'none', seat: 'a', reason: 'r' },
  pauseMatch: { type: 'pauseMatch', match: 'none', reason: 'r' },
  resumeMatch: { type: 'resumeMatch', match: 'none', reason: 'r' },
  extend: { type: 'extend', match: 'none', seat: 'a', seconds: 10, reason: 'r' },
  applyDefault: { type: 'applyDefault', match: 'none', seat: 'a', reason: 'r' },
  stopDefault: { type: 'stopDefault', match: 'none', reason: 'r' },
  award: { type: 'award', match: 'none', winner: 'a', claim: false, shortfall: 'refuse', reason: 'r' },
  voidMatch: { type: 'voidMatch', match: 'none', shortfall: 'refuse', reason: 'r' },
  collectDebts: { type: 'collectDebts', match: 'none', reason: 'r' },
  unbindClaim: { type: 'unbindClaim', match: 'none', reason: 'r' },
  closeClaim: { type: 'closeClaim', match: 'none', reason: 'r' },
  closeCall: { type: 'closeCall', match: 'none', reason: 'r' },
  openCards: { type: 'openCards', match: 'none', reason: 'r' },
  openDecks: { type: 'openDecks', match: 'none', reason: 'r' },
  openPurses: { type: 'openPurses', match: 'none', reason: 'r' },
  allowMoveFor: { type: 'allowMoveFor', move: 'none', reason: 'r' },
  makeLink: { type: 'makeLink', person: 'none', token: 'x'.repeat(43), code: 'AAAAAAAA', reason: 'r' },
  addPerson: {
    type: 'addPerson',
    name: 'Ralen',
    staff: null,
    trades: true,
    deal: false,
    drakes: 0,
    reason: 'r',
  },
  renamePerson: { type: 'renamePerson', person: 'none', name: 'Ralen', reason: 'r' },
  revokeLinks: { type: 'revokeLinks', person: 'none', reason: 'r' },
  resetAccess: {
    type: 'resetAccess',
    person: 'none',
    token: 'x'.repeat(43),
    code: 'AAAAAAAA',
    reason: 'r',
  },
  freezePerson: { type: 'freezePerson', person: 'none', frozen: true, reason: 'r' },
  payIn: { type: 'payIn', person: 'none', drakes: 1, reason: 'r' },
  payOut: { type: 'payOut', person: 'none', drakes: 1, reason: 'r' },
  correctEntry: { type: 'correctEntry', entry: 999_999, reason: 'r' },
  dealStart: { type: 'dealStart', people: [], uncommon: 0, rare: 0, reason: 'r' },
  makeCopy: { type: 'makeCopy', card: 'none', to: null, reason: 'r' },
  moveCopy: { type: 'moveCopy', copy: 'none', to: null, reason: 'r' },
  freezeCopy: { type: 'freezeCopy', copy: 'none', frozen: true, reason: 'r' },
  makeSlip: { type: 'makeSlip', copy: 'none', code: 'AAAAAAAA', reason: 'r' },
  set: { type: 'set', change: { name: 'least', value: 1 }, reason: 'r' },
  pauseEvent: { type: 'pauseEvent', paused: false, reason: 'r' },
  annulContract: { type: 'annulContract', contract: 'none', reason: 'r' },
};
const ACTS: readonly Asked[] = Object.values(SAMPLES);
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

/** The whole table: who may see what, and what each command says of itself. */
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

describe('at the door of commands', () => {
  let room: EventRoom;
  const devices = new Map<Role, string>([['nobody', 'a stranger’s phone']]);

  /** Somebody with one role alone, and their phone. */
  async function join(role: 'referee' | 'organiser' | 'display' | 'trader', n: number): Promise<void> {
    const staff = role === 'trader' ? null : role;
    const facts = { name: 'Somebody', staff, trades: role === 'trader', deal: false, drakes: 0 };
    const person = await room.made(ORGANISER, { type: 'addPerson', ...facts, reason: 'r' });
    const [token, code] = [`${n}`.repeat(43), `BBBBBBB${n}`];
    await done(room, ORGANISER, { type: 'makeLink', person, token, code, reason: 'r' });
    await room.door.commands.command(`phone of ${role}`, room.command({ type: 'useLink', secret: token }));
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
    room.door.world.unlocked.keep(room.store.read, device);
    return codeOf(await room.door.commands.command(device, room.command(asked)));
  };

  test.each(ACTS.map((asked) => [asked.type, asked] as const))(
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
    for (const asked of ACTS) {
      if (!('contract' in asked)) continue;
      const code = codeOf(await room.ask(STRANGER, { ...asked, contract }));
      expect(['not-allowed', 'unknown-contract'], asked.type).toContain(code);
    }
  });
});
