// MatchRoute: one match at its address: on the way, not to be had, waiting for its second seat, or under way.

import type { SyncRequest } from '@dunmer/shared/protocol';
import { lazy, Suspense, useEffect } from 'react';
import { WaitingScreen } from '../lobby/index.ts';
import { useMatchSession } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { LoadingScreen } from './loadingScreen.tsx';
import { NowhereScreen } from './nowhereScreen.tsx';

const bring = () => import('../match/index.ts');
/** Asked for once more when it is shown, and then not to be had. */
const saidByTheScreen = () => undefined;
const MatchScreen = lazy(async () => ({ default: (await bring()).MatchScreen }));

export const MatchRoute = ({ follow }: { readonly follow: SyncRequest['follow'] }) => {
  const text = useText();
  const { table, view, closed } = useMatchSession(follow);
  // The table's code is here before the opponent is.
  useEffect(() => void bring().catch(saidByTheScreen), []);
  if (closed !== null && view === null) return <NowhereScreen why={text.errors[closed.code]} />;
  if (table === null) return <LoadingScreen />;
  // A boundary of its own: what was here before leaves the page, instead of being hidden behind what loads.
  return (
    <Suspense key={view === null ? 'waiting' : 'match'} fallback={<LoadingScreen />}>
      {view === null ? <WaitingScreen table={table} /> : <MatchScreen follow={follow} />}
    </Suspense>
  );
};
