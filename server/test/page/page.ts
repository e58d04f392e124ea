// Page: the examples of docs/protocol.md, found in its blocks, and between backticks in its tables.

import { readFileSync } from 'node:fs';

/** One example: its JSON, and the word that says what it is an example of. */
export interface Example {
  /** The word after `json` at the head of its block: `command`, `answer`, `GET /api/me` … */
  readonly kind: string;
  readonly value: unknown;
  /** Its line on the page, for the message when it is wrong. */
  readonly line: number;
}

const TEXT = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const BLOCK = /^```json (.+)\n([\s\S]*?)^```$/gm;
const ROW = /^\| `(\{.*?\})` \|/gm;

const lineAt = (index: number): number => TEXT.slice(0, index).split('\n').length;

function parsed(kind: string, text: string, line: number): Example {
  try {
    const value: unknown = JSON.parse(text);
    return { kind, value, line };
  } catch {
    throw new Error(`docs/protocol.md:${line} is no JSON: ${text.slice(0, 60)}`);
  }
}

/** Returns the examples of a block: one, or one in each line. */
function examplesIn(kind: string, body: string, line: number): readonly Example[] {
  const lines = body.trimEnd().split('\n');
  const isList = lines.every((each) => each.startsWith('{') && each.endsWith('}'));
  if (!isList) return [parsed(kind, body, line)];
  return lines.map((each, i) => parsed(kind, each, line + i));
}

const blocks = [...TEXT.matchAll(BLOCK)].flatMap(({ index, 1: kind = '', 2: body = '' }) =>
  examplesIn(kind, body, lineAt(index) + 1),
);
const AT_PATRONS = "\n## A match at the patrons' table\n";
const start = TEXT.indexOf(AT_PATRONS);
const end = TEXT.indexOf('\n## ', start + 1);
/** Rows in the section of the patrons' table show its events. */
const kindAt = (index: number): string => (index > start && index < end ? 'game event' : 'event');
const rows = [...TEXT.matchAll(ROW)].map(({ index, 1: text = '' }) =>
  parsed(kindAt(index), text, lineAt(index)),
);

/** Returns what the page says beside the example of an event of a match. */
export const saidOf = (event: string): string =>
  TEXT.split('\n')
    .find((line) => line.startsWith(`| \`{"type":"${event}"`))
    ?.split('}` |')[1] ?? '';

/** Everything that the page shows. */
export const EXAMPLES: readonly Example[] = [...blocks, ...rows];

/** Returns the text under this heading. */
export function textUnder(heading: string): string {
  const [, section = ''] = TEXT.split(`\n## ${heading}\n`);
  return section.split('\n## ')[0] ?? '';
}

/**
 * Every address that can be asked by HTTP, without its optional parameters; where a row has several, those after the
 * first are given by their ends.
 */
export const ADDRESSES: readonly string[] = [...textUnder('HTTP').matchAll(/`(\/[^`?]+)(?:\?[^`]*)?`/g)].map(
  ([, address = '']) => address,
);

/** Returns the words between backticks in the first cell of each row of the table under this heading. */
export function wordsUnder(heading: string): readonly string[] {
  return [...textUnder(heading).matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \|/gm)].flatMap(({ 1: cell = '' }) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, word = '']) => word),
  );
}

/** Returns the words between backticks in the second cell of each row there, by each word of the first cell. */
export function keysUnder(heading: string): ReadonlyMap<string, readonly string[]> {
  const rows = [...textUnder(heading).matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \| ([^|]*)\|/gm)];
  const inside = (cell: string) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, word = '']) => word);
  return new Map(
    rows.flatMap(({ 1: head = '', 2: keys = '' }) => inside(head).map((word) => [word, inside(keys)])),
  );
}
