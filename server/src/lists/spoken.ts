// Spoken: cards by their names, and times by a clock on the wall, as an organiser reads them in a spreadsheet.

import type { Catalogue } from '@dunmer/shared/cards';
import { PRINTED } from '@dunmer/shared/windows/printed';
import type { Row } from './csv.ts';
import type { Table } from './table.ts';

/** Heads below which cards stand, or copies of intrigue cards as `card#1`; one or more with spaces between them. */
const CARDS: ReadonlySet<string> = new Set(['card', 'cards', 'gives', 'takes']);
/** Heads below which a time stands as ISO writes it. */
const TIMES: ReadonlySet<string> = new Set(['at', 'written', 'opened', 'since']);
/** Seals are made of ids, so a table that opens them keeps its ids. */
const SEALS = 'salt';

/** Writes a time (ISO 8601, UTC) as a Russian spreadsheet recognises a date. */
export type TimeIn = (iso: string) => string;

/**
 * Returns the clock of a time zone by its name in `Intl`, such as `Europe/Moscow`; null where there is no such zone.
 */
export function timeIn(zone: string): TimeIn | null {
  try {
    const format = new Intl.DateTimeFormat('ru-RU', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    return (iso) => format.format(new Date(iso)).replace(',', '');
  } catch {
    return null;
  }
}

/**
 * A card's Russian name, with the number of its copy where there is one; the key itself where the card is unknown.
 */
function nameIn(catalogue: Catalogue, key: string): string {
  const [id = '', copy] = key.split('#');
  const card = catalogue.get(id) ?? PRINTED.pledges.get(id) ?? PRINTED.intrigue.get(id);
  const name = card?.name.ru ?? id;
  return copy === undefined ? name : `${name} #${copy}`;
}

/**
 * Returns the table with its cards' Russian names and its times by that clock; with ISO times where `time` is null.
 */
export function spoken({ head, rows }: Table, catalogue: Catalogue, time: TimeIn | null): Table {
  if (head.includes(SEALS)) return { head, rows };
  const cellOf = (cell: Row[number], name = ''): Row[number] => {
    if (typeof cell !== 'string' || cell === '') return cell;
    if (TIMES.has(name) && time !== null) return time(cell);
    if (!CARDS.has(name)) return cell;
    return cell
      .split(' ')
      .map((key) => nameIn(catalogue, key))
      .join(', ');
  };
  return { head, rows: rows.map((row) => row.map((cell, at) => cellOf(cell, head[at]))) };
}
