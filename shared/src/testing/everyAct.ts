// EveryAct: each act of staff, with everything in a scene that it could be about. An act without an entry does not
// compile.

import { CODE_ALPHABET, type PersonId, type Preview, type StaffAct } from '../protocol/index.ts';
import { SEATS } from '../rules/index.ts';

type Type = StaffAct['type'];
type Bare<T> = T extends unknown ? Omit<T, 'id' | 'reason' | 'holds'> : never;
/** An act without the keys that all acts have. */
export type BareAct = Bare<StaffAct>;

/** What acts in a test can be about; '' if there is nothing of a kind. */
export interface Scene {
  readonly match: string;
  readonly contract: string;
  /** A request to move a link. */
  readonly move: string;
  readonly entry: number;
  readonly people: readonly PersonId[];
  /** Copies of traders (in a match, reserved or free), and one of the store. */
  readonly copies: readonly string[];
  readonly cards: readonly string[];
}

const onMatch =
  <T extends Type>(type: T) =>
  ({ match }: Scene) => [{ type, match }];
const onSeats =
  <T extends Type>(type: T) =>
  ({ match }: Scene) =>
    SEATS.map((seat) => ({ type, match, seat }));
const toEach =
  <Facts extends object>(facts: Facts) =>
  ({ people }: Scene) =>
    people.map((person) => ({ person, ...facts }));
const code = CODE_ALPHABET.slice(0, 8);

/** What this file states about each act, independently of the act itself and of the desk that offers it. */
interface Told<T extends Type> {
  /** Who may do it (EVENT, "Who"): organisers may do whatever referees may. */
  readonly by: 'referees' | 'organisers';
  /** How it can usually be taken back (EVENT, "Taking acts back"). */
  readonly undo: Preview['undo'];
  /** The acts for everything in the scene that it could be about. */
  readonly on: (scene: Scene) => readonly Extract<BareAct, { type: T }>[];
}

const by =
  (who: Told<Type>['by']) =>
  <T extends Type>(undo: Preview['undo'], on: Told<T>['on']): Told<T> => ({ by: who, undo, on });
const referees = by('referees');
const organisers = by('organisers');

const ACTS: { readonly [T in Type]: Told<T> } = {
  nudgeSeat: referees('never', onSeats('nudgeSeat')),
  pauseMatch: referees('any-time', onMatch('pauseMatch')),
  resumeMatch: referees('any-time', onMatch('resumeMatch')),
  extend: referees('never', (scene) => onSeats('extend')(scene).map((act) => ({ ...act, seconds: 60 }))),
  applyDefault: referees('void-only', onSeats('applyDefault')),
  stopDefault: referees('any-time', onMatch('stopDefault')),
  award: referees('by-new-act', ({ match }) =>
    SEATS.flatMap((winner) => [
      { type: 'award', match, winner, claim: true, shortfall: 'refuse' },
      { type: 'award', match, winner, claim: false, shortfall: 'debt' },
    ]),
  ),
  voidMatch: referees('by-new-act', ({ match }) => [
    { type: 'voidMatch', match, shortfall: 'refuse' },
    { type: 'voidMatch', match, shortfall: 'debt' },
  ]),
  collectDebts: referees('by-new-act', onMatch('collectDebts')),
  unbindClaim: referees('never', onMatch('unbindClaim')),
  closeClaim: referees('never', onMatch('closeClaim')),
  closeCall: referees('any-time', onMatch('closeCall')),
  openCards: referees('never', onMatch('openCards')),
  openDecks: referees('never', onMatch('openDecks')),
  openPurses: referees('never', onMatch('openPurses')),
  allowMoveFor: referees('any-time', ({ move }) => [{ type: 'allowMoveFor', move }]),
  makeLink: referees('any-time', toEach({ type: 'makeLink', token: 'N'.repeat(43), code } as const)),
  addPerson: organisers('never', () => [
    { type: 'addPerson', name: 'Newcomer', staff: null, trades: true, deal: true, drakes: 5 },
    { type: 'addPerson', name: 'Newcomer', staff: 'referee', trades: false, deal: false, drakes: 0 },
  ]),
  renamePerson: organisers('any-time', toEach({ type: 'renamePerson', name: 'Renamed' } as const)),
  resetAccess: organisers('never', toEach({ type: 'resetAccess', token: 'N'.repeat(43), code } as const)),
  revokeLinks: organisers('any-time', toEach({ type: 'revokeLinks' } as const)),
  freezePerson: organisers('any-time', (scene) => [
    ...toEach({ type: 'freezePerson', frozen: true } as const)(scene),
    ...toEach({ type: 'freezePerson', frozen: false } as const)(scene),
  ]),
  payIn: organisers('by-new-act', toEach({ type: 'payIn', drakes: 7 } as const)),
  payOut: organisers('by-new-act', toEach({ type: 'payOut', drakes: 7 } as const)),
  correctEntry: organisers('by-new-act', ({ entry }) => [{ type: 'correctEntry', entry }]),
  dealStart: organisers('by-new-act', ({ people }) =>
    people.map((person) => ({ type: 'dealStart', people: [person], uncommon: 1, rare: 0 })),
  ),
  makeCopy: organisers('by-new-act', ({ cards, people }) =>
    cards.flatMap((card) => [null, people[0] ?? null].map((to) => ({ type: 'makeCopy', card, to }))),
  ),
  moveCopy: organisers('by-new-act', ({ copies, people }) =>
    copies.flatMap((copy) => [null, people[2] ?? null].map((to) => ({ type: 'moveCopy', copy, to }))),
  ),
  freezeCopy: organisers('any-time', ({ copies }) =>
    copies.flatMap((copy) => [true, false].map((frozen) => ({ type: 'freezeCopy', copy, frozen }))),
  ),
  makeSlip: organisers('by-new-act', ({ copies }) =>
    copies.map((copy) => ({ type: 'makeSlip', copy, code })),
  ),
  set: organisers('any-time', () => [
    { type: 'set', change: { name: 'least', value: 5 } },
    { type: 'set', change: { name: 'placementClock', value: 40 } },
    { type: 'set', change: { name: 'decisionClock', value: 40 } },
    { type: 'set', change: { name: 'claimTime', value: 40 } },
    { type: 'set', change: { name: 'windowTime', value: 40 } },
    { type: 'set', change: { name: 'money', value: 'table' } },
    { type: 'set', change: { name: 'watching', value: 'nobody' } },
    { type: 'set', change: { name: 'promises', value: 'on' } },
    { type: 'set', change: { name: 'patrons', value: 'on' } },
    { type: 'set', change: { name: 'askClock', value: 40 } },
  ]),
  pauseEvent: organisers('any-time', () => [false, true].map((paused) => ({ type: 'pauseEvent', paused }))),
  annulContract: organisers('never', ({ contract }) => [{ type: 'annulContract', contract }]),
  dealPledges: organisers('never', ({ people }) =>
    people.flatMap((person) => [
      { type: 'dealPledges', people: [person], house: null },
      { type: 'dealPledges', people: [person], house: 'hideout' },
    ]),
  ),
  ruinPerson: organisers('by-new-act', (scene) => [
    ...toEach({ type: 'ruinPerson', ruined: true } as const)(scene),
    ...toEach({ type: 'ruinPerson', ruined: false } as const)(scene),
  ]),
  sendPledgeHome: organisers('never', ({ people }) =>
    people.map((person) => ({ type: 'sendPledgeHome', pledge: `${person}/word-of-peace` })),
  ),
  closePledges: organisers('never', () => [{ type: 'closePledges' }]),
  sayWord: organisers('never', () => [{ type: 'sayWord', word: 'Ald’ruhn' }]),
  ring: organisers('never', () => [1, 2].map((ring) => ({ type: 'ring', ring }))),
  planRings: organisers('any-time', () => [
    { type: 'planRings', at: [] },
    { type: 'planRings', at: [4_102_444_800_000] },
  ]),
  openAudience: organisers('never', toEach({ type: 'openAudience' } as const)),
  closeAudience: organisers('never', () => [{ type: 'closeAudience' }]),
  letDraw: organisers('never', toEach({ type: 'letDraw', n: 2 } as const)),
  openIntrigueHand: organisers('never', toEach({ type: 'openIntrigueHand' } as const)),
  answerIntrigueFor: referees('never', (scene) => [
    ...toEach({ type: 'answerIntrigueFor', asking: null } as const)(scene),
    ...toEach({ type: 'answerIntrigueFor', asking: 1 } as const)(scene),
  ]),
  closeIntrigue: organisers('never', () => [{ type: 'closeIntrigue' }]),
};

/** Tests compare what each act says about itself with this. */
export const ACT_TERMS: { readonly [T in Type]: Pick<Told<T>, 'by' | 'undo'> } = ACTS;

/** The types of all acts. */
export const ACT_TYPES: readonly string[] = Object.keys(ACTS);

/** A scene in which nothing exists. */
export const NOWHERE: Scene = {
  match: 'none',
  contract: 'none',
  move: 'none',
  entry: 999_999,
  people: ['none'],
  copies: ['none'],
  cards: ['none'],
};

/** Returns every act for which a scene offers something. */
export const everyAct = (scene: Scene): readonly BareAct[] =>
  Object.values(ACTS).flatMap<BareAct>(({ on }) => on(scene));
