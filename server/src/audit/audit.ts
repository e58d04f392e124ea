// Audit: reads a whole event and reports the first thing that is wrong (RELIABILITY, P18).

import { editionOf, gameEditionOf } from '../catalogue/index.ts';
import {
  AUDITED,
  type AuditedMatch,
  decode,
  type Effect,
  type JournalRow,
  type Reader,
} from '../store/index.ts';
import { checkAnswers } from './answers.ts';
import type { Book } from './book.ts';
import { bookOf } from './bookOf.ts';
import { checkChain } from './chain.ts';
import { checkSum, compareTable } from './compare.ts';
import { contradictionIn, type Finding } from './finding.ts';
import { type Beside, besideOf } from './beside.ts';
import { type Cards, checkMatch } from './matches.ts';
import { checkModules } from './modules.ts';
import type { Row } from './row.ts';
import { checkTexts, countErased } from './texts.ts';
import { NOTHING, type Unvouched, unvouchedWords } from './unvouched.ts';

export interface Audited {
  /** The first thing that is wrong; null if everything agrees. */
  readonly finding: Finding;
  /** The number of rows in the journal. */
  readonly rows: number;
  readonly matches: number;
  readonly erased: number;
  /** What is worth knowing although it is no fault, a sentence or two each. */
  readonly remarks: readonly string[];
  /**
   * When the newest row was written, in milliseconds since 1970: it shows how old the data is. Null if there are no
   * rows.
   */
  readonly lastAt: number | null;
}

/** The outcome of all checks. */
type Checked = Pick<Audited, 'finding' | 'remarks'>;

const wrong = (finding: Finding): Checked => ({ finding, remarks: [] });

const PAGE = 5_000;

async function allRows({ journal }: Reader): Promise<readonly JournalRow[]> {
  const rows: JournalRow[] = [];
  for (;;) {
    const page = await journal.rows(rows.at(-1)?.seq ?? -1, PAGE);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

async function checkTables({ audit }: Reader, book: Book): Promise<Finding> {
  const sum = checkSum(await audit.rows('accounts'));
  if (sum !== null) return sum;
  for (const table of AUDITED) {
    const found = compareTable(table, await audit.rows(table), book.table(table));
    if (found !== null) return found;
  }
  return null;
}

/** Returns editions by version; each is read and hashed once. */
function editions(reader: Reader): (version: string) => Promise<Cards | null> {
  const known = new Map<string, Cards | null>();
  const read = async (version: string): Promise<Cards | null> => {
    const stored = await reader.edition(version);
    if (stored !== null) return { at: 'trade', edition: editionOf(stored.cards, stored.decks) };
    const game = await reader.gameEdition(version);
    return game === null ? null : { at: 'patrons', edition: gameEditionOf(game) };
  };
  return async (version) => {
    const found = known.get(version);
    if (found !== undefined) return found;
    const cards = await read(version);
    known.set(version, cards);
    return cards;
  };
}

/** Checks that each edition's version is the hash of its cards. */
async function checkEditions(reader: Reader, editionFor: ReturnType<typeof editions>): Promise<Finding> {
  for (const version of await reader.audit.editions())
    if ((await editionFor(version))?.edition.version !== version)
      return `The cards of edition ${version} were changed.`;
  return null;
}

/** `unvouched` counts what older releases left; what is found of it in matches is added. */
async function checkMatches(
  reader: Reader,
  matches: readonly AuditedMatch[],
  besideFor: (id: string) => Beside,
  unvouched: Unvouched,
): Promise<Checked> {
  const editionFor = editions(reader);
  const changed = await checkEditions(reader, editionFor);
  const remarks: string[] = [];
  let { reasons, notes } = unvouched;
  for (const match of matches) {
    const batches = await reader.audit.batches(match.key);
    const cards = await editionFor(match.catalogue);
    const checked = checkMatch({ match, batches, cards, beside: besideFor(match.id) });
    if (checked.finding !== null) return wrong(checked.finding);
    if (checked.remark !== null) remarks.push(checked.remark);
    reasons += checked.reasons;
    notes += checked.notes;
  }
  return {
    finding: changed,
    remarks: [...unvouchedWords({ ...unvouched, reasons, notes }), ...remarks],
  };
}

/** P20: the epoch is renewed only by a restore, which the journal tells of. */
function checkEpoch(effects: readonly Effect[], epoch: string): Finding {
  const given = effects.findLast((effect) => effect.is === 'restored');
  return given === undefined || given.epoch === epoch
    ? null
    : 'The epoch of the database is not the one that the journal says a restore has given it.';
}

async function check(
  reader: Reader,
  rows: readonly JournalRow[],
  texts: Awaited<ReturnType<Reader['audit']['texts']>>,
  matches: readonly AuditedMatch[],
): Promise<Checked> {
  const broken = checkChain(rows);
  if (broken !== null) return wrong(broken);
  const read = rows.map(({ body, ...row }): Row => ({ ...row, effects: decode(body) }));
  const effects = read.flatMap((row) => row.effects);
  const written: { book: Book | null } = { book: null };
  const told = checkTexts(texts, effects) ?? contradictionIn(() => (written.book = bookOf(read)));
  const { book } = written;
  if (told !== null || book === null) return wrong(told);
  const tables = checkEpoch(effects, await reader.audit.epoch()) ?? (await checkTables(reader, book));
  if (tables !== null) return wrong(tables);
  const modules = await checkModules(reader, read, matches);
  if (modules !== null) return wrong(modules);
  const answers = await checkAnswers(reader, read);
  if (answers.finding !== null) return wrong(answers.finding);
  const links = [...book.table('links').values()].filter(({ token }) => token === undefined).length;
  const unvouched = { ...NOTHING, answers: answers.unsealed, links };
  return checkMatches(reader, matches, besideOf(effects, book), unvouched);
}

/** Checks everything that the journal tells of, and every match. Only reads; `reader` must see one state throughout. */
export async function audit(reader: Reader): Promise<Audited> {
  const rows = await allRows(reader);
  const texts = await reader.audit.texts();
  const matches = await reader.audit.matches();
  const checked = await check(reader, rows, texts, matches);
  const lastAt = rows.at(-1)?.at ?? null;
  return { ...checked, rows: rows.length, matches: matches.length, erased: countErased(texts), lastAt };
}
