// How an act of staff is put together, for every type of act.

import { everyAct, NOWHERE } from '@dunmer/shared/testing';
import { parseStaffAct } from '@dunmer/shared/protocol/schema';
import { describe, expect, it } from 'vitest';
import { drawCode, drawToken } from '../codes.ts';
import { actsAt, type Asking, asking, type BoundField, ACTS } from './asking.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const match = 'm1';
const person = 'p1';

/** Every act there is, with all its fields filled. */
const begun: readonly Asking[] = everyAct(NOWHERE).map((act) => asking(act));

const fieldOf = (asked: Asking, name: string): BoundField => {
  const field = asked.fields.find((each) => each.name === name);
  if (field === undefined) throw new Error(`${asked.type} does not ask for ${name}`);
  return field;
};
const wholeOf = (asked: Asking) => {
  if (asked.act === null) throw new Error(`${asked.type} is not whole`);
  return asked.act;
};

describe('an act of staff', () => {
  it('can be begun, whatever its type', () => {
    expect(new Set(begun.map(({ type }) => type))).toEqual(new Set(Object.keys(ACTS)));
  });

  it('is asked for under its way, where it goes both ways', () => {
    const wordsOf = (...facts: readonly Asking[]) => facts.map(({ words }) => words);
    expect(
      wordsOf(
        asking({ type: 'pauseEvent', paused: true }),
        asking({ type: 'pauseEvent', paused: false }),
        asking({ type: 'freezePerson', person, frozen: true }),
        asking({ type: 'freezePerson', person, frozen: false }),
        asking({ type: 'freezePerson', person, frozen: true, isStaff: true }),
        asking({ type: 'freezePerson', person, frozen: false, isStaff: true }),
        asking({ type: 'freezeCopy', copy: 'c1', frozen: true }),
        asking({ type: 'freezeCopy', copy: 'c1', frozen: false }),
      ),
    ).toEqual([
      'pauseEvent',
      'resumeEvent',
      'freezePerson',
      'thawPerson',
      'freezeStaff',
      'thawStaff',
      'freezeCopy',
      'thawCopy',
    ]);
  });

  it.each(begun.map((asked) => [asked.type, asked] as const))('%s is what the server reads', (_, asked) => {
    const act = wholeOf(asked)(ID, 'Так решили оба');
    expect(parseStaffAct(act)).toEqual({ ok: true, value: act });
  });

  it('adds a screen of the hall as one that does not trade, and asks for nothing of a trader (EVENT, "Who")', () => {
    const trader = {
      type: 'addPerson',
      name: 'Экран',
      staff: null,
      trades: true,
      deal: true,
      drakes: 0,
    } as const;
    const rich = fieldOf(asking(trader), 'drakes').put('12');
    const screen = fieldOf(rich, 'staff').put('display');
    expect(screen.fields.map(({ name }) => name)).toEqual(['name', 'staff']);
    const act = wholeOf(screen)(ID, 'Общий экран');
    expect(act).toMatchObject({ staff: 'display', trades: false, deal: false, drakes: 0 });
    const trading = { ...act, trades: true };
    expect(parseStaffAct(trading)).toEqual({ ok: false, error: { code: 'bad-shape', key: 'trades' } });
    expect(parseStaffAct({ ...trading, staff: 'referee' }).ok).toBe(true);
    expect(fieldOf(fieldOf(screen, 'staff').put('referee'), 'trades').put('yes').fields).toHaveLength(5);
    // Arrow keys pass over every choice on the way: what was typed must still be there.
    const back = wholeOf(fieldOf(screen, 'staff').put('none'))(ID, 'Регистрация');
    expect(back).toMatchObject({ staff: null, trades: true, deal: true, drakes: 12 });
  });

  it('asks only of staff whether they trade, and of who does not for neither deck nor drakes', () => {
    const trader = {
      type: 'addPerson',
      name: 'Ведис',
      staff: null,
      trades: true,
      deal: true,
      drakes: 7,
    } as const;
    const names = (asked: Asking) => asked.fields.map(({ name }) => name);
    expect(names(asking(trader))).toEqual(['name', 'staff', 'deal', 'drakes']);
    const single = fieldOf(asking(trader), 'staff').put('organiser');
    expect(names(single)).toEqual(['name', 'staff', 'trades']);
    expect(wholeOf(single)(ID, 'why')).toMatchObject({ trades: false, deal: false, drakes: 0 });
    const both = fieldOf(fieldOf(single, 'trades').put('yes'), 'staff').put('referee');
    expect(wholeOf(both)(ID, 'why')).toMatchObject({ trades: true, deal: true, drakes: 7 });
  });

  it('gives a card to nobody before somebody is chosen', () => {
    const asked = asking({ type: 'moveCopy', copy: 'c1', to: undefined });
    expect(asked.act).toBeNull();
    const taker = fieldOf(asked, 'to');
    expect(wholeOf(taker.put('store'))(ID, 'why')).toMatchObject({ to: null });
    expect(wholeOf(taker.put(person))(ID, 'why')).toMatchObject({ to: person });
  });

  it('changes only what is put', () => {
    const asked = asking({ type: 'extend', match, seat: 'b', seconds: 120 });
    expect(wholeOf(fieldOf(asked, 'seconds').put('60'))(ID, 'why')).toEqual({
      id: ID,
      type: 'extend',
      match,
      seat: 'b',
      seconds: 60,
      reason: 'why',
    });
  });

  it('is not whole with half a number, or one out of bounds', () => {
    const seconds = fieldOf(asking({ type: 'extend', match, seat: 'b', seconds: 120 }), 'seconds');
    expect(['', '0', '3601', '1.5'].map((said) => seconds.put(said).act)).toEqual([null, null, null, null]);
    expect(['', '0', '60'].map((said) => seconds.put(said).fields[0]?.said)).toEqual(['', '0', '60']);
  });

  it('is not whole with a name that is none', () => {
    const field = fieldOf(asking({ type: 'renamePerson', person, name: 'Мивул' }), 'name');
    expect(field.put('М').act).toBeNull();
  });

  it('says a word as the rule asks for it, and none that is too long (IN2)', () => {
    const asked = asking({ type: 'sayWord', word: '' });
    expect(asked.act).toBeNull();
    const field = fieldOf(asked, 'word');
    expect(wholeOf(field.put(' е\u0308лка '))(ID, 'why')).toMatchObject({ word: 'ёлка' });
    expect([' ', 'x'.repeat(41)].map((said) => field.put(said).act)).toEqual([null, null]);
  });

  it('plans rings as a whole, not more than can be sent, each by its moment (IN6)', () => {
    const rings = fieldOf(asking({ type: 'planRings', at: [] }), 'at');
    expect(wholeOf(rings.put('5000 9000'))(ID, 'why')).toMatchObject({ at: [5000, 9000] });
    expect(wholeOf(rings.put(''))(ID, 'why')).toMatchObject({ at: [] });
    expect(rings.put(Array.from({ length: 101 }, (_, nth) => nth).join(' ')).act).toBeNull();
  });

  it('is asked for what it is: a silent answer, or a surplus (IN10, IN19)', () => {
    const wordsOf = (number: number | null) =>
      asking({ type: 'answerIntrigueFor', person, asking: number }).words;
    expect([wordsOf(3), wordsOf(null)]).toEqual(['answerIntrigueFor', 'spendSurplus']);
  });

  it('has its reason already where it is nearly always the same: a ring', () => {
    expect(begun.filter(({ isUsual }) => isUsual).map(({ type }) => type)).toEqual(['ring', 'ring']);
  });

  it('has no winner before one is chosen', () => {
    const asked = asking({ type: 'award', match, winner: null, claim: true, shortfall: 'refuse' });
    const field = fieldOf(asked, 'winner');
    expect(asked.act).toBeNull();
    expect(field.put('nobody').act).toBeNull();
    expect(wholeOf(field.put('b'))(ID, 'why')).toMatchObject({ winner: 'b' });
  });

  it('asks what becomes of what is not there only where something is not, and as long as that is answered', () => {
    const asked = asking({ type: 'voidMatch', match, shortfall: 'refuse' });
    const field = fieldOf(asked, 'shortfall');
    expect([field.isShown(false), field.isShown(true)]).toEqual([false, true]);
    const owed = fieldOf(field.put('debt'), 'shortfall');
    expect([owed.isShown(false), owed.isShown(true)]).toEqual([true, true]);
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
    expect(wholeOf(money.put('table'))(ID, 'why')).toMatchObject({
      change: { name: 'money', value: 'table' },
    });
    expect(wholeOf(money.put('nowhere'))(ID, 'why')).toMatchObject({
      change: { name: 'money', value: 'app' },
    });
  });

  it('changes no setting to what it is', () => {
    const [money] = actsAt('setting', { name: 'money', value: 'app' }, 'organiser');
    expect(money?.act).toBeNull();
    expect(money?.fields[0]?.put('table').act).not.toBeNull();
  });
});

describe('what this browser draws', () => {
  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 50 }, drawCode)).size).toBe(50);
    expect(new Set(Array.from({ length: 50 }, drawToken)).size).toBe(50);
  });
});
