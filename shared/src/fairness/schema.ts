// The schemas of match files from outside (F10). An entry point of its own, so that zod never reaches the phone's
// first load.

import * as z from 'zod';
import { err, ok, type Result } from '../lib/index.ts';
import type { Card } from '../cards/index.ts';
import { parseCard } from '../cards/schema.ts';
import { SEATS } from '../rules/index.ts';
import { parseIntrigue, parsePledge } from '../windows/schema.ts';
import { eventSchema } from './eventSchema.ts';
import { bySeat, deckCard, hex32, list, name, restsOnSchema, seat } from './fairEventSchema.ts';
import { FILE_FORMAT, type MatchFile } from './matchFile.ts';
import { shown } from './windowEventSchema.ts';

// The parts that the files of every table are made of.
export {
  by,
  bySeat,
  deckCard,
  event,
  fairEvents,
  hex32,
  list,
  name,
  restsOnSchema,
  seat,
  words,
} from './fairEventSchema.ts';

/** What is wrong with a file: the first key at fault, and a sentence that names it. */
export interface FileProblem {
  readonly key: string;
  readonly message: string;
}

const card: z.ZodType<Card> = z.unknown().transform((value, ctx) => {
  const parsed = parseCard(value);
  if (parsed.ok) return parsed.value;
  ctx.addIssue({ code: 'custom', message: parsed.error.message });
  return z.NEVER;
});

const parsedBy = <T>(parse: (value: unknown) => Result<T, string>): z.ZodType<T> =>
  z.unknown().transform((value, ctx) => {
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    ctx.addIssue({ code: 'custom', message: parsed.error });
    return z.NEVER;
  });

const fileSchema: z.ZodType<MatchFile> = z.strictObject({
  format: z.literal(FILE_FORMAT),
  match: name,
  names: bySeat(z.string().max(200)),
  cards: list(card),
  events: list(eventSchema),
  byServer: list(z.int().min(0)),
  tossesRestOn: restsOnSchema,
  decks: z.array(z.strictObject({ seat, salt: hex32, cards: list(deckCard) })).max(SEATS.length),
  windowCards: z
    .strictObject({ pledges: list(parsedBy(parsePledge)), intrigue: list(parsedBy(parseIntrigue)) })
    .exactOptional(),
  shown: list(shown).exactOptional(),
});

const keyOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((key, part) => {
    if (typeof part === 'number') return `${key}[${part}]`;
    return key === '' ? String(part) : `${key}.${String(part)}`;
  }, '');

/** Returns the first thing that is wrong with a file. */
function problemOf({ issues: [issue] }: z.ZodError): FileProblem {
  const key = keyOf(issue?.path ?? []);
  return { key, message: `${key === '' ? 'the file' : key}: ${issue?.message ?? 'not a match file'}` };
}

/** Makes the parser for a kind of file. It takes any value, and rejects it with the first thing that is wrong. */
export const parserOf =
  <File>(schema: z.ZodType<File>) =>
  (value: unknown): Result<File, FileProblem> => {
    const parsed = schema.safeParse(value);
    return parsed.success ? ok(parsed.data) : err(problemOf(parsed.error));
  };

/** Takes any value; returns the match file, or rejects it with the first thing that is wrong. */
export const parseMatchFile = parserOf(fileSchema);
