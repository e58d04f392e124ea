// Rows: a list as a table; on a narrow screen each row is a leaf of its own. The first column names the row and links
// to its page.

import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStaffText } from '../staffText.ts';
import { Button, classes, VisuallyHidden } from '../../ui/index.ts';
import css from './lists.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** `number` is aligned to the right; `act` is for buttons, and only screen readers get its heading. */
  readonly look?: 'words' | 'number' | 'act';
}

interface RowsProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The page that a row links to; undefined for a row that links to none. */
  readonly hrefOf?: ((row: Row) => string | undefined) | undefined;
  /** Whether a row is marked at its edge. */
  readonly isMarked?: (row: Row) => boolean;
}

/** So many rows are shown at once: a long list is searched, not scrolled. */
const MOST = 150;

const isBare = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a, button, input, label') === null;

export const Rows = <Row,>({ label, columns, rows, keyOf, hrefOf, isMarked }: RowsProps<Row>) => {
  const text = useStaffText();
  const [, go] = useLocation();
  const [most, setMost] = useState(MOST);
  const [first, ...others] = columns;
  if (first === undefined) return null;
  const row = (each: Row) => {
    const href = hrefOf?.(each);
    const open = href === undefined ? undefined : (event: MouseEvent) => void (isBare(event) && go(href));
    return (
      <tr
        key={keyOf(each)}
        className={classes(isMarked?.(each) === true && css['marked'], href !== undefined && css['opens'])}
        onClick={open}
      >
        <th scope="row">
          {href === undefined ? (
            <span data-row="" tabIndex={-1}>
              {first.render(each)}
            </span>
          ) : (
            <Link href={href} data-row="">
              {first.render(each)}
            </Link>
          )}
        </th>
        {others.map(({ id, label: name, render, look = 'words' }) => (
          <td key={id} className={css[look]} data-label={name}>
            {render(each)}
          </td>
        ))}
      </tr>
    );
  };
  return (
    <>
      <table className={css['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, label: name, look = 'words' }) => (
              <th key={id} scope="col" className={css[look]}>
                {look === 'act' ? <VisuallyHidden>{name}</VisuallyHidden> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.slice(0, most).map(row)}</tbody>
      </table>
      {rows.length > most && (
        <Button onClick={() => setMost(most + MOST)}>
          {text.lists.more(Math.min(MOST, rows.length - most))}
        </Button>
      )}
    </>
  );
};
