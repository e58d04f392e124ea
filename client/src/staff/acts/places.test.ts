// Where the desk offers acts of staff: every act somewhere, to whoever may do it, on a page that exists.

import type { FloorMatch, StaffPerson, StaffRole } from '@dunmer/shared/protocol';
import { parseStaffAct } from '@dunmer/shared/protocol/schema';
import { NEW_CONTRACT, type ContractState } from '@dunmer/shared/contract';
import type { Phase } from '@dunmer/shared/rules';
import { ACT_TERMS } from '@dunmer/shared/testing';
import { describe, expect, it } from 'vitest';
import { staffPerson } from '../../harness/staffPerson.ts';
import { floorMatch } from '../../harness/floorView.ts';
import { actsAt, ACTS, type Asking } from './asking.ts';
import type { Place, Places } from './places.ts';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const who = staffPerson({ person: 'p1', code: 'ABCDEFGH', staff: 'referee', purse: 5 });

/** A match in which somebody has called and a's clock runs. */
const live = floorMatch({
  match: 'm1',
  awaited: [{ seat: 'a', what: 'front', since: 0 }],
  desk: { paused: false, calls: ['b'], announced: null, unbound: false, restored: false },
  clocks: [{ kind: 'placement', seat: 'a', left: 60_000, runs: true }],
});

const match = (phase: Phase['at'], desk: Partial<FloorMatch['desk']> = {}): Places['match'] => ({
  match: 'm1',
  phase,
  live: { ...live, phase, desk: { ...live.desk, ...desk } },
  table: 'trade',
  isHere: true,
  isStopped: false,
  isFinal: false,
  isVoid: false,
  money: 'app',
});

const nobody = { one: false, two: false };
const signed: ContractState = {
  at: 'signed',
  handed: nobody,
  annulling: nobody,
  game: { at: 'none' },
  proposals: 0,
};

/** Every place in each of its possible states. */
const THERE: { readonly [P in Place]: readonly Places[P][] } = {
  seat: (['placing', 'choosing', 'claiming', 'finished'] as const).map((phase) => ({
    live: { ...live, phase },
    seat: 'a',
    role: 'referee',
    isPaused: false,
  })),
  match: [
    match('placing', { announced: { seat: 'a' } }),
    match('choosing', { paused: true }),
    match('claiming'),
    match('finished'),
  ],
  debt: [{ match: 'm1' }],
  person: [{ who, isSelf: false }],
  purse: [{ who, drakes: 5 }],
  deck: [{ who }],
  entry: [{ entry: 7, corrects: null, why: 'paid-in', left: 5 }],
  people: [null],
  picked: [[who]],
  move: [{ move: 'v1' }],
  copy: [{ copy: 'c1', owner: null, blocked: null, slip: 'none' }],
  kind: [{ card: 'scamp', rarity: 'standard', made: 1, most: null, inStore: 1 }],
  contract: [{ contract: 'k1', state: signed }],
  setting: [{ name: 'least', value: 5 }],
  event: [{ paused: false }],
  undealt: [{ people: ['p1'] }, { people: [] }],
  trader: [{ person: 'p1', ruined: false }],
  pledge: [{ pledge: 'p1/the-cut' }],
  closingPledges: [null],
  unsaid: [null],
  nextRing: [{ ring: 1 }],
  rings: [['2026-07-12T12:00:00.000Z']],
  audience: [null],
  holder: [{ person: 'p1', hasAudience: false, isOn: true }],
  awaited: [{ what: 'answer', who: 'p1', asking: 3 }],
  closing: [null],
};

const askedAt = (place: Place, role: StaffRole): readonly Asking[] =>
  THERE[place].flatMap((there) => actsAt(place, there, role));
const offeredAt = (place: Place, role: StaffRole): readonly string[] =>
  askedAt(place, role).map(({ type }) => type);
const PLACES = Object.keys(THERE).filter((place): place is Place => place in THERE);

describe('acts of staff', () => {
  it('are each offered somewhere to organisers', () => {
    expect(new Set(PLACES.flatMap((place) => offeredAt(place, 'organiser')))).toEqual(
      new Set(Object.keys(ACTS)),
    );
  });

  it.each(Object.entries(ACTS))('%s is offered to those who may do it', (type, { who }) => {
    expect(Object.entries(ACT_TERMS)).toContainEqual([type, expect.objectContaining({ by: who })]);
  });

  it('are offered to no referee that are for organisers alone, and none to a display', () => {
    const ofOrganisers = Object.entries(ACT_TERMS).flatMap(([type, { by }]) =>
      by === 'organisers' ? type : [],
    );
    const toReferees = PLACES.flatMap((place) => offeredAt(place, 'referee'));
    expect(toReferees).toContain('makeLink');
    expect(toReferees.filter((type) => ofOrganisers.includes(type))).toEqual([]);
    expect(PLACES.flatMap((place) => offeredAt(place, 'display'))).toEqual([]);
  });

  it('pay nothing out of an empty purse', () => {
    const typesAt = (drakes: number) => actsAt('purse', { who, drakes }, 'organiser').map(({ type }) => type);
    expect(typesAt(1)).toEqual(expect.arrayContaining(['payIn', 'payOut']));
    expect(typesAt(0)).toEqual(expect.not.arrayContaining(['payOut']));
    expect(typesAt(0)).toContain('payIn');
  });

  it('open a resting hand, and let nobody draw while the deck rests (INTRIGUE)', () => {
    const typesAt = (there: Places['holder']) => actsAt('holder', there, 'organiser').map(({ type }) => type);
    expect(typesAt({ person: 'p1', hasAudience: false, isOn: false })).toEqual(['openIntrigueHand']);
    expect(typesAt({ person: 'p1', hasAudience: true, isOn: true })).toEqual(['letDraw', 'openIntrigueHand']);
  });

  it('pause a match that runs, let go on one that is paused, end an announcement that there is, and a claim once', () => {
    const all = ['pauseMatch', 'resumeMatch', 'stopDefault', 'unbindClaim', 'closeClaim'];
    const offered = (there: Places['match']) =>
      actsAt('match', there, 'referee').flatMap(({ type }) => (all.includes(type) ? type : []));
    expect(offered(match('placing'))).toEqual(['pauseMatch']);
    expect(offered(match('choosing', { paused: true }))).toEqual(['resumeMatch']);
    expect(offered(match('placing', { announced: { seat: 'a' } }))).toEqual(['stopDefault', 'pauseMatch']);
    expect(offered(match('claiming'))).toEqual(['pauseMatch', 'unbindClaim', 'closeClaim']);
    expect(offered(match('claiming', { unbound: true }))).toEqual(['pauseMatch', 'closeClaim']);
    for (const paused of [false, true]) expect(offered(match('finished', { paused }))).toEqual([]);
  });

  it('award and void what may still be settled: nothing that is final, and of what has stopped only the void', () => {
    const offered = (facts: Partial<Places['match']>, phase: Phase['at'] = 'finished') =>
      actsAt('match', { ...match(phase), ...facts }, 'referee').flatMap(({ type }) =>
        type === 'award' || type === 'voidMatch' ? type : [],
      );
    expect(offered({})).toEqual(['award', 'voidMatch']);
    expect(offered({ isFinal: true })).toEqual([]);
    expect(offered({ isVoid: true })).toEqual(['award']);
    const stopped = { isStopped: true, isHere: false } as const;
    expect(offered({ ...stopped, isHere: true, isFinal: true }, 'choosing')).toEqual(['voidMatch']);
    expect(offered(stopped)).toEqual(['voidMatch']);
    expect(offered(stopped, 'choosing')).toEqual([]);
  });

  it('annul what is signed, and neither an offer nor what is being played for', () => {
    const playing: ContractState = { ...signed, game: { at: 'playing', amount: 10 } };
    const states: readonly ContractState[] = [NEW_CONTRACT, signed, playing, { at: 'declined' }];
    expect(states.map((state) => actsAt('contract', { contract: 'k1', state }, 'organiser').length)).toEqual([
      0, 1, 0, 0,
    ]);
  });

  it('move a seat on by default only while nothing is announced and the match is not paused; extend no announcement', () => {
    const typesAt = (facts: Partial<FloorMatch>) => {
      const there = { live: { ...live, ...facts }, seat: 'a', role: 'organiser', isPaused: false } as const;
      return actsAt('seat', there, 'organiser').map(({ type }) => type);
    };
    const { desk } = live;
    expect(typesAt({})).toEqual(expect.arrayContaining(['applyDefault', 'extend']));
    expect(typesAt({ desk: { ...desk, announced: { seat: 'a' } } })).not.toContain('applyDefault');
    expect(typesAt({ desk: { ...desk, paused: true } })).not.toContain('applyDefault');
    const clocks = [{ kind: 'default', seat: 'a', left: 10_000, runs: true }] as const;
    expect(typesAt({ clocks })).not.toContain('extend');
  });

  it('hand over no card that is bound, and lay out as a slip only one of the store', () => {
    const typesAt = (facts: Partial<Places['copy']>) =>
      actsAt('copy', { copy: 'c1', owner: null, blocked: null, slip: 'none', ...facts }, 'organiser').map(
        ({ type, words }) => (type === 'freezeCopy' ? words : type),
      );
    expect(typesAt({})).toEqual(['moveCopy', 'makeSlip', 'freezeCopy']);
    expect(typesAt({ owner: { person: 'p1', name: 'Тралан', code: '' } })).toEqual([
      'moveCopy',
      'freezeCopy',
    ]);
    expect(typesAt({ blocked: 'reserved' })).toEqual(['freezeCopy']);
    expect(typesAt({ blocked: 'frozen' })).toEqual(['thawCopy']);
    for (const blocked of ['in-match', 'reserved'] as const)
      expect(typesAt({ blocked, frozen: true })).toEqual(['thawCopy']);
  });

  it('are offered of a person where they make sense: links that live, somebody else’s access, a first deck', () => {
    const typesAt = (facts: Partial<StaffPerson>, isSelf = false) =>
      actsAt('person', { who: { ...who, ...facts }, isSelf }, 'organiser').map(({ type }) => type);
    expect(typesAt({})).toEqual(expect.arrayContaining(['revokeLinks', 'resetAccess']));
    expect(typesAt({ link: 'revoked' })).not.toContain('revokeLinks');
    expect(typesAt({ link: 'none' })).not.toContain('revokeLinks');
    expect(typesAt({}, true)).not.toContain('resetAccess');
    expect(typesAt({ staff: null })).not.toContain('resetAccess');
    const ofDeck = (deck: number) =>
      actsAt('deck', { who: { ...who, deck } }, 'organiser').map(({ type }) => type);
    expect(ofDeck(0)).toContain('dealStart');
    expect(ofDeck(8)).not.toContain('dealStart');
    expect(actsAt('undealt', { people: [] }, 'organiser')).toEqual([]);
  });

  it('take back what stands, where they go both ways', () => {
    const said = <P extends Place>(place: P, there: Places[P]) =>
      actsAt(place, there, 'organiser').flatMap(({ words, act }) => ({ words, ...act?.('id', 'why') }));
    const person = (frozen: boolean, staff: StaffPerson['staff']) =>
      said('person', { who: { ...who, staff, frozen }, isSelf: false });
    expect(person(false, null)).toContainEqual(
      expect.objectContaining({ words: 'freezePerson', frozen: true }),
    );
    expect(person(true, null)).toContainEqual(
      expect.objectContaining({ words: 'thawPerson', frozen: false }),
    );
    // Staff who are frozen can't act at the desk either, and a screen of the hall does nothing anyhow.
    expect(person(false, 'referee')).toContainEqual(
      expect.objectContaining({ words: 'freezeStaff', frozen: true }),
    );
    expect(person(true, 'referee')).toContainEqual(
      expect.objectContaining({ words: 'thawStaff', frozen: false }),
    );
    expect(person(false, 'display').map(({ words }) => words)).not.toContain('freezeStaff');
    expect([false, true].map((paused) => said('event', { paused }))).toMatchObject([
      [{ words: 'pauseEvent', paused: true }],
      [{ words: 'resumeEvent', paused: false }],
    ]);
    expect([false, true].map((ruined) => said('trader', { person: 'p1', ruined }))).toMatchObject([
      [{ words: 'ruinPerson', ruined: true }],
      [{ words: 'restorePerson', ruined: false }],
    ]);
  });

  it('correct an entry, and no correction', () => {
    const entry = { entry: 7, corrects: null, why: 'paid-in', left: 5 } as const;
    expect(actsAt('entry', entry, 'organiser')).toHaveLength(1);
    expect(actsAt('entry', { ...entry, corrects: 6, why: 'correction' }, 'organiser')).toEqual([]);
  });

  it.each(PLACES)(
    'ask at a %s for whatever is missing, and send nothing that the server does not read',
    (place) => {
      for (const { type, act, fields } of askedAt(place, 'organiser')) {
        const said = act?.(ID, 'Так решили оба');
        if (said === undefined) expect([type, fields]).not.toEqual([type, []]);
        else expect([type, parseStaffAct(said)]).toEqual([type, { ok: true, value: said }]);
      }
    },
  );

  it.each(PLACES)('have their place at a %s on a page of the desk', (place) => {
    const pages = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
    const shows = Object.values(pages).filter((page) => page.includes(`place="${place}"`));
    expect(shows).not.toEqual([]);
  });
});
