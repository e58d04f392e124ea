// npm run check: checks a match file of either table with nothing but the file (F10): its path, or the file on standard
// input. Prints a line for each thing that was checked; ends with 0 where the file agrees with itself.

import { readFileSync } from 'node:fs';
import { checkedSaid } from './checkedSaid.ts';

/** The file descriptor of standard input. */
const STDIN = 0;

function textOf(path: string | undefined): string | null {
  try {
    return readFileSync(path ?? STDIN, 'utf8');
  } catch {
    return null;
  }
}

const [path] = process.argv.slice(2);
const text = textOf(path);
if (text === null) {
  console.error(`${path ?? 'standard input'} can't be read`);
  process.exitCode = 1;
} else {
  const { agrees, lines } = checkedSaid(text);
  console.log(lines.join('\n'));
  process.exitCode = agrees ? 0 : 1;
}
