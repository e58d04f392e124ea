// settingField: the field of a setting: a number within its bounds, or one of a few options.

import {
  INTRIGUE_SETTINGS,
  MONEY,
  PATRONS_SETTINGS,
  type SettingChange,
  SETTINGS,
  SWITCH,
  WATCHING,
  WINDOW_TIME,
} from '@dunmer/shared/protocol';
import type { Field } from './field.ts';
import { choice, numberAt } from './fields.tsx';
import type { Facts } from './form.ts';

type Set = Facts['set'];

const BOUNDS = { ...SETTINGS, ...INTRIGUE_SETTINGS, ...PATRONS_SETTINGS, windowTime: WINDOW_TIME };

/** Returns the one field of a setting. */
export function settingField({ change }: Set): Field<Set> {
  const put = (facts: Set, next: SettingChange): Set => ({ ...facts, change: next });
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
    case 'promises':
    case 'intrigue':
    case 'patrons': {
      const { name, value } = change;
      return choice<Set, (typeof SWITCH)[number]>(name, SWITCH, {
        read: () => value,
        write: (facts, next) => put(facts, { name, value: next }),
      });
    }
    default: {
      const { name, value } = change;
      const { min, max } = BOUNDS[name];
      return numberAt<Set>(
        name,
        { min, max },
        {
          read: () => value,
          write: (facts, next) => put(facts, { name, value: next }),
        },
      );
    }
  }
}
