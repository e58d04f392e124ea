// Sections: the pages of the desk, and who has them.

import type { EventSettings, StaffRole } from '@dunmer/shared/protocol';

export const SECTIONS = [
  'floor',
  'people',
  'cards',
  'contracts',
  'matches',
  'promises',
  'intrigue',
  'journal',
  'settings',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Sections that are made of lists. */
export const LISTED = [
  'people',
  'cards',
  'contracts',
  'matches',
  'journal',
] as const satisfies readonly Section[];
export type Listed = (typeof LISTED)[number];

const OF_REFEREES: readonly Section[] = ['floor', 'matches', 'promises', 'intrigue'];

/** Settings of the modules: promises and the intrigue deck have a page once they were switched on, and not before. */
export type Modules = Pick<EventSettings, 'promises' | 'intrigue'>;

export const sectionsOf = (role: StaffRole, modules: Modules): readonly Section[] => {
  const all = { organiser: SECTIONS, referee: OF_REFEREES, display: [] }[role];
  return all.filter(
    (section) =>
      (section !== 'promises' || modules.promises !== undefined) &&
      (section !== 'intrigue' || modules.intrigue !== undefined),
  );
};

export const pathOf = (section: Section): string => (section === 'floor' ? '/staff' : `/staff/${section}`);
