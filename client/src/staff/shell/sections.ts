// Sections: the pages of the desk, and who has them.

import type { EventSettings, StaffRole } from '@dunmer/shared/protocol';

export const SECTIONS = ['floor', 'people', 'cards', 'contracts', 'matches', 'promises', 'settings'] as const;
export type Section = (typeof SECTIONS)[number];

/** Those that are made of lists. */
export const LISTED = ['people', 'cards', 'contracts', 'matches'] as const satisfies readonly Section[];
export type Listed = (typeof LISTED)[number];

const OF_REFEREES: readonly Section[] = ['floor', 'matches'];

/** Promises have a page once they were switched on, and not before. */
export const sectionsOf = (
  role: StaffRole,
  { promises }: Pick<EventSettings, 'promises'>,
): readonly Section[] => {
  if (role === 'organiser')
    return SECTIONS.filter((section) => section !== 'promises' || promises !== undefined);
  return role === 'referee' ? OF_REFEREES : [];
};

export const pathOf = (section: Section): string => (section === 'floor' ? '/staff' : `/staff/${section}`);
