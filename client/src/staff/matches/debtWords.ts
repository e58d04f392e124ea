// debtWords: who owes what to whom of a match that was settled anew, in words.

import type { StaffMatch } from '@dunmer/shared/protocol';
import type { useStaffText } from '../../text/index.ts';

export const debtWords = (
  { owed, seats }: Pick<StaffMatch, 'owed' | 'seats'>,
  { matches, places }: Pick<ReturnType<typeof useStaffText>, 'matches' | 'places'>,
): readonly string[] =>
  owed.map(({ from, to, sum }) =>
    matches.owes(seats[from].name, to === 'bank' ? places.bank : seats[to].name, sum),
  );
