// IsOver: whether the reader has to choose beside the match what is too much in their hand (IN10).

import { useKnownHome } from '../../net/index.ts';

export const useIsOver = (): boolean =>
  useKnownHome()?.intrigue?.due.some(({ what }) => what === 'keep') ?? false;
