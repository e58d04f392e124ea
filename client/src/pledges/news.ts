// News: how much of what was shown to this phone's owner they have looked at.

import { keep, recall } from '../device/index.ts';

const KEY = 'pledges.shown';

/** Whether something was shown since the page of promises was last looked at. */
export const isShownAnew = (shown: number): boolean => shown > Number(recall(KEY) ?? 0);

export function readShown(shown: number): void {
  if (isShownAnew(shown)) keep(KEY, String(shown));
}
