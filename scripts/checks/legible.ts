// Legible: what keeps a file easy to read and the formatter does not see to: how wide comments are, and how long files.
import { parseSync } from 'vite';

/** The most letters of a line with a comment. Code is seen to by the formatter: what it leaves longer has no seam. */
const WIDEST = 120;
/** The most lines of a file of the product. */
export const LONGEST = 250;

/** The lines of `source` (TypeScript, at `path`) with a comment that reach too far, by their numbers from 1. */
export function wideCommentsIn(path: string, source: string): readonly number[] {
  const lines = source.split('\n');
  if (lines.every((line) => line.length <= WIDEST)) return [];
  const wide = new Set<number>();
  let at = 0;
  let number = 0;
  // A line break counts as one letter of the source.
  const ends = lines.map((line) => (at += line.length + 1));
  for (const { start, end } of parseSync(path, source).comments) {
    while ((ends[number] ?? Number.POSITIVE_INFINITY) <= start) number += 1;
    for (let nth = number; nth < lines.length && (ends[nth - 1] ?? 0) < end; nth++)
      if ((lines[nth]?.length ?? 0) > WIDEST) wide.add(nth + 1);
  }
  return [...wide];
}

/** How many lines a file has. */
export const lengthOf = (source: string): number => source.trimEnd().split('\n').length;
