// MyTables: the tables where this browser has a seat: those that go on first, the played ones folded away.

import type { MineInfo } from '@dunmer/shared/protocol';
import { otherSeat } from '@dunmer/shared/rules';
import { Link } from 'wouter';
import { useText } from '../text/index.ts';
import css from './lobby.module.css';

type MyTable = MineInfo['tables'][number];

const TableLink = ({ table }: { readonly table: MyTable }) => {
  const text = useText();
  const opponent = table.seats[otherSeat(table.seat)];
  const bot = opponent?.bot ?? null;
  const name = bot === null ? opponent?.name : text.bots[bot].name;
  return (
    <li>
      <Link href={`/m/${table.match}`} className={css['table']} data-phase={table.phase}>
        <span className={css['against']}>
          {name === undefined ? text.mine.nobody : text.mine.against(name)}
        </span>
        <span className={css['phase']}>{text.mine[table.phase]}</span>
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

export const MyTables = ({ tables }: MineInfo) => {
  const text = useText();
  const played = tables.filter(({ phase }) => phase === 'finished');
  const going = tables.filter(({ phase }) => phase !== 'finished');
  return (
    <section className={css['mine']} aria-label={text.home.mine}>
      {going.length > 0 && (
        <>
          <h2>{text.home.mine}</h2>
          <TableList tables={going} />
        </>
      )}
      {played.length > 0 && (
        <details className={css['played']} open={going.length === 0}>
          <summary>{text.home.olderFinished}</summary>
          <TableList tables={played} />
        </details>
      )}
    </section>
  );
};
