// The acts of staff: what each asks for beside its reason, how gravely it is confirmed, and what is shown after it.

import {
  MONEY,
  type SettingChange,
  SETTINGS,
  type Shortfall,
  SHORTFALLS,
  STAFF_ROLES,
  type StaffRole,
  WATCHING,
} from '@dunmer/shared/protocol';
import type { ActType, ActWords, Facts, Whole } from './facts.ts';
import { choice, type Field, number, taker, winner, words, yes } from './field.ts';

export interface ActForm<Type extends ActType> {
  fields(facts: Facts[Type]): readonly Field<Facts[Type]>[];
  /** What is said by it; null while something has to be chosen. */
  whole(facts: Facts[Type]): Whole[Type] | null;
  /** `grave`: it can't simply be undone, or takes something from somebody. */
  readonly weight: 'plain' | 'grave';
  /** The words under which it is asked for, where it goes both ways; left out: those of its type. */
  wordsOf?(facts: Facts[Type]): ActWords;
}

const MOST_DRAKES = 1_000_000_000;
const MOST_SECONDS = 3_600;
const MOST_FEW = 10;

const whole = <F>(facts: F): F => facts;
const nothing = { fields: () => [], whole, weight: 'plain' } as const;
const grave = { fields: () => [], whole, weight: 'grave' } as const;

interface Settled {
  readonly shortfall: Shortfall;
}
const shortfall = <F extends Settled>(): Field<F> =>
  choice<F, Shortfall>(
    'shortfall',
    SHORTFALLS,
    { read: (facts) => facts.shortfall, write: (facts, value) => ({ ...facts, shortfall: value }) },
    'short',
  );

const ROLES = ['none', ...STAFF_ROLES] as const;
type Role = (typeof ROLES)[number];

const role = choice<Facts['addPerson'], Role>('staff', ROLES, {
  read: ({ staff }) => staff ?? 'none',
  write: (facts, value): Facts['addPerson'] => ({ ...facts, staff: roleOf(value) }),
});

const roleOf = (value: Role): StaffRole | null => (value === 'none' ? null : value);

type Set = Facts['set'];

/** The one thing that a setting is. */
function settingField({ change }: Set): Field<Set> {
  const put = (facts: Set, change: SettingChange): Set => ({ ...facts, change });
  switch (change.name) {
    case 'money':
      return choice<Set, (typeof MONEY)[number]>('money', MONEY, {
        read: () => change.value,
        write: (facts, value) => put(facts, { name: 'money', value }),
      });
    case 'watching':
      return choice<Set, (typeof WATCHING)[number]>('watching', WATCHING, {
        read: () => change.value,
        write: (facts, value) => put(facts, { name: 'watching', value }),
      });
    default: {
      const { name, value } = change;
      const { min, max } = SETTINGS[name];
      return {
        ask: 'number',
        name,
        when: 'always',
        min,
        max,
        read: () => value,
        write: (facts, next) => put(facts, { name, value: next }),
      };
    }
  }
}

export const ACTS: { readonly [Type in ActType]: ActForm<Type> } = {
  nudgeSeat: nothing,
  pauseMatch: nothing,
  resumeMatch: nothing,
  extend: { fields: () => [number('seconds', 1, MOST_SECONDS)], whole, weight: 'plain' },
  applyDefault: grave,
  stopDefault: nothing,
  award: {
    fields: () => [winner, yes('claim'), shortfall()],
    whole: (facts) => (facts.winner === null ? null : { ...facts, winner: facts.winner }),
    weight: 'grave',
  },
  voidMatch: { fields: () => [shortfall()], whole, weight: 'grave' },
  collectDebts: grave,
  unbindClaim: grave,
  closeClaim: grave,
  closeCall: nothing,
  openCards: grave,
  openDecks: grave,
  openPurses: grave,
  allowMoveFor: nothing,
  makeLink: nothing,
  addPerson: {
    fields: () => [words, role, yes('trades'), yes('deal'), number('drakes', 0, MOST_DRAKES)],
    whole,
    weight: 'plain',
  },
  renamePerson: { fields: () => [words], whole, weight: 'plain' },
  revokeLinks: grave,
  freezePerson: { ...nothing, wordsOf: ({ frozen }) => (frozen ? 'freezePerson' : 'thawPerson') },
  resetAccess: grave,
  payIn: { fields: () => [number('drakes', 1, MOST_DRAKES)], whole, weight: 'plain' },
  payOut: { fields: () => [number('drakes', 1, MOST_DRAKES)], whole, weight: 'plain' },
  correctEntry: grave,
  dealStart: {
    fields: () => [number('uncommon', 0, MOST_FEW), number('rare', 0, 1)],
    whole,
    weight: 'plain',
  },
  makeCopy: { fields: () => [taker], whole, weight: 'plain' },
  moveCopy: {
    fields: () => [taker],
    whole: ({ to, ...facts }) => (to === undefined ? null : { ...facts, to }),
    weight: 'grave',
  },
  freezeCopy: { ...nothing, wordsOf: ({ frozen }) => (frozen ? 'freezeCopy' : 'thawCopy') },
  makeSlip: nothing,
  set: { fields: (facts) => [settingField(facts)], whole, weight: 'plain' },
  pauseEvent: { ...nothing, wordsOf: ({ paused }) => (paused ? 'pauseEvent' : 'resumeEvent') },
  annulContract: grave,
};
