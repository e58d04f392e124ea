// npm run check: checks a match file with nothing but the file (F10), of either table: its path, or the file on
// standard input. Says what was looked at, a line each; ends with 0 where the file agrees with itself.

import { readFileSync } from 'node:fs';
import { checkedSaid } from './checkedSaid.ts';

/** What stands for standard input, as for other commands. */
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
