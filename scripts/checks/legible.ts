// Legible: what makes a file easy to read and the formatter does not check: the width of comments and the length of
// files.
import { parseSync } from 'vite';

/** The most letters of a line with a comment. The formatter sees to code; what it leaves longer can't be broken. */
const WIDEST = 120;
/** The most lines of a product file. */
export const LONGEST = 250;

/**
 * Returns the lines of `source` (TypeScript, at `path`) with a comment that are too wide, by their numbers from 1.
 */
export function wideCommentsIn(path: string, source: string): readonly number[] {
  const lines = source.split('\n');
  if (lines.every((line) => line.length <= WIDEST)) return [];
  const wide = new Set<number>();
  let at = 0;
  let number = 0;
  // A line break counts as one character of the source.
  const ends = lines.map((line) => (at += line.length + 1));
  for (const { start, end } of parseSync(path, source).comments) {
    while ((ends[number] ?? Number.POSITIVE_INFINITY) <= start) number += 1;
    for (let nth = number; nth < lines.length && (ends[nth - 1] ?? 0) < end; nth++)
      if ((lines[nth]?.length ?? 0) > WIDEST) wide.add(nth + 1);
  }
  return [...wide];
}

/** Returns how many lines a file has. */
export const lengthOf = (source: string): number => source.trimEnd().split('\n').length;
