// EveryAct: each act of staff with whatever it could be about in a scene. One without an entry does not compile.

import { CODE_ALPHABET, type PersonId, type Preview, type StaffAct } from '../protocol/index.ts';
import { SEATS } from '../rules/index.ts';

type Type = StaffAct['type'];
type Bare<T> = T extends unknown ? Omit<T, 'id' | 'reason' | 'holds'> : never;
/** An act without what every act has. */
export type BareAct = Bare<StaffAct>;

/** What there is for acts to be about; '' where there is none. */
export interface Scene {
  readonly match: string;
  readonly contract: string;
  /** A request to move a link. */
  readonly move: string;
  readonly entry: number;
  readonly people: readonly PersonId[];
  /** Copies of traders, in a match, reserved or free, and one of the store. */
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

const ACTS: { readonly [T in Type]: (scene: Scene) => readonly Extract<BareAct, { type: T }>[] } = {
  nudgeSeat: onSeats('nudgeSeat'),
  pauseMatch: onMatch('pauseMatch'),
  resumeMatch: onMatch('resumeMatch'),
  extend: (scene) => onSeats('extend')(scene).map((act) => ({ ...act, seconds: 60 })),
  applyDefault: onSeats('applyDefault'),
  stopDefault: onMatch('stopDefault'),
  award: ({ match }) =>
    SEATS.flatMap((winner) => [
      { type: 'award', match, winner, claim: true, shortfall: 'refuse' },
      { type: 'award', match, winner, claim: false, shortfall: 'debt' },
    ]),
  voidMatch: ({ match }) => [
    { type: 'voidMatch', match, shortfall: 'refuse' },
    { type: 'voidMatch', match, shortfall: 'debt' },
  ],
  collectDebts: onMatch('collectDebts'),
  unbindClaim: onMatch('unbindClaim'),
  closeClaim: onMatch('closeClaim'),
  closeCall: onMatch('closeCall'),
  openCards: onMatch('openCards'),
  openDecks: onMatch('openDecks'),
  openPurses: onMatch('openPurses'),
  allowMoveFor: ({ move }) => [{ type: 'allowMoveFor', move }],
  makeLink: toEach({ type: 'makeLink', token: 'N'.repeat(43), code } as const),
  addPerson: () => [
    { type: 'addPerson', name: 'Newcomer', staff: null, trades: true, deal: true, drakes: 5 },
    { type: 'addPerson', name: 'Newcomer', staff: 'referee', trades: false, deal: false, drakes: 0 },
  ],
  renamePerson: toEach({ type: 'renamePerson', name: 'Renamed' } as const),
  resetAccess: toEach({ type: 'resetAccess', token: 'N'.repeat(43), code } as const),
  revokeLinks: toEach({ type: 'revokeLinks' } as const),
  freezePerson: (scene) => [
    ...toEach({ type: 'freezePerson', frozen: true } as const)(scene),
    ...toEach({ type: 'freezePerson', frozen: false } as const)(scene),
  ],
  payIn: toEach({ type: 'payIn', drakes: 7 } as const),
  payOut: toEach({ type: 'payOut', drakes: 7 } as const),
  correctEntry: ({ entry }) => [{ type: 'correctEntry', entry }],
  dealStart: ({ people }) =>
    people.map((person) => ({ type: 'dealStart', people: [person], uncommon: 1, rare: 0 })),
  makeCopy: ({ cards, people }) =>
    cards.flatMap((card) => [null, people[0] ?? null].map((to) => ({ type: 'makeCopy', card, to }))),
  moveCopy: ({ copies, people }) =>
    copies.flatMap((copy) => [null, people[2] ?? null].map((to) => ({ type: 'moveCopy', copy, to }))),
  freezeCopy: ({ copies }) =>
    copies.flatMap((copy) => [true, false].map((frozen) => ({ type: 'freezeCopy', copy, frozen }))),
  makeSlip: ({ copies }) => copies.map((copy) => ({ type: 'makeSlip', copy, code })),
  set: () => [
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
  ],
  pauseEvent: () => [false, true].map((paused) => ({ type: 'pauseEvent', paused })),
  annulContract: ({ contract }) => [{ type: 'annulContract', contract }],
  dealPledges: ({ people }) =>
    people.flatMap((person) => [
      { type: 'dealPledges', people: [person], house: null },
      { type: 'dealPledges', people: [person], house: 'hideout' },
    ]),
  ruinPerson: (scene) => [
    ...toEach({ type: 'ruinPerson', ruined: true } as const)(scene),
    ...toEach({ type: 'ruinPerson', ruined: false } as const)(scene),
  ],
  sendPledgeHome: ({ people }) =>
    people.map((person) => ({ type: 'sendPledgeHome', pledge: `${person}/word-of-peace` })),
  closePledges: () => [{ type: 'closePledges' }],
  sayWord: () => [{ type: 'sayWord', word: 'Ald’ruhn' }],
  ring: () => [1, 2].map((ring) => ({ type: 'ring', ring })),
  planRings: () => [
    { type: 'planRings', at: [] },
    { type: 'planRings', at: [4_102_444_800_000] },
  ],
  openAudience: toEach({ type: 'openAudience' } as const),
  closeAudience: () => [{ type: 'closeAudience' }],
  letDraw: toEach({ type: 'letDraw', n: 2 } as const),
  openIntrigueHand: toEach({ type: 'openIntrigueHand' } as const),
  answerIntrigueFor: (scene) => [
    ...toEach({ type: 'answerIntrigueFor', asking: null } as const)(scene),
    ...toEach({ type: 'answerIntrigueFor', asking: 1 } as const)(scene),
  ],
  closeIntrigue: () => [{ type: 'closeIntrigue' }],
};

/**
 * Who does each act (EVENT, "Who"): organisers do whatever referees do. It is said again here, apart from the act
 * itself and from the desk, which offers it.
 */
export const DONE_BY: { readonly [T in Type]: 'referees' | 'organisers' } = {
  nudgeSeat: 'referees',
  pauseMatch: 'referees',
  resumeMatch: 'referees',
  extend: 'referees',
  applyDefault: 'referees',
  stopDefault: 'referees',
  award: 'referees',
  voidMatch: 'referees',
  collectDebts: 'referees',
  unbindClaim: 'referees',
  closeClaim: 'referees',
  closeCall: 'referees',
  openCards: 'referees',
  openDecks: 'referees',
  openPurses: 'referees',
  allowMoveFor: 'referees',
  makeLink: 'referees',
  addPerson: 'organisers',
  renamePerson: 'organisers',
  resetAccess: 'organisers',
  revokeLinks: 'organisers',
  freezePerson: 'organisers',
  payIn: 'organisers',
  payOut: 'organisers',
  correctEntry: 'organisers',
  dealStart: 'organisers',
  makeCopy: 'organisers',
  moveCopy: 'organisers',
  freezeCopy: 'organisers',
  makeSlip: 'organisers',
  set: 'organisers',
  pauseEvent: 'organisers',
  annulContract: 'organisers',
  dealPledges: 'organisers',
  ruinPerson: 'organisers',
  sendPledgeHome: 'organisers',
  closePledges: 'organisers',
  sayWord: 'organisers',
  ring: 'organisers',
  planRings: 'organisers',
  openAudience: 'organisers',
  closeAudience: 'organisers',
  letDraw: 'organisers',
  openIntrigueHand: 'organisers',
  answerIntrigueFor: 'referees',
  closeIntrigue: 'organisers',
};

/**
 * Whether each act can mostly be taken back (EVENT, "Taking acts back"). It is said again here, apart from the act
 * itself.
 */
export const TAKEN_BACK: { readonly [T in Type]: Preview['undo'] } = {
  nudgeSeat: 'never',
  pauseMatch: 'any-time',
  resumeMatch: 'any-time',
  extend: 'never',
  applyDefault: 'void-only',
  stopDefault: 'any-time',
  award: 'by-new-act',
  voidMatch: 'by-new-act',
  collectDebts: 'by-new-act',
  unbindClaim: 'never',
  closeClaim: 'never',
  closeCall: 'any-time',
  openCards: 'never',
  openDecks: 'never',
  openPurses: 'never',
  allowMoveFor: 'any-time',
  makeLink: 'any-time',
  addPerson: 'never',
  renamePerson: 'any-time',
  resetAccess: 'never',
  revokeLinks: 'any-time',
  freezePerson: 'any-time',
  payIn: 'by-new-act',
  payOut: 'by-new-act',
  correctEntry: 'by-new-act',
  dealStart: 'by-new-act',
  makeCopy: 'by-new-act',
  moveCopy: 'by-new-act',
  freezeCopy: 'any-time',
  makeSlip: 'any-time',
  set: 'any-time',
  pauseEvent: 'any-time',
  annulContract: 'never',
  dealPledges: 'never',
  ruinPerson: 'by-new-act',
  sendPledgeHome: 'never',
  closePledges: 'never',
  sayWord: 'never',
  ring: 'never',
  planRings: 'any-time',
  openAudience: 'never',
  closeAudience: 'never',
  letDraw: 'never',
  openIntrigueHand: 'never',
  answerIntrigueFor: 'never',
  closeIntrigue: 'never',
};

/** The names of all acts. */
export const ACT_TYPES: readonly string[] = Object.keys(ACTS);

/** Acts on nothing that there is. */
export const NOWHERE: Scene = {
  match: 'none',
  contract: 'none',
  move: 'none',
  entry: 999_999,
  people: ['none'],
  copies: ['none'],
  cards: ['none'],
};

/** Every act that a scene gives something for. */
export const everyAct = (scene: Scene): readonly BareAct[] =>
  Object.values(ACTS).flatMap<BareAct>((make) => make(scene));
