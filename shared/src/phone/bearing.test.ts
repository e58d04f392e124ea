// Bearing witness (F8): the phone keeps all that it sees as it comes, and checks the file by itself at the end.

import { evolveMatchView, matchViewOf, type MatchView, NEW_SEALED_MATCH } from '../fairness/index.ts';
import { playedMatch, scriptedStorage } from '../testing/index.ts';
import { expect, it } from 'vitest';
import { createBearing } from './bearing.ts';
import { TRADE_ON_PHONE, type TradePhone } from './tradeTable.ts';
import { witnessKey } from './witness.ts';
import type { WitnessReport } from './witnessReport.ts';

let view = matchViewOf(NEW_SEALED_MATCH, 'watcher');
/** A whole match as a watcher receives it. */
const VIEWS: readonly MatchView[] = playedMatch('watcher').map(
  ({ batch }) => (view = batch.events.reduce(evolveMatchView, view)),
);
const LAST = VIEWS.at(-1);
const SAME = { at: 'checked', file: 'agrees', phone: 'same' } as const;

/** A phone that bears witness; each of its checks reports the next one of these. */
function bearing(...reports: readonly WitnessReport[]) {
  const storage = scriptedStorage();
  const [said, checked]: [string[], string[]] = [[], []];
  let seen: MatchView | null = null;
  const { look, check } = createBearing<TradePhone>({
    table: TRADE_ON_PHONE,
    storage,
    view: () => seen,
    pathOf: () => '/file',
    checkMatch: async (path) => {
      checked.push(path);
      return reports[checked.length - 1] ?? SAME;
    },
    show: (what) => said.push('witness' in what ? what.witness.at : what.filePath),
  });
  const sees = async (next: MatchView | undefined): Promise<void> => {
    seen = next ?? null;
    look();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { storage, said, checked, sees, check };
}

it('what has come is kept at once, for a page that is reloaded', async () => {
  const { storage, sees, said } = bearing();
  for (const view of VIEWS.slice(0, 3)) await sees(view);
  const [, , third] = VIEWS;
  expect(storage.recall(third === undefined ? '' : witnessKey(third))).toContain(third?.seals.commitment);
  expect(said).toEqual([]);
});

it('once all is over, the seed too, it says where the file is and checks it, once', async () => {
  const { said, checked, sees } = bearing();
  for (const view of VIEWS) await sees(view);
  expect(said).toEqual(['/file', 'checking', 'checked']);
  // Notes by staff still arrive after the end.
  if (LAST !== undefined) await sees({ ...LAST });
  expect(checked).toEqual(['/file']);
});

it('before its seed is published a match that is over has no file', async () => {
  const { said, sees } = bearing();
  if (LAST !== undefined) await sees({ ...LAST, seals: { ...LAST.seals, seed: null } });
  expect(said).toEqual([]);
  await sees(LAST);
  expect(said).toEqual(['/file', 'checking', 'checked']);
});

it('a check that failed is made again where that is asked for, and one at a time', async () => {
  const { said, checked, sees, check } = bearing({ at: 'failed' });
  await sees(LAST);
  for (const _ of ['a tap', 'another']) check();
  await Promise.resolve();
  await Promise.resolve();
  expect(checked).toHaveLength(2);
  expect(said).toEqual(['/file', 'checking', 'failed', 'checking', 'checked']);
});
