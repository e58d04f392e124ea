// find: searches a list.

/** Lower case and without accents: people who search in a hurry leave them out. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the rows that match what was typed: every typed word must occur somewhere in the row, in any spelling of
 * case and accents.
 */
export function find<Row>(
  rows: readonly Row[],
  typed: string,
  wordsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const words = plain(typed).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const said = plain(wordsOf(row).join(' '));
    return words.every((word) => said.includes(word));
  });
}
