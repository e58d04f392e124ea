// UnderWay: the words in the place of a pressed button while its command is on its way.

import type { PatronsText } from './patronsText.ts';
import type { PatronsSession } from './session.ts';

/** Returns null when no command is on its way. */
export const underWay = ({ sending }: PatronsSession, { moment }: PatronsText): string | null => {
  if (sending === 'no') return null;
  return sending === 'late' ? moment.late : moment.sending;
};
