// MatchPage: one match for staff: the watcher's board, and beside it the acts; on a phone one or the other.

import { tableOf } from '@dunmer/shared/contract';
import { openedBy } from '@dunmer/shared/fairness';
import type { MatchId, StaffRole } from '@dunmer/shared/protocol';
import { bySeat } from '@dunmer/shared/rules';
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { ConnectionBanner } from '../../frame/index.ts';
import { later, useMatchSession } from '../../net/index.ts';
import { useErrorsText, useText } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Panel, SegmentedSwitch, Waiting } from '../../ui/index.ts';
import { ActLayer } from '../acts/actSheet.tsx';
import { DiskBanner } from '../shell/desk.tsx';
import { WithStaff } from '../shell/withStaff.tsx';
import css from './match.module.css';
import { MatchActs, type MatchActsProps } from './matchActs.tsx';
import { RefereeFile } from './stoppedFault.tsx';

const PatronsScreen = later(async () => ({
  default: (await import('../../patrons/index.ts')).PatronsScreen,
}));
const GameActs = later(async () => ({ default: (await import('./gameActs.tsx')).GameActs }));
const MatchTable = later(async () => ({ default: (await import('../../match/index.ts')).MatchTable }));

/**
 * The acts on a match at the trade table, and its file, which has both decks if they were opened while it ran (R15).
 */
const TradeActs = ({ match, role, names }: Pick<MatchActsProps, 'match' | 'role' | 'names'>) => {
  const { match: words } = useStaffText();
  const { table, view } = useMatchSession(useMemo(() => ({ by: 'floor', match }) as const, [match]));
  const phase = view?.common.phase ?? null;
  const shown =
    view === null || phase === null
      ? null
      : { phase: phase.at, ending: phase.at === 'finished' ? phase.ending : null, notes: view.desk.notes };
  const hasDecks = view?.desk.notes.some((note) => openedBy(note) === 'decks') === true;
  return (
    <>
      <MatchActs match={match} role={role} names={names} shown={shown} table={table} />
      {table?.stopped === undefined && (
        <RefereeFile
          match={match}
          isOver={phase?.at === 'finished'}
          hint={hasDecks ? words.fileHint : words.fileBare}
        />
      )}
    </>
  );
};

const PARTS = ['acts', 'board'] as const;
type Part = (typeof PARTS)[number];

const NARROW = '(width < 900px)';
const hearNarrow = (changed: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const Whole = ({ match, role }: { readonly match: MatchId; readonly role: StaffRole }) => {
  const { match: words } = useStaffText();
  const { app } = useText();
  const errors = useErrorsText();
  const [, go] = useLocation();
  const [part, setPart] = useState<Part>('acts');
  // When there is room for one part only, the acts take the whole page, which then says whose match it is.
  const isAlone = useSyncExternalStore(hearNarrow, () => matchMedia(NARROW).matches) && part === 'acts';
  const follow = useMemo(() => ({ by: 'floor', match }) as const, [match]);
  const session = useMatchSession(follow);
  const { table, view, closed } = session;
  const names = bySeat((seat) => table?.seats[seat].name ?? '');
  const game = table !== null && tableOf(table) === 'patrons' ? table : null;
  const given = { leave: () => go('/staff'), leaveTo: words.back, place: 'desk' } as const;
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
            {game === null ? (
              <MatchTable session={session} {...given} />
            ) : (
              <PatronsScreen follow={follow} {...given} />
            )}
          </Suspense>
        )}
      </div>
      <div role={isAlone ? 'main' : 'complementary'} className={css['aside']} aria-label={words.acts}>
        <div className={css['head']}>
          {isAlone && table !== null && <h1>{`${names.a}\u00A0— ${names.b}`}</h1>}
          <Link href="/staff">{words.back}</Link>
          <ConnectionBanner reader="staff" />
          <DiskBanner />
        </div>
        {game === null ? (
          <TradeActs match={match} role={role} names={names} />
        ) : (
          <Suspense fallback={<Waiting>{app.loading}</Waiting>}>
            <GameActs match={match} role={role} names={names} table={game} />
          </Suspense>
        )}
      </div>
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
        <div className={css['layer']}>
          <ActLayer me={home.me} />
        </div>
      </>
    )}
  </WithStaff>
);
