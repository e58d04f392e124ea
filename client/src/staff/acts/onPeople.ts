// The acts of staff on people and their purses, and on the whole event.

import { ALONE, STAFF_ROLES, type StaffRole } from '@dunmer/shared/protocol';
import { drawCode, drawToken } from '../codes.ts';
import type { Field } from './field.ts';
import { type Facts, type Forms, grave, plain, whole } from './form.ts';
import { choice, number, yes } from './fields.tsx';
import { words } from './nameField.tsx';
import { settingField } from './settingField.ts';

/** The most drakes that one act of staff may move. */
export const MOST_DRAKES = 1_000_000_000;
const FIRST_DRAKES = 10;

const ROLES = ['none', ...STAFF_ROLES] as const;
type Role = (typeof ROLES)[number];

const roleOf = (value: Role): StaffRole | null => (value === 'none' ? null : value);

const role = choice<Facts['addPerson'], Role>('staff', ROLES, {
  read: ({ staff }) => staff ?? 'none',
  // Staff mostly don't trade, so trading has a tick of its own, which is off at first.
  write: (facts, value): Facts['addPerson'] => ({
    ...facts,
    staff: roleOf(value),
    trades: facts.staff !== null && facts.trades,
  }),
});

/**
 * Tells whether a person trades. People who are not staff always do, and screens of the hall never do: neither is
 * asked.
 */
const isTrading = ({ staff, trades }: Facts['addPerson']): boolean =>
  staff === null || (staff !== 'display' && trades);

/** Facts for a trader are kept in the form while they don't apply, but are not sent. */
const wholePerson = (facts: Facts['addPerson']): Facts['addPerson'] =>
  isTrading(facts) ? { ...facts, trades: true } : { ...facts, trades: false, deal: false, drakes: 0 };

const fieldsOfPerson = (facts: Facts['addPerson']): readonly Field<Facts['addPerson']>[] => [
  words(),
  role,
  ...(facts.staff === null || facts.staff === 'display' ? [] : [yes<'trades', Facts['addPerson']>('trades')]),
  ...(isTrading(facts)
    ? [
        yes<'deal', Facts['addPerson']>('deal'),
        number<'drakes', Facts['addPerson']>('drakes', 0, MOST_DRAKES),
      ]
    : []),
];

export const onPeople: Forms<
  | 'allowMoveFor'
  | 'addPerson'
  | 'revokeLinks'
  | 'resetAccess'
  | 'renamePerson'
  | 'freezePerson'
  | 'payIn'
  | 'payOut'
  | 'correctEntry'
  | 'set'
  | 'pauseEvent'
  | 'annulContract'
> = {
  allowMoveFor: { who: 'referees', ...plain, at: { move: ({ move }) => ({ type: 'allowMoveFor', move }) } },
  addPerson: {
    who: 'organisers',
    at: {
      people: () => ({ type: 'addPerson', name: '', staff: null, trades: true, deal: true, drakes: 0 }),
    },
    fields: fieldsOfPerson,
    whole: wholePerson,
    weight: 'plain',
  },
  revokeLinks: {
    who: 'organisers',
    ...grave,
    at: {
      person: ({ who: { person, link } }) =>
        link === 'none' || link === 'revoked' ? null : { type: 'revokeLinks', person },
    },
  },
  resetAccess: {
    who: 'organisers',
    ...grave,
    at: {
      person: ({ who: { person, staff }, isSelf }) =>
        !isSelf && (staff === 'referee' || staff === 'organiser')
          ? { type: 'resetAccess', person, token: drawToken(), code: drawCode() }
          : null,
    },
  },
  renamePerson: {
    who: 'organisers',
    at: { person: ({ who: { person, name } }) => ({ type: 'renamePerson', person, name, stands: name }) },
    fields: () => [words()],
    whole: ({ stands, ...said }) => (said.name.trim() === stands ? null : said),
    weight: 'plain',
  },
  freezePerson: {
    who: 'organisers',
    at: {
      // A screen of the hall only shows: there is nothing that it could stop doing.
      person: ({ who: { person, staff, frozen } }) =>
        staff === 'display' && !frozen
          ? null
          : { type: 'freezePerson', person, frozen: !frozen, isStaff: staff !== null },
    },
    fields: () => [],
    whole: ({ isStaff: _, ...said }) => said,
    weight: 'plain',
    wordsOf: ({ frozen, isStaff }) =>
      isStaff === true ? (frozen ? 'freezeStaff' : 'thawStaff') : frozen ? 'freezePerson' : 'thawPerson',
  },
  payIn: {
    who: 'organisers',
    at: { purse: ({ who: { person } }) => ({ type: 'payIn', person, drakes: FIRST_DRAKES }) },
    fields: () => [number('drakes', 1, MOST_DRAKES)],
    whole,
    weight: 'plain',
  },
  payOut: {
    who: 'organisers',
    at: {
      purse: ({ who: { person }, drakes }) => (drakes > 0 ? { type: 'payOut', person, drakes } : null),
    },
    fields: () => [number('drakes', 1, MOST_DRAKES)],
    whole,
    weight: 'plain',
  },
  correctEntry: {
    who: 'organisers',
    ...grave,
    at: {
      entry: ({ entry, corrects, why, left }) =>
        corrects === null && ALONE.has(why) && left > 0 ? { type: 'correctEntry', entry } : null,
    },
  },
  set: {
    who: 'organisers',
    at: { setting: (change) => ({ type: 'set', change, stands: change.value }) },
    fields: (facts) => [settingField(facts)],
    whole: ({ stands, ...said }) => (said.change.value === stands ? null : said),
    weight: 'plain',
  },
  pauseEvent: {
    who: 'organisers',
    ...plain,
    at: { event: ({ paused }) => ({ type: 'pauseEvent', paused: !paused }) },
    wordsOf: ({ paused }) => (paused ? 'pauseEvent' : 'resumeEvent'),
  },
  annulContract: {
    who: 'organisers',
    ...grave,
    at: {
      // An offer belongs to its parties, and a contract whose match is under way is annulled by voiding the match
      // first.
      contract: ({ contract, state }) =>
        state.at === 'signed' && state.game.at !== 'playing' ? { type: 'annulContract', contract } : null,
    },
  },
};
