// GameActs: beside a match at the patrons' table: the acts on it, and its file. Loads with the first such match.

import { PATRONS } from '@dunmer/shared/patrons';
import type { TableInfo } from '@dunmer/shared/protocol';
import { useMemo } from 'react';
import { useGameSession } from '../../net/index.ts';
import { useStaffText } from '../staffText.ts';
import { MatchActs, type MatchActsProps } from './matchActs.tsx';
import { RefereeFile } from './stoppedFault.tsx';

interface GameActsProps extends Pick<MatchActsProps, 'match' | 'role' | 'names'> {
  readonly table: TableInfo;
}

export const GameActs = ({ match, role, names, table }: GameActsProps) => {
  const { patrons } = useStaffText();
  const { view } = useGameSession(useMemo(() => ({ by: 'floor', match }) as const, [match]));
  const shown =
    view === null
      ? null
      : { phase: PATRONS.progressOf(view), ending: PATRONS.endingOf(view), notes: view.desk.notes };
  return (
    <>
      <MatchActs match={match} role={role} names={names} shown={shown} table={table} />
      {table.stopped === undefined && (
        <RefereeFile match={match} isOver={shown?.phase === 'finished'} hint={patrons.file} />
      )}
    </>
  );
};
