// Which acts staff are offered at a match in each state.

import type { DeskNote } from '@dunmer/shared/fairness';
import type { FloorMatch, MatchKind, Money } from '@dunmer/shared/protocol';
import { describe, expect, it } from 'vitest';
import { floorMatch } from '../../harness/floorView.ts';
import { actsAt } from '../acts/asking.ts';
import { staffRu } from '../staff.ru.ts';
import { standingWords } from '../floor/floorRows.ts';
import { isSettledForGood, matchPlace, type Shown } from './matchPlace.ts';

type Due = FloorMatch['awaited'][number]['what'];

const live = (what: Due, phase: FloorMatch['phase']) =>
  floorMatch({ phase, awaited: [{ seat: 'a', what, since: 0 }] });
const typesAtSeat = (match: FloorMatch, seat: 'a' | 'b' = 'a') =>
  actsAt('seat', { live: match, seat, role: 'referee', isPaused: match.desk.paused }, 'referee').map(
    ({ type }) => type,
  );
const onSeat = (what: Due, phase: FloorMatch['phase'], seat: 'a' | 'b' = 'a') =>
  typesAtSeat(live(what, phase), seat);

interface Known {
  readonly live?: FloorMatch;
  readonly shown?: Shown | null;
  readonly table?: { readonly kind: MatchKind; readonly stopped?: 'over' };
  readonly money?: Money;
}
const typesOf = ({ live: onFloor, shown = null, table = { kind: 'contract' }, money = 'app' }: Known) => {
  const there = matchPlace({ match: 'm', live: onFloor, shown, table, money });
  return there === null ? [] : actsAt('match', there, 'referee').map(({ type }) => type);
};

const called = (match: FloorMatch): FloorMatch => ({ ...match, desk: { ...match.desk, calls: ['b'] } });
const typesOn = (match: FloorMatch, money: Money = 'app') => typesOf({ live: match, money });
const OPENING: readonly string[] = ['openCards', 'openDecks', 'openPurses'];
const openings = (match: FloorMatch, money: Money = 'app') =>
  typesOn(match, money).filter((type) => OPENING.includes(type));

describe('what may be opened', () => {
  it('is nothing where nobody calls', () => {
    for (const phase of ['placing', 'choosing', 'claiming', 'finished'] as const)
      expect(openings(live('front', phase))).toEqual([]);
  });

  it('is what lies face down before the reveal, decks while the match runs, and purses where there are any', () => {
    const at = (phase: FloorMatch['phase']) => called(live('front', phase));
    expect(openings(at('placing'))).toEqual(['openCards', 'openDecks', 'openPurses']);
    expect(openings(at('choosing'))).toEqual(['openDecks', 'openPurses']);
    expect(openings(at('finished'))).toEqual(['openPurses']);
    expect(openings(at('placing'), 'table')).toEqual(['openCards', 'openDecks']);
  });
});

describe('a seat that is waited for', () => {
  it('may be hurried, and decided for by default', () => {
    expect(onSeat('front', 'placing')).toEqual(['nudgeSeat', 'applyDefault']);
    expect(onSeat('choice', 'choosing')).toEqual(['nudgeSeat', 'applyDefault']);
    expect(onSeat('front', 'placing', 'b')).toEqual([]);
  });

  it('is neither hurried nor decided for while the match is paused', () => {
    const running = live('front', 'placing');
    expect(typesAtSeat({ ...running, desk: { ...running.desk, paused: true } })).toEqual([]);
  });

  it('is in a match that has stopped: that is voided, and nothing else', () => {
    const stopped: FloorMatch = {
      ...live('front', 'placing'),
      stopped: { broken: 'BrokenInvariant', place: '' },
      desk: { paused: false, calls: ['a'], announced: null, unbound: false, restored: false },
    };
    expect(typesOn(stopped)).toEqual(['voidMatch']);
    expect(typesAtSeat(stopped)).toEqual(['makeLink']);
  });

  it('is over and still calls: the call is closed, purses are seen, the end settled anew; nothing is paused or opened', () => {
    expect(typesOn(called(live('claim', 'finished')))).toEqual([
      'closeCall',
      'openPurses',
      'award',
      'voidMatch',
    ]);
  });

  it('is over, and bound nobody before that: there is no claim to be closed any more (R14)', () => {
    const over = called(live('claim', 'finished'));
    const unbound = { ...over, desk: { ...over.desk, unbound: true } };
    expect(typesOn(unbound)).toEqual(typesOn(over));
    expect(typesOn({ ...unbound, phase: 'claiming' })).toContain('closeClaim');
  });

  it('R14 is never decided for where the price of victory is awaited: that is closed', () => {
    expect(onSeat('claim', 'claiming')).toEqual(['nudgeSeat']);
    expect(typesOn(live('claim', 'claiming'))).toContain('closeClaim');
  });
});

it('a match is awarded with a price of victory once cards lie face up, but for a friendly match (R15, R21)', () => {
  const claims = (match: FloorMatch) => {
    const there = matchPlace({ match: 'm', live: match, shown: null, table: null, money: 'app' });
    const award = there && actsAt('match', there, 'referee').find(({ type }) => type === 'award');
    return award?.fields[0]?.put('a').act?.('id', 'reason');
  };
  const phases = ['placing', 'choosing', 'stop', 'finished'] as const;
  const said = phases.map((phase) => claims(live('choice', phase)));
  expect(said.map((act) => act?.type === 'award' && act.claim)).toEqual([false, true, true, false]);
  const friendly = { ...live('choice', 'choosing'), kind: 'friendly' } as const;
  expect(claims(friendly)).toMatchObject({ type: 'award', claim: false });
});

describe('a match that was voided while it ran', () => {
  const voided = { phase: 'finished', ending: { kind: 'voided' }, notes: [] } as const;

  it('is over for good where it was played over a contract (R10, R17)', () => {
    expect(isSettledForGood(voided, 'contract')).toBe(true);
    expect(isSettledForGood(voided, 'stake')).toBe(false);
    expect(isSettledForGood({ ...voided, ending: { kind: 'conceded' } }, 'contract')).toBe(false);
    expect(isSettledForGood(null, 'contract')).toBe(false);
  });

  it('is offered no second settlement then', () => {
    const contract = { ...called(live('claim', 'finished')), kind: 'contract' } as const;
    expect(typesOf({ live: contract, shown: voided })).toEqual(['closeCall', 'openPurses']);
    expect(typesOf({ shown: voided })).toEqual([]);
    expect(typesOf({ shown: voided, table: { kind: 'stake' } })).toEqual(['award']);
  });
});

describe('a match that is over, by the last word of staff about it', () => {
  const over = { phase: 'finished', ending: { kind: 'conceded' } } as const;
  const told = (kind: 'awarded' | 'voided'): DeskNote => ({
    act: 'settledAgain',
    by: 'referee',
    reason: 'an error',
    ...(kind === 'awarded' ? { kind, winner: 'a' } : { kind, winner: null }),
  });
  const offered = (...kinds: readonly ('awarded' | 'voided')[]) =>
    typesOf({ shown: { ...over, notes: kinds.map(told) }, table: { kind: 'stake' } });

  it('can be awarded or voided; is voided no second time where that was done, until it is awarded', () => {
    expect(offered()).toEqual(['award', 'voidMatch']);
    expect(offered('voided')).toEqual(['award']);
    expect(offered('voided', 'awarded')).toEqual(['award', 'voidMatch']);
  });
});

describe('a match at the patrons’ table', () => {
  const at = (phase: FloorMatch['phase'], what: Due = 'turn'): FloorMatch => ({
    ...called(live(what, phase)),
    table: 'patrons',
    round: phase === 'preparing' ? 0 : 7,
  });

  it('hides hands to its end and has no decks to open (PATRONS 11)', () => {
    expect(openings(at('preparing'))).toEqual(['openCards', 'openPurses']);
    expect(openings(at('playing'))).toEqual(['openCards', 'openPurses']);
    expect(openings(at('finished'))).toEqual(['openPurses']);
  });

  it('is awarded without a price of victory, which nobody is asked for (PT3)', () => {
    const asked = (match: FloorMatch) => {
      const there = matchPlace({ match: 'm', live: match, shown: null, table: null, money: 'app' });
      const award = there && actsAt('match', there, 'referee').find(({ type }) => type === 'award');
      const said = award?.fields[0]?.put('a');
      return { fields: award?.fields.map(({ name }) => name), act: said?.act?.('id', 'reason') };
    };
    const { fields, act } = asked(at('playing'));
    expect(fields).toEqual(['winner', 'shortfall']);
    expect(act).toMatchObject({ type: 'award', winner: 'a', claim: false });
    expect(act).not.toHaveProperty('table');
    expect(asked(live('choice', 'choosing')).fields).toEqual(['winner', 'claim', 'shortfall']);
  });

  it('is moved on for whoever is waited for, whatever that is for (PT27)', () => {
    for (const what of ['patron', 'exchange', 'turn', 'defend', 'target', 'discard', 'keep'] as const)
      expect(typesAtSeat(at('playing', what))).toContain('applyDefault');
  });

  it('stands in its turn, and says at which table; any other stands in its round and says no table', () => {
    const { floor, matches, patrons } = staffRu;
    const words = { phases: matches.phases, round: floor.round, patrons };
    expect(standingWords(at('preparing'), words)).toBe('Выбор героев, стол\u00A0покровителей');
    expect(standingWords(at('playing'), words)).toBe('Идёт, ход\u00A07, стол\u00A0покровителей');
    expect(standingWords(at('playing'), words, 'пауза')).toBe('пауза, стол\u00A0покровителей');
    expect(standingWords({ phase: 'choosing', round: 2 }, words)).toBe('Выбор, круг\u00A02');
    expect(standingWords({ phase: 'placing', round: 0 }, words)).toBe('Расстановка');
  });
});

describe('a match that is no longer on the floor', () => {
  const over = { phase: 'finished', ending: { kind: 'conceded' }, notes: [] } as const;

  it('is offered nothing before the board knows how it stands', () => {
    expect(typesOf({ shown: null })).toEqual([]);
  });

  it('had stopped: it is voided where it had ended before, and nothing else', () => {
    const table = { kind: 'stake', stopped: 'over' } as const;
    expect(typesOf({ shown: over, table })).toEqual(['voidMatch']);
  });
});
