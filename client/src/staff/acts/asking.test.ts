// How an act of staff is put together, whatever its type.

import { parseStaffAct } from '@dunmer/shared/protocol/schema';
import { describe, expect, it } from 'vitest';
import { drawCode, drawToken } from '../drawn.ts';
import { type Asking, asking, type BoundField } from './asking.ts';
import { ACTS } from './table.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const match = 'm1';
const person = 'p1';

const begun: readonly Asking[] = [
  asking({ type: 'nudgeSeat', match, seat: 'a' }),
  asking({ type: 'pauseMatch', match }),
  asking({ type: 'resumeMatch', match }),
  asking({ type: 'extend', match, seat: 'b', seconds: 120 }),
  asking({ type: 'applyDefault', match, seat: 'a' }),
  asking({ type: 'stopDefault', match }),
  asking({ type: 'award', match, winner: 'a', claim: true, shortfall: 'refuse' }),
  asking({ type: 'voidMatch', match, shortfall: 'refuse' }),
  asking({ type: 'unbindClaim', match }),
  asking({ type: 'closeClaim', match }),
  asking({ type: 'closeCall', match }),
  asking({ type: 'collectDebts', match }),
  asking({ type: 'openCards', match }),
  asking({ type: 'openDecks', match }),
  asking({ type: 'openPurses', match }),
  asking({ type: 'allowMoveFor', move: 'v1' }),
  asking({ type: 'makeLink', person, token: drawToken(), code: drawCode() }),
  asking({ type: 'addPerson', name: 'Тралан', staff: null, trades: true, deal: true, drakes: 0 }),
  asking({ type: 'renamePerson', person, name: 'Мивул' }),
  asking({ type: 'revokeLinks', person }),
  asking({ type: 'freezePerson', person, frozen: true }),
  asking({ type: 'resetAccess', person, token: drawToken(), code: drawCode() }),
  asking({ type: 'payIn', person, drakes: 10 }),
  asking({ type: 'payOut', person, drakes: 10 }),
  asking({ type: 'correctEntry', entry: 7 }),
  asking({ type: 'dealStart', people: [person], uncommon: 2, rare: 0 }),
  asking({ type: 'makeCopy', card: 'scamp', to: null }),
  asking({ type: 'moveCopy', copy: 'c1', to: person }),
  asking({ type: 'freezeCopy', copy: 'c1', frozen: false }),
  asking({ type: 'makeSlip', copy: 'c1', code: drawCode() }),
  asking({ type: 'set', change: { name: 'least', value: 1 } }),
  asking({ type: 'pauseEvent', paused: true }),
  asking({ type: 'annulContract', contract: 'k1' }),
];

const fieldOf = (asked: Asking, name: string): BoundField => {
  const field = asked.fields.find((each) => each.name === name);
  if (field === undefined) throw new Error(`${asked.type} does not ask for ${name}`);
  return field;
};
const numberOf = (asked: Asking, name: string) => {
  const field = fieldOf(asked, name);
  if (field.ask !== 'number') throw new Error(`${name} is no number`);
  return field;
};

const wholeOf = (asked: Asking) => {
  if (asked.act === null) throw new Error(`${asked.type} is not whole`);
  return asked.act;
};

describe('an act of staff', () => {
  it('can be begun, whatever its type', () => {
    expect(begun.map(({ type }) => type).toSorted()).toEqual(Object.keys(ACTS).toSorted());
  });

  it('is asked for under its way, where it goes both ways', () => {
    const wordsOf = (...facts: readonly Asking[]) => facts.map(({ words }) => words);
    expect(
      wordsOf(
        asking({ type: 'pauseEvent', paused: true }),
        asking({ type: 'pauseEvent', paused: false }),
        asking({ type: 'freezePerson', person, frozen: true }),
        asking({ type: 'freezePerson', person, frozen: false }),
        asking({ type: 'freezeCopy', copy: 'c1', frozen: true }),
        asking({ type: 'freezeCopy', copy: 'c1', frozen: false }),
      ),
    ).toEqual(['pauseEvent', 'resumeEvent', 'freezePerson', 'thawPerson', 'freezeCopy', 'thawCopy']);
  });

  it.each(begun.map((asked) => [asked.type, asked] as const))('%s is what the server reads', (_, asked) => {
    const act = wholeOf(asked)(ID, 'Так решили оба');
    expect(parseStaffAct(act)).toEqual({ ok: true, value: act });
  });

  it('gives a card to nobody before somebody is chosen', () => {
    const asked = asking({ type: 'moveCopy', copy: 'c1', to: undefined });
    expect(asked.act).toBeNull();
    const taker = fieldOf(asked, 'to');
    if (taker.ask !== 'person') throw new Error('a card goes to a person, or to the store');
    expect(wholeOf(taker.put(null))(ID, 'why')).toMatchObject({ to: null });
    expect(wholeOf(taker.put(person))(ID, 'why')).toMatchObject({ to: person });
  });

  it('changes only what is put', () => {
    const asked = asking({ type: 'extend', match, seat: 'b', seconds: 120 });
    expect(wholeOf(numberOf(asked, 'seconds').put(60))(ID, 'why')).toEqual({
      id: ID,
      type: 'extend',
      match,
      seat: 'b',
      seconds: 60,
      reason: 'why',
    });
  });

  it('is not whole with half a number, or one out of bounds', () => {
    const seconds = numberOf(asking({ type: 'extend', match, seat: 'b', seconds: 120 }), 'seconds');
    expect([Number.NaN, 0, 3601, 1.5].map((value) => seconds.put(value).act)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is not whole with a name that is none', () => {
    const field = fieldOf(asking({ type: 'renamePerson', person, name: 'Мивул' }), 'name');
    expect(field.ask === 'words' && field.put('М').act).toBeNull();
  });

  it('has no winner before one is chosen', () => {
    const asked = asking({ type: 'award', match, winner: null, claim: true, shortfall: 'refuse' });
    const field = fieldOf(asked, 'winner');
    expect(asked.act).toBeNull();
    expect(field.ask === 'seat' && field.put('b').act?.(ID, 'why')).toMatchObject({ winner: 'b' });
  });

  it('holds to what was shown of it, and to nothing where nothing was', () => {
    const act = wholeOf(asking({ type: 'voidMatch', match, shortfall: 'refuse' }));
    const mark = `7.${'m'.repeat(43)}`;
    expect(parseStaffAct(act(ID, 'why', mark))).toMatchObject({ ok: true, value: { holds: mark } });
    expect(act(ID, 'why')).not.toHaveProperty('holds');
  });

  it('asks for a setting as what it is', () => {
    const kinds = [
      asking({ type: 'set', change: { name: 'claimTime', value: 180 } }),
      asking({ type: 'set', change: { name: 'money', value: 'app' } }),
    ].flatMap(({ fields }) => fields.map(({ ask, name }) => `${name}: ${ask}`));
    expect(kinds).toEqual(['claimTime: number', 'money: choice']);
  });

  it('sends what was picked of a few, and nothing else', () => {
    const money = fieldOf(asking({ type: 'set', change: { name: 'money', value: 'app' } }), 'money');
    if (money.ask !== 'choice') throw new Error('money is a choice');
    expect(wholeOf(money.put('table'))(ID, 'why')).toMatchObject({
      change: { name: 'money', value: 'table' },
    });
    expect(wholeOf(money.put('nowhere'))(ID, 'why')).toMatchObject({
      change: { name: 'money', value: 'app' },
    });
  });
});

describe('what this browser draws', () => {
  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 50 }, drawCode)).size).toBe(50);
    expect(new Set(Array.from({ length: 50 }, drawToken)).size).toBe(50);
  });
});
