// CSV: a table that opens safely in a spreadsheet: no cell is a formula, every one is quoted, and Excel reads Cyrillic.

export type Cell = string | number | boolean | null;

export type Row = readonly Cell[];

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[\s\0]*[=+\-@\t\r\n＝＋－＠]/;
/** What ends a cell: where numbers have a decimal comma, as in Russian, spreadsheets expect a semicolon. */
export type Separator = ',' | ';';
/**
 * A formula's beginning behind something that a spreadsheet of another country takes for the end of a cell or of a row,
 * quoted or not.
 */
const INNER_FORMULA: Readonly<Record<Separator, RegExp>> = {
  ',': /([;|\t\n][\s\0]*)(?=[=+\-@＝＋－＠])/g,
  ';': /([,|\t\n][\s\0]*)(?=[=+\-@＝＋－＠])/g,
};
const BYTE_ORDER_MARK = '\uFEFF';

function cellOf(cell: Cell, separator: Separator): string {
  const text = cell === null ? '' : String(cell);
  // A number of our own is no formula, whatever its sign.
  const begun = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
  const safe = typeof cell === 'string' ? begun.replaceAll(INNER_FORMULA[separator], "$1'") : begun;
  return `"${safe.replaceAll('"', '""').replaceAll('\0', '')}"`;
}

/** Writes a table with its heads as CSV. */
export const csvOf = (head: readonly string[], rows: readonly Row[], separator: Separator = ','): string =>
  BYTE_ORDER_MARK +
  [head, ...rows].map((row) => `${row.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`).join('');
