// The sheets drawn by hand: each in a file named after its card's id or `art`, and fetched when that card is first
// shown.

import type { Sheet } from './drawing.ts';

/** A drawing's module has one export: the sheet. */
type DrawingModule = Readonly<Record<string, Sheet>>;

const FILES = new Map(Object.entries(import.meta.glob<DrawingModule>('./drawings/*.ts')));

const sheets = new Map<string, Sheet>();
const lost = new Set<string>();
const waiting = new Map<string, Set<() => void>>();

const fileOf = (art: string): string => {
  const name = art.replaceAll(/-([\da-z])/g, (_, letter: string) => letter.toUpperCase());
  return `./drawings/${name}.ts`;
};

/** Undefined while it is on its way; `none` where nobody drew one, or it is unavailable now. */
export const sheetOf = (art: string): Sheet | 'none' | undefined => {
  const known = sheets.get(art);
  if (known !== undefined) return known;
  return lost.has(art) || !FILES.has(fileOf(art)) ? 'none' : undefined;
};

const bring = async (art: string, bringFile: () => Promise<DrawingModule>): Promise<void> => {
  try {
    const [sheet] = Object.values(await bringFile());
    if (sheet !== undefined) sheets.set(art, sheet);
    lost.delete(art);
  } catch {
    // Without a connection the composed picture stands in; whoever shows the card next asks again.
    lost.add(art);
  }
  const told = waiting.get(art) ?? [];
  waiting.delete(art);
  for (const tell of told) tell();
};

/** Asks for the sheet of a card, once for all who wait; says when `sheetOf` has changed. */
export const awaitSheet = (art: string, tell: () => void): (() => void) => {
  const bringFile = FILES.get(fileOf(art));
  if (bringFile === undefined || sheets.has(art)) return () => undefined;
  const told = waiting.get(art);
  if (told === undefined) {
    waiting.set(art, new Set([tell]));
    void bring(art, bringFile);
  } else told.add(tell);
  return () => void waiting.get(art)?.delete(tell);
};
