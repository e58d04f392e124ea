// MatchRoute: one match at its address, at either table: loading, unavailable, or under way.

import { tableOf } from '@dunmer/shared/contract';
import type { SyncRequest } from '@dunmer/shared/protocol';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { MovedScreen } from '../home/index.ts';
import { later, useMatchSession } from '../net/index.ts';
import { useErrorsText } from '../text/index.ts';
import { LoadingScreen, NowhereScreen } from './pages.tsx';

const MatchScreen = later(async () => ({ default: (await import('../match/index.ts')).MatchScreen }));
const PatronsScreen = later(async () => ({ default: (await import('../patrons/index.ts')).PatronsScreen }));

export const MatchRoute = ({ follow }: { readonly follow: SyncRequest['follow'] }) => {
  const errors = useErrorsText();
  const { view, closed, table } = useMatchSession(follow);
  const [, go] = useLocation();
  // The owner of the seat has gone on playing from another phone.
  if (closed?.code === 'read-only') return <MovedScreen />;
  if (closed !== null && view === null) {
    // An address that can't be a match's leads to no match; opening it anew would not help.
    return <NowhereScreen why={errors(closed.code === 'bad-shape' ? 'unknown-match' : closed.code)} />;
  }
  const isPatrons = table !== null && tableOf(table) === 'patrons';
  return (
    <Suspense fallback={<LoadingScreen />}>
      {isPatrons ? (
        <PatronsScreen follow={follow} place="phone" leave={() => go('/')} />
      ) : (
        <MatchScreen follow={follow} />
      )}
    </Suspense>
  );
};
