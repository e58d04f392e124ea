// HallMatch: one match on the screen of the hall: what everybody may see of it.

import type { MatchId } from '@dunmer/shared/protocol';
import { lazy, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useMatchSession } from '../../net/index.ts';
import { useStaffText } from '../../text/index.ts';

const MatchTable = lazy(async () => ({ default: (await import('../../match/index.ts')).MatchTable }));

export const HallMatch = ({ match }: { readonly match: MatchId }) => {
  const [, go] = useLocation();
  const { hall } = useStaffText();
  const follow = useMemo(() => ({ by: 'floor', match }) as const, [match]);
  const session = useMatchSession(follow);
  return <MatchTable session={session} leave={() => go('/hall')} leaveTo={hall.back} />;
};
