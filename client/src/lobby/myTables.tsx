// MyTables: the matches against a bot in this browser: running ones first, finished ones folded away.

import { tableOf } from '@dunmer/shared/contract';
import type { MineInfo } from '@dunmer/shared/protocol';
import { otherSeat } from '@dunmer/shared/rules';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { onWake } from '../device/index.ts';
import { api } from '../net/index.ts';
import { useIsUntold } from '../shown/index.ts';
import { useText } from '../text/index.ts';
import css from './lobby.module.css';
import { useAsked } from './withCode.tsx';

type Known = MineInfo['tables'][number];
/** `untold`: the film has not shown yet how the match stands, so the list does not say it either. */
type MyTable = Omit<Known, 'phase'> & { readonly phase: Known['phase'] | 'untold' };

const TableLink = ({ table }: { readonly table: MyTable }) => {
  const text = useText();
  const word = text.mine[table.phase];
  const { bot, name } = table.seats[otherSeat(table.seat)];
  return (
    <li>
      <Link href={`/m/${table.match}`} className={css['table']} data-phase={table.phase}>
        <span className={css['against']}>{text.mine.against(bot === null ? name : text.bots[bot].name)}</span>
        <span className={css['phase']}>
          {tableOf(table) === 'patrons' ? text.home.atPatrons(word) : word}
        </span>
      </Link>
    </li>
  );
};

const TableList = ({ tables }: { readonly tables: readonly MyTable[] }) => (
  <ul className={css['tables']}>
    {tables.map((table) => (
      <TableLink key={table.match} table={table} />
    ))}
  </ul>
);

const Tables = ({ tables: known }: MineInfo) => {
  const text = useText();
  const isUntold = useIsUntold();
  const tables = known.map((table): MyTable =>
    isUntold(table.match, table.phase) ? { ...table, phase: 'untold' } : table,
  );
  const played = tables.filter(({ phase }) => phase === 'finished');
  const going = tables.filter(({ phase }) => phase !== 'finished');
  return (
    <section className={css['mine']} aria-label={text.home.withPractice}>
      {going.length > 0 && (
        <>
          <h2>{text.home.withPractice}</h2>
          <TableList tables={going} />
        </>
      )}
      {played.length > 0 && (
        <details className={css['played']}>
          <summary>{text.home.olderPractice}</summary>
          <TableList tables={played} />
        </details>
      )}
    </section>
  );
};

/** Nothing is shown when there are none or they can't be loaded: they are not part of the event. */
export const MyTables = () => {
  const { asked, again } = useAsked(api.mine);
  useEffect(() => onWake(again), [again]);
  return asked.at === 'here' && asked.value.tables.length > 0 ? <Tables {...asked.value} /> : null;
};
