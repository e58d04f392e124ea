// What a row of the journal must have moved: a journal whose hashes all agree, but that moves drakes or copies
// without a reason, or leaves out what was due. A mistake of the application would write such a journal.

import type Database from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import {
  done,
  ONE,
  openRoom,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { type Forging, forge } from '../../test/support/forged.ts';
import { recorded } from '../../test/support/recorded.ts';
import { award, concededIn, leaves, voiding } from '../../test/support/rulings.ts';
import type { Effect } from '../store/index.ts';
import { audit } from './index.ts';

const reason = 'as agreed';

let room: EventRoom;
afterEach(() => room.close());

const database = (): Database.Database => present(room.db, 'it is in memory');
const finding = async (): Promise<string | null> => (await audit(room.store.read)).finding;

type Entry = Extract<Effect, { is: 'entry' }>;
const purse = (number: number): number =>
  present(
    database()
      .prepare<[id: string], { key: number }>(
        `select accounts.key from accounts join people on owner = people.key and kind = 'purse' where id = ?`,
      )
      .get(room.person(number)),
    'a purse',
  ).key;

/** Changes the first entry of this kind. */
const changing =
  (why: string, change: (entry: Entry) => Partial<Entry>): (() => Forging) =>
  () => {
    let left = 1;
    return (effects) =>
      effects.map((effect) => {
        if (effect.is !== 'entry' || effect.why !== why || left === 0) return effect;
        left -= 1;
        return { ...effect, ...change(effect) };
      });
  };

const lacking =
  (why: string): (() => Forging) =>
  () =>
  (effects) =>
    effects.filter((effect) => effect.is !== 'entry' || effect.why !== why);

/** Adds an entry to the first row that has one of this kind. */
const beside =
  (why: string, change: (entry: Entry) => Partial<Entry>): (() => Forging) =>
  () => {
    let isDone = false;
    return (effects) => {
      const like = effects.find((effect) => effect.is === 'entry' && effect.why === why);
      if (like?.is !== 'entry' || isDone) return effects;
      isDone = true;
      return [...effects, { ...like, ...change(like) }];
    };
  };

const settledAs =
  (k: number, change: Partial<Extract<Effect, { is: 'settled' }>>): (() => Forging) =>
  () =>
  (effects) =>
    effects.map((effect) => (effect.is === 'settled' && effect.k === k ? { ...effect, ...change } : effect));

/**
 * An event with everything that moves drakes or copies: contracts with a match inside, a draw, rulings, a trade, the
 * desk.
 */
const afterAnEvent = recorded(openRoom, async (opened) => {
  room = opened;
  const contract = await signed(room);
  const table = await playing(room, contract, 10);
  await table.play('a', { type: 'concede' });
  await done(room, REFEREE, award(table, 'a'));
  await leaves(room, ONE, 4);
  await done(room, REFEREE, award(table, 'b', 'debt'));
  await done(room, REFEREE, voiding(table, 'bank'));
  for (const number of [ONE, TWO])
    await done(room, number, onContract(contract, { type: 'confirmHandover' }));
  await done(room, ORGANISER, { type: 'payIn', person: room.person(ONE), drakes: 30, reason });
  const annulled = await signed(room, { sum: 7 });
  for (const number of [ONE, TWO]) await done(room, number, onContract(annulled, { type: 'agreeAnnul' }));
  await done(room, REFEREE, voiding(await without(room, 3)));
  const [given] = await room.copies(ONE);
  const trade = await room.made(ONE, {
    type: 'offerTrade',
    with: room.person(TWO),
    gives: { copies: [present(given, 'a deck')], drakes: 2 },
    takes: { copies: [], drakes: 0 },
    replaces: null,
  });
  await done(room, TWO, { type: 'acceptTrade', trade });
  const entry = database().prepare(`select max(key) from entries where why = 'paid-in'`).pluck().get();
  await done(room, ORGANISER, { type: 'correctEntry', entry: Number(entry), reason });
});

const FORGED: readonly (readonly [what: string, forging: () => Forging, said: string])[] = [
  [
    'a pot that goes to the loser',
    changing('pot', () => ({ credit: purse(ONE) })),
    'lacks 20 drakes from pot/.*\\(pot\\)',
  ],
  ['a pot that is paid in part', changing('pot', () => ({ sum: 19 })), 'lacks 20 drakes from pot'],
  ['a pot that nobody gets', lacking('pot'), 'lacks 20 drakes from pot'],
  [
    'drakes from winner to loser beside the pot',
    beside('pot', ({ credit }) => ({ debit: credit, credit: purse(ONE), sum: 20 })),
    'gives no reason for 20 drakes from purse/2 to purse/1 \\(pot\\)',
  ],
  ['a stake that is not put in', lacking('stake-back'), 'lacks 3 drakes from pot'],
  [
    'both stakes back to one',
    changing('stake-back', () => ({ credit: purse(TWO) })),
    'lacks 3 drakes from pot/.* to purse/1',
  ],
  [
    'a stake of somebody else',
    changing('stake', () => ({ debit: purse(STRANGER) })),
    'lacks 10 drakes from purse/1 to pot',
  ],
  ['a lower stake', changing('stake', () => ({ sum: 9 })), 'lacks 10 drakes from purse/1 to pot'],
  [
    'a price that is held of somebody else',
    changing('hold', () => ({ debit: purse(STRANGER) })),
    'lacks 60 drakes from purse/1 to hold',
  ],
  [
    'a price that goes back to who pays',
    changing('handover', () => ({ credit: purse(ONE) })),
    'lacks 60 drakes from hold/1 to purse/2',
  ],
  [
    'what is given back to the other',
    changing('given-back', () => ({ credit: purse(TWO) })),
    'lacks 7 drakes from hold/2 to purse/1',
  ],
  [
    'a trade that moves more',
    changing('trade', () => ({ sum: 3 })),
    'lacks 2 drakes from purse/1 to purse/2 \\(trade\\)',
  ],
  ['a trade that costs nothing', lacking('trade'), 'lacks 2 drakes'],
  [
    'an award that moves less',
    changing('award', () => ({ sum: 19 })),
    'lacks 20 drakes from purse/2 to purse/1 \\(award\\)',
  ],
  [
    'an award without drakes',
    changing('award', ({ debit, credit }) => ({ debit: credit, credit: debit })),
    'lacks 20 drakes',
  ],
  [
    'a verdict that moves drakes as if it were another',
    settledAs(3, { winner: 'a' }),
    'gives no reason for 4 drakes from purse/1 to purse/2 \\(award\\)',
  ],
  ['another debt', settledAs(3, { owed: 15 }), 'notes 15 drakes as owed'],
  [
    'an award that moves drakes as a void',
    settledAs(4, { winner: 'a', kind: 'awarded' }),
    'lacks 4 drakes from purse/2 to purse/1 \\(award\\)',
  ],
  [
    'drakes at the start for who is there',
    changing('paid-in', () => ({ why: 'start' })),
    'gives no reason for 30 drakes from bank/0',
  ],
  [
    'drakes that nobody has paid in',
    beside('trade', () => ({ debit: 1, why: 'paid-in' })),
    'gives no reason for 2 drakes from bank/0',
  ],
  [
    'drakes paid out to another',
    changing('paid-out', () => ({ credit: purse(STRANGER) })),
    'gives no reason for .* drakes from purse/1 to purse/3 \\(paid-out\\)',
  ],
  [
    'a correction that corrects nothing',
    changing('correction', () => ({ corrects: 2 })),
    'gives no reason for 28 drakes .*correction',
  ],
  [
    'a correction that doubles',
    changing('correction', ({ debit, credit }) => ({ debit: credit, credit: debit })),
    'gives no reason for 28 drakes from bank/0 to purse/1 \\(correction\\)',
  ],
  [
    'a copy beside its trade',
    () => (effects) =>
      effects.map((effect) =>
        effect.is === 'move' && effect.why === 'trade' ? { ...effect, to: 3 } : effect,
      ),
    'moves other copies than its trade says|says',
  ],
  [
    'a trade whose copy stays',
    () => (effects) => effects.filter((effect) => effect.is !== 'move' || effect.why !== 'trade'),
    'moves other copies than its trade says',
  ],
  [
    'a challenge to the other table than its match is played at',
    () => (effects) =>
      effects.map((effect) =>
        effect.is === 'proposal' && effect.state === 'accepted' ? { ...effect, table: 'patrons' } : effect,
      ),
    'agrees to another table than its match is played at',
  ],
];

describe('a journal that tells of', () => {
  test.each(FORGED)('%s is named', async (_, forging, said) => {
    room = await afterAnEvent();
    forge(database(), forging());
    expect(await finding()).toMatch(new RegExp(`^Row \\d+ of the journal (?:${said})`));
  });
});

/** An event with a void that leaves 6 drakes owed, of which 4 are collected. */
const afterADebt = recorded(openRoom, async (opened) => {
  room = opened;
  const { table } = await concededIn(room);
  await leaves(room, TWO, 4);
  await done(room, REFEREE, voiding(table, 'debt'));
  await done(room, ORGANISER, { type: 'payIn', person: room.person(TWO), drakes: 4, reason });
  await done(room, REFEREE, { type: 'collectDebts', match: table.match, reason });
});

const COLLECTED: readonly (readonly [what: string, forging: () => Forging, said: string])[] = [
  [
    'a debt collected in part',
    changing('debt', () => ({ sum: 3 })),
    'lacks 4 drakes from purse/2 to purse/1 \\(debt\\)',
  ],
  [
    'a debt collected for somebody else',
    changing('debt', () => ({ credit: purse(STRANGER) })),
    'lacks 4 drakes from purse/2 to purse/1 \\(debt\\)',
  ],
  [
    'a debt that goes back where it is collected',
    beside('debt', ({ debit, credit }) => ({ debit: credit, credit: debit, sum: 1 })),
    'gives no reason for 1 drakes from purse/1 to purse/2 \\(debt\\)',
  ],
  [
    'a debt that no ruling has noted',
    settledAs(2, { owed: 0 }),
    'notes 0 drakes as owed|gives no reason for 4 drakes',
  ],
  [
    'a debt collected by another act',
    beside('paid-in', () => ({ debit: purse(TWO), credit: purse(ONE), sum: 1, why: 'debt' })),
    'gives no reason for 1 drakes from purse/2 to purse/1 \\(debt\\)',
  ],
];

describe('a journal in which debts are collected, that tells of', () => {
  test.each(COLLECTED)('%s is named', async (_, forging, said) => {
    room = await afterADebt();
    forge(database(), forging());
    expect(await finding()).toMatch(new RegExp(`^Row \\d+ of the journal (?:${said})`));
  });
});
