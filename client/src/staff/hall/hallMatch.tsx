// HallMatch: one match on the screen of the hall: what everybody may see of it.

import type { MatchId } from '@dunmer/shared/protocol';
import { lazy, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { useMatchSession, useMe } from '../../net/index.ts';
import { useStaffText, useText } from '../../text/index.ts';
import { Panel } from '../../ui/index.ts';

const MatchTable = lazy(async () => ({ default: (await import('../../match/index.ts')).MatchTable }));

export const HallMatch = ({ match }: { readonly match: MatchId }) => {
  const [, go] = useLocation();
  const { hall } = useStaffText();
  const follow = useMemo(() => ({ by: 'floor', match }) as const, [match]);
  const session = useMatchSession(follow);
  const { errors } = useText();
  // Whoever looks at it on a phone or a laptop of their own has something to press.
  const place = useMe()?.staff === 'display' ? 'hall' : 'phone';
  const { closed, view } = session;
  if (closed !== null && view === null) {
    return (
      <Panel tone="strong">
        <p role="alert">{errors[closed.code]}</p>
        <Link href="/hall">{hall.back}</Link>
      </Panel>
    );
  }
  return <MatchTable session={session} leave={() => go('/hall')} leaveTo={hall.back} place={place} />;
};
