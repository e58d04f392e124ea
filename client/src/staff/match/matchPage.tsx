// MatchPage: one match for staff: the watcher's board, and beside it what can be done. On a phone one or the other.

import type { MatchId, StaffRole } from '@dunmer/shared/protocol';
import { bySeat } from '@dunmer/shared/rules';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ConnectionBanner } from '../../connection/index.ts';
import { useMatchSession } from '../../net/index.ts';
import { useErrorsText, useStaffText, useText } from '../../text/index.ts';
import { Panel, SegmentedSwitch, Waiting } from '../../ui/index.ts';
import { ActLayer } from '../acts/actSheet.tsx';
import { DiskBanner } from '../shell/desk.tsx';
import { WithStaff } from '../shell/withStaff.tsx';
import css from './match.module.css';
import { MatchActs } from './matchActs.tsx';
import { RefereeFile } from './stoppedFault.tsx';

const MatchTable = lazy(async () => ({ default: (await import('../../match/index.ts')).MatchTable }));

const PARTS = ['acts', 'board'] as const;
type Part = (typeof PARTS)[number];

const Whole = ({ match, role }: { readonly match: MatchId; readonly role: StaffRole }) => {
  const { match: words } = useStaffText();
  const { app } = useText();
  const errors = useErrorsText();
  const [, go] = useLocation();
  const [part, setPart] = useState<Part>('acts');
  const follow = useMemo(() => ({ by: 'floor', match }) as const, [match]);
  const session = useMatchSession(follow);
  const { table, view, closed } = session;
  const names = bySeat((seat) => table?.seats[seat].name ?? '');
  return (
    <div className={css['whole']} data-part={part}>
      <div className={css['board']}>
        {closed !== null && view === null ? (
          <Panel tone="strong">
            <p role="alert">{errors(closed.code)}</p>
            <Link href="/staff">{words.back}</Link>
          </Panel>
        ) : (
          <Suspense fallback={<Waiting>{app.loading}</Waiting>}>
            <MatchTable session={session} leave={() => go('/staff')} leaveTo={words.back} place="desk" />
          </Suspense>
        )}
      </div>
      <aside className={css['aside']} aria-label={words.acts}>
        <div className={css['head']}>
          <Link href="/staff">{words.back}</Link>
          <ConnectionBanner reader="staff" />
          <DiskBanner />
        </div>
        <MatchActs match={match} role={role} names={names} phase={view?.common.phase ?? null} table={table} />
        {view !== null && table?.stopped === undefined && <RefereeFile match={match} view={view} />}
      </aside>
      <div className={css['switch']}>
        <SegmentedSwitch
          label={words.show}
          value={part}
          options={PARTS.map((value) => ({ value, label: words[value] }))}
          onChange={setPart}
        />
      </div>
    </div>
  );
};

export const MatchPage = ({ match }: { readonly match: MatchId }) => (
  <WithStaff>
    {(home, role) => (
      <>
        <Whole match={match} role={role} />
        <ActLayer me={home.me} />
      </>
    )}
  </WithStaff>
);
