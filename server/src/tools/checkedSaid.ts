// CheckedSaid: the check of a match file in words, a line for each thing that was checked (F10).

import { checkFile, type Finding, occasionText } from '@dunmer/shared/fairness';
import { parseMatchFile } from '@dunmer/shared/fairness/schema';
import { never } from '@dunmer/shared/lib';
import { checkGameFile, type GameFile } from '@dunmer/shared/patrons';
import { parseGameFile } from '@dunmer/shared/patrons/schema';
import type { BySeat, Seat } from '@dunmer/shared/rules';

type GameFinding = ReturnType<typeof checkGameFile>['findings'][number];
type Found = Finding | GameFinding;

const OF_THE_PATRONS: GameFile['format'] = 'dunmer-trade-patrons/1';

export interface CheckedSaid {
  readonly agrees: boolean;
  readonly lines: readonly string[];
}

/** How a line begins; a dash stands for what is neither right nor wrong. */
const VERDICTS: Readonly<Record<Found['verdict'], string>> = {
  ok: 'ok     ',
  wrong: 'WRONG  ',
  'never-opened': '-      ',
  'not-derived': '-      ',
  'by-the-server': '-      ',
};

const NUMBERS: Readonly<Record<Extract<Found, { step: 'promise' }>['n'], (name: string) => string>> = {
  own: (name) => `the number of ${name} opens what was promised (F2, F3)`,
  server: (name) => `the number of ${name} came from the server, as a bot's does (F2)`,
  empty: (name) => `${name} gave no number, and the match went on without it (F4)`,
  unopened: (name) => `the match ended before the number of ${name} was opened`,
};

function trustSaid(restsOn: readonly ('server' | Seat)[] | null, names: BySeat<string>): string {
  if (restsOn === null) return 'no toss could be held';
  const all = restsOn.map((one) => (one === 'server' ? 'the server' : names[one]));
  return `only together could these choose a toss: ${all.join(', ')} (F4, F9)`;
}

/** What is said of an event that contradicts the rules: what should stand there, or why it can't. */
function eventSaid(found: Extract<Found, { step: 'event' }>): string {
  const place = `event ${found.index}, ${found.event ?? 'which is missing'}`;
  if (found.verdict === 'by-the-server') return `${place}, rests on a deck that is not in this file`;
  if (found.expected !== null)
    return `${place}, does not follow; by the rules it is ${JSON.stringify(found.expected)}`;
  const why = found.refusal === null ? '' : `: ${JSON.stringify(found.refusal)}`;
  return `${place}, can't come here${why}`;
}

function playedAgain({ verdict, derived }: Extract<Found, { step: 'events' }>): string {
  if (verdict === 'not-derived') return 'the match ended before all was open: nothing can be played again';
  return verdict === 'ok'
    ? `played again by the rules, all ${derived} events are the same`
    : `played again by the rules, only the first ${derived} events are the same`;
}

function said(found: Found, names: BySeat<string>): string {
  switch (found.step) {
    case 'match':
      return 'the file is of one match';
    case 'end':
      return 'the file breaks off: it has no seed, with which every match ends (F7)';
    case 'seed':
      return 'the seed opens what the server sealed (F1, F7)';
    case 'deck':
      return `the deck of ${names[found.seat]} opens its seal (F1)`;
    case 'promise':
      return NUMBERS[found.n](names[found.seat]);
    case 'trust':
      return trustSaid(found.restsOn, names);
    case 'row': {
      const row = `the row "${found.row}" of ${names[found.seat]}`;
      return found.verdict === 'never-opened'
        ? `${row} was never opened (R15)`
        : `${row} is the one that was sealed (F6)`;
    }
    case 'patron': {
      const patron = `the patron of ${names[found.seat]}`;
      return found.verdict === 'never-opened'
        ? `${patron} was never opened (R15)`
        : `${patron} is the one that was sealed (F6)`;
    }
    case 'toss':
      return `the toss ${occasionText(found.occasion)} falls to ${names[found.winner]} (F5)`;
    case 'first':
      return `the lot says that ${names[found.winner]} begins (PT8)`;
    case 'events':
      return playedAgain(found);
    case 'event':
      return eventSaid(found);
    case 'marks':
      return 'what rests on a deck that is not in this file is marked so';
    case 'cards':
      return 'the file explains the cards that were seen, and no others';
    default:
      return never(found);
  }
}

const CUT = 'The file is not whole, so nothing else in it can be checked. Download it again.';

/** Anybody may have written the file: nothing in it may control the terminal that shows it, or turn a line round. */
const shown = (line: string): string => line.replaceAll(/\p{Cc}|\p{Bidi_Control}/gu, '\uFFFD');

const refused = (line: string): CheckedSaid => ({ agrees: false, lines: [shown(line)] });

function reported(
  names: BySeat<string>,
  { agrees, findings }: { readonly agrees: boolean; readonly findings: readonly Found[] },
): CheckedSaid {
  const lines = findings.map((found) => `${VERDICTS[found.verdict]}${said(found, names)}`);
  const unproven = `-      nothing in the file shows that these were ${names.a} and ${names.b}: so the server named them`;
  const all = agrees ? 'The file agrees with itself.' : 'The file does not agree with itself.';
  const isCut = findings.some(({ step }) => step === 'end');
  return { agrees, lines: [...lines, unproven, isCut ? CUT : all].map(shown) };
}

const isOfPatrons = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === OF_THE_PATRONS;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks the text of a match file of either table with nothing but that text, as phones do after a match (F10). Never
 * throws: a text that is no such file does not agree, and its lines say what is wrong with it.
 */
export function checkedSaid(text: string): CheckedSaid {
  const value = parsed(text);
  if (value === undefined)
    return refused('This is no JSON. Where only the end is missing, download it again.');
  try {
    if (isOfPatrons(value)) {
      const file = parseGameFile(value);
      return file.ok
        ? reported(file.value.names, checkGameFile(file.value))
        : refused(`This is no match file. ${file.error.message}`);
    }
    const file = parseMatchFile(value);
    return file.ok
      ? reported(file.value.names, checkFile(file.value))
      : refused(`This is no match file. ${file.error.message}`);
  } catch (error) {
    return refused(`The file can't be what was played: ${String(error)}`);
  }
}
