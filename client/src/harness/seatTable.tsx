// SeatTable: the table of seat a for each test, on a phone that has shown everything which has happened so far.

import { visibleTo } from '@dunmer/shared/fairness';
import { afterEach } from 'vitest';
import { keep } from '../device/index.ts';
import { MatchTable } from '../match/matchScreen.tsx';
import { home, type MatchSession } from '../net/index.ts';
import { homeView } from './homeView.ts';
import type { LocalMatch } from './localMatch.ts';
import { type Mounted, mounted } from './mounted.tsx';
import { sessionOf } from './sessionOf.ts';

/** More events than any match has. */
const ALL = '1000';

/** Sets this up for each test of the calling file; returns the function that mounts the table. */
export function seatTable(): (
  match: Pick<LocalMatch, 'log'>,
  facts?: Partial<MatchSession>,
) => Promise<Mounted> {
  let page: Mounted | null = null;
  afterEach(async () => {
    await page?.unmount();
    page = null;
  });
  return async ({ log }, facts = {}) => {
    await page?.unmount();
    const session = sessionOf(visibleTo(log, 'a'), 'a', facts);
    keep(`film.seen.${session.table?.match ?? ''}.a`, ALL);
    home.known.setState({ home: homeView() });
    page = await mounted(<MatchTable session={session} leave={() => undefined} />);
    return page;
  };
}
