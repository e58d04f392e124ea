// Parses the files of games from outside (F10).

import * as z from 'zod';
import { bySeat, parserOf, list, name, restsOnSchema } from '../../fairness/schema.ts';
import type { GameCard } from '../card.ts';
import { parseGameCatalogue } from '../parseGameCatalogue.ts';
import { gameEventSchema } from './eventSchema.ts';
import { GAME_FILE_FORMAT, type GameFile } from './file.ts';

/** Far more events than any game has; it limits what checking a file can cost. */
const MOST_EVENTS = 20_000;

const cards: z.ZodType<readonly GameCard[]> = z
  .array(z.unknown())
  .max(1000)
  .transform((values, ctx) => {
    const catalogue = parseGameCatalogue(values);
    if (catalogue.ok) return [...catalogue.value.values()];
    ctx.addIssue({ code: 'custom', message: catalogue.error });
    return z.NEVER;
  });

const fileSchema: z.ZodType<GameFile> = z.strictObject({
  format: z.literal(GAME_FILE_FORMAT),
  match: name,
  names: bySeat(z.string().max(200)),
  cards,
  events: list(gameEventSchema, MOST_EVENTS),
  tossesRestOn: restsOnSchema,
});

/** Takes any value; returns the file of a game, or rejects it with the first thing that is wrong. */
export const parseGameFile = parserOf(fileSchema);
