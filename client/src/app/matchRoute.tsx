// MatchRoute: one match at its address: on its way, unavailable, or under way.

import type { SyncRequest } from '@dunmer/shared/protocol';
import { lazy, Suspense } from 'react';
import { MovedScreen } from '../home/index.ts';
import { useMatchSession } from '../net/index.ts';
import { useErrorsText } from '../text/index.ts';
import { LoadingScreen, NowhereScreen } from './pages.tsx';

const MatchScreen = lazy(async () => ({ default: (await import('../match/index.ts')).MatchScreen }));

export const MatchRoute = ({ follow }: { readonly follow: SyncRequest['follow'] }) => {
  const errors = useErrorsText();
  const { view, closed } = useMatchSession(follow);
  // Its seat's owner plays on from another phone.
  if (closed?.code === 'read-only') return <MovedScreen />;
  if (closed !== null && view === null) return <NowhereScreen why={errors(closed.code)} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <MatchScreen follow={follow} />
    </Suspense>
  );
};
