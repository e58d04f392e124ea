// Sections: the pages of the desk, and who has them.

import type { StaffRole } from '@dunmer/shared/protocol';

export const SECTIONS = ['floor', 'people', 'cards', 'contracts', 'matches', 'settings'] as const;
export type Section = (typeof SECTIONS)[number];

/** Those that are made of lists. */
export const LISTED = ['people', 'cards', 'contracts', 'matches'] as const satisfies readonly Section[];
export type Listed = (typeof LISTED)[number];

const OF_REFEREES: readonly Section[] = ['floor', 'matches'];

export const sectionsOf = (role: StaffRole): readonly Section[] => {
  if (role === 'organiser') return SECTIONS;
  return role === 'referee' ? OF_REFEREES : [];
};

export const pathOf = (section: Section): string => (section === 'floor' ? '/staff' : `/staff/${section}`);
