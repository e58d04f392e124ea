// find: what a search finds in a list.

/** Without what stands over letters: people who search in a hurry leave it out. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The rows of a list that go by what was typed: every word of it somewhere in the row, however it is written. */
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
