// tableOf: the table that a command is about: the trade's unless `--table` says otherwise.

const TABLES = ['trade', 'patrons'] as const;
export type Table = (typeof TABLES)[number];

/**
 * Reads `--table`, and returns the other arguments beside it. Ends the process with a reason where there is no such
 * table.
 */
export function tableOf(): { readonly table: Table; readonly rest: readonly string[] } {
  const args = process.argv.slice(2);
  const at = args.indexOf('--table');
  if (at < 0) return { table: 'trade', rest: args };
  const table = TABLES.find((known) => known === args[at + 1]);
  if (table !== undefined) return { table, rest: args.toSpliced(at, 2) };
  process.stderr.write(`--table takes ${TABLES.join(' or ')}\n`);
  return process.exit(2);
}
