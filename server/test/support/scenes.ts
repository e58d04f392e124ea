// Scenes: every state of a match and of a contract in which staff could act, each in a room of its own.

import { present } from '@dunmer/shared/lib';
import type { Scene } from '@dunmer/shared/testing';
import {
  done,
  offered,
  ONE,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  STRANGER,
  TWO,
  without,
  onContract,
} from './dealing.ts';
import { award, concededIn, leaves } from './rulings.ts';
import { claimOf, won } from './ended.ts';
import type { EventRoom } from './eventRoom.ts';
import type { Table } from './playOut.ts';
import { drawUntil, intrigueSet, WORD } from './intriguing.ts';
import { seatedAtPatrons, untilAsked, untilTurn } from './patronsRoom.ts';
import { given, HOUSES, promiseOf, switched } from './promising.ts';

interface Arranged {
  readonly table?: Pick<Table, 'match'>;
  readonly contract?: string;
}
type Arrange = (room: EventRoom) => Promise<Arranged>;

const reason = 'to look at it';

/** A match in which one of the two has laid a row. */
async function placing(room: EventRoom): Promise<Table> {
  const table = await without(room, 10);
  await table.promise();
  await table.play('a', present(await table.next('a'), 'a row'));
  return table;
}

async function choosing(room: EventRoom): Promise<Table> {
  for (let seed = 1; ; seed++) {
    const table = await without(room, 10, seed);
    if ((await table.until('choosing').catch(() => null)) !== null) return table;
    const phase = await table.phase();
    if (phase.at !== 'finished') await makeVoid(room, table);
  }
}

type AtMatch = Pick<Table, 'match'>;

const call = (room: EventRoom, { match }: AtMatch) => done(room, TWO, { type: 'call', match });

const pause = (room: EventRoom, { match }: AtMatch) =>
  done(room, REFEREE, { type: 'pauseMatch', match, reason });
const announce = (room: EventRoom, { match }: AtMatch) =>
  done(room, REFEREE, { type: 'applyDefault', match, seat: 'a', reason });
const makeVoid = (room: EventRoom, { match }: AtMatch) =>
  done(room, REFEREE, { type: 'voidMatch', match, shortfall: 'refuse', reason });

const set = (room: EventRoom, name: 'placementClock' | 'decisionClock' | 'claimTime') =>
  done(room, ORGANISER, { type: 'set', change: { name, value: 600 }, reason });

const contractOnly =
  (act: (room: EventRoom, contract: string) => Promise<unknown>): Arrange =>
  async (room) => {
    const contract = await signed(room);
    await act(room, contract);
    return { contract };
  };

const SCENES: Readonly<Record<string, Arrange>> = {
  'nobody plays': async () => ({}),
  'a match has just opened': async (room) => ({ table: await without(room, 10) }),
  'somebody has laid a row, and the clocks run': async (room) => {
    await set(room, 'placementClock');
    return { table: await placing(room) };
  },
  'somebody has called': async (room) => {
    const table = await placing(room);
    await call(room, table);
    return { table };
  },
  'a match is paused': async (room) => {
    const table = await placing(room);
    await call(room, table);
    await pause(room, table);
    return { table };
  },
  'a default is announced': async (room) => {
    const table = await placing(room);
    await announce(room, table);
    return { table };
  },
  'a choice is awaited': async (room) => {
    await set(room, 'decisionClock');
    const table = await choosing(room);
    await call(room, table);
    return { table };
  },
  'a price is claimed': async (room) => won(room),
  'a claim no longer binds': async (room) => {
    const claim = await won(room);
    await done(room, REFEREE, { type: 'unbindClaim', match: claim.table.match, reason });
    return claim;
  },
  'a price was paid': async (room) => {
    const claim = await won(room);
    await claim.table.play(claim.phase.claimant, { type: 'claim', copy: claimOf(claim.phase).copy });
    return claim;
  },
  'somebody has conceded a game': concededIn,
  'drakes of a ruling are owed, and are there by now': async (room) => {
    const found = await concededIn(room);
    await leaves(room, TWO, 0);
    await done(room, REFEREE, award(found.table, 'a', 'debt'));
    await done(room, ORGANISER, { type: 'payIn', person: room.person(TWO), drakes: 40, reason });
    return found;
  },
  'a match was voided, and is called after its end': async (room) => {
    const table = await placing(room);
    await call(room, table);
    await makeVoid(room, table);
    return { table };
  },
  'the event is paused': async (room) => {
    const table = await placing(room);
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason });
    return { table };
  },
  'a contract is offered': async (room) => ({ contract: await offered(room) }),
  'a contract is signed': contractOnly(async () => undefined),
  'a game is proposed': contractOnly((room, contract) =>
    done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 })),
  ),
  'the sixth is demanded': contractOnly((room, contract) =>
    done(room, TWO, onContract(contract, { type: 'demandSixth' })),
  ),
  'a game is played': async (room) => {
    const contract = await signed(room);
    return { contract, table: await playing(room, contract) };
  },
  'a contract is fulfilled': contractOnly(async (room, contract) => {
    for (const number of [ONE, TWO])
      await done(room, number, onContract(contract, { type: 'confirmHandover' }));
  }),
  'a promise is in another hand': async (room) => {
    await done(room, ORGANISER, switched('on'));
    for (const number of [ONE, TWO]) {
      const people = [room.person(number)];
      await done(room, ORGANISER, { type: 'dealPledges', people, house: HOUSES[number] ?? null, reason });
    }
    await given(room, ONE, TWO, { gives: promiseOf(room, ONE, 'word-of-peace') });
    return {};
  },
  'a deck is made': async (room) => {
    await done(room, ORGANISER, intrigueSet('on'));
    return {};
  },
  'an audience is open, and somebody has to choose what to keep': async (room) => {
    for (const asked of [intrigueSet('on'), WORD]) await done(room, ORGANISER, asked);
    const draws = { type: 'letDraw', person: room.person(TWO), n: 3, reason } as const;
    for (const asked of [draws, draws, draws]) await done(room, ORGANISER, asked);
    await done(room, ORGANISER, { type: 'openAudience', person: room.person(ONE), reason });
    return {};
  },
  'an action waits for an answer': async (room) => {
    for (const asked of [intrigueSet('on'), WORD]) await done(room, ORGANISER, asked);
    const card = await drawUntil(room, ONE, 'loose-tongue');
    await done(room, ORGANISER, { type: 'letDraw', person: room.person(TWO), n: 1, reason });
    await done(room, ONE, { type: 'playIntrigue', card, chosen: [room.person(TWO)] });
    return {};
  },
  'patrons are chosen': async (room) => ({ table: await seatedAtPatrons(room) }),
  'a hand may be exchanged, and somebody has called': async (room) => {
    const table = await seatedAtPatrons(room);
    await table.table.until(({ common: { stage } }) => stage.at === 'preparing' && stage.step === 'exchange');
    await call(room, table);
    return { table };
  },
  'a turn at the patrons’ table runs, and a default is announced': async (room) => {
    const table = await seatedAtPatrons(room);
    await untilTurn(table, 2);
    await announce(room, table);
    return { table };
  },
  'a defence is asked for in a game that is paused': async (room) => {
    const table = await seatedAtPatrons(room);
    await untilAsked(table, 'defend');
    await call(room, table);
    await pause(room, table);
    return { table };
  },
  'a game at the patrons’ table was counted, and is called after its end': async (room) => {
    const table = await seatedAtPatrons(room);
    await call(room, table);
    await table.table.end();
    return { table };
  },
  'a contract is annulled': contractOnly((room, contract) =>
    done(room, ORGANISER, { type: 'annulContract', contract, reason }),
  ),
};

export const SCENE_NAMES = Object.keys(SCENES);

/** A stranger whose link another phone asks for, a person without a phone, a frozen one; and copies of every kind. */
async function people(
  room: EventRoom,
): Promise<Pick<Scene, 'people' | 'move' | 'copies' | 'cards' | 'entry'>> {
  const person = room.person(STRANGER);
  const token = 'S'.repeat(43);
  await done(room, ORGANISER, { type: 'makeLink', person, token, code: 'SSSSSSSS', reason });
  const from = (device: string, asked: Parameters<EventRoom['command']>[0]) =>
    room.services.commands.command(device, room.command(asked));
  await from('a new phone', { type: 'useLink', secret: token });
  const asked = await from('another phone', { type: 'askMove', secret: token });
  await done(room, ORGANISER, { type: 'revokeLinks', person: room.person(3), reason });
  await done(room, ORGANISER, { type: 'freezePerson', person: room.person(4), frozen: true, reason });
  await done(room, ORGANISER, { type: 'payIn', person, drakes: 3, reason });
  const [definition] = await room.store.read.cards.definitions();
  const { card } = present(definition, 'there are cards');
  const ofStore = await room.made(ORGANISER, { type: 'makeCopy', card, to: null, reason });
  const [free = '', frozen = ''] = await room.copies(STRANGER);
  await done(room, ORGANISER, { type: 'freezeCopy', copy: frozen, frozen: true, reason });
  const purse = { kind: 'purse', owner: await room.key(STRANGER) } as const;
  const { key } = present(await room.store.read.money.account(purse), 'a purse');
  const [entry] = await room.store.read.money.statement(key, 1_000_000, 1);
  return {
    people: [ONE, TWO, STRANGER, 3, 4, REFEREE, ORGANISER].map((number) => room.person(number)),
    move: asked.ok && asked.value.type === 'made' ? asked.value.id : '',
    copies: [
      ...(await room.copies(ONE)).slice(0, 2),
      ...(await room.copies(TWO)).slice(0, 2),
      free,
      frozen,
      ofStore,
    ],
    cards: [card],
    entry: present(entry, 'what was paid in').key,
  };
}

/** Arranges a scene by its name. */
export async function sceneOf(room: EventRoom, name: string): Promise<Scene> {
  const others = await people(room);
  const { table, contract = '' } = await present(SCENES[name], `there is a scene ${name}`)(room);
  return { ...others, match: table?.match ?? '', contract };
}
