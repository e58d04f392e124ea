// UnderWay: what stands where something was pressed, while that is on its way.

import type { PatronsText } from './patronsText.ts';
import type { PatronsSession } from './session.ts';

/** Null where nothing is. */
export const underWay = ({ sending }: PatronsSession, { moment }: PatronsText): string | null => {
  if (sending === 'no') return null;
  return sending === 'late' ? moment.late : moment.sending;
};
