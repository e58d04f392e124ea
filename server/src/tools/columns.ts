// Columns: a table as a terminal shows it: two columns of words on the left, numbers on the right.

/** Writes lines of columns, each as wide as it needs to be. */
export function inColumns(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows];
  const widths = heads.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return lines.map(lineOf).join('\n');
}
