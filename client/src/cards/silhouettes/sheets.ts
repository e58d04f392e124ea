// The sheets drawn by hand: each in a picture named after its card's id or `art`, of which the build makes a module
// (`scripts/build/drawings.ts`), and fetched when that card is first shown.

// A drawing: cut paper on a sheet of 120 × 90, laid from the back to the front. Ground reaches far beyond both sides,
// for wide tiles.
export const SKIES = ['ash', 'dusk', 'salt', 'storm'] as const;
type Sky = (typeof SKIES)[number];

export const PAPERS = ['dark', 'mid', 'lit', 'ember', 'gold'] as const;
type Paper = (typeof PAPERS)[number];

export type Cut = readonly [paper: Paper, path: string];

export interface Sheet {
  readonly sky: Sky;
  readonly cuts: readonly Cut[];
}

/** What the build makes of a drawing. */
export interface DrawingModule {
  readonly default: Sheet;
}

/** The drawings of one kind of cards, by the `art` of each. */
export interface Drawn {
  /** Undefined while it is on its way; `none` where nobody drew one, or it is unavailable now. */
  readonly sheetOf: (art: string) => Sheet | 'none' | undefined;
  /** Asks for the sheet of a card, once for all who wait; says when `sheetOf` has changed. */
  readonly awaitSheet: (art: string, tell: () => void) => () => void;
}

const fileOf = (art: string): string => {
  const name = art.replaceAll(/-([\da-z])/g, (_, letter: string) => letter.toUpperCase());
  return `./drawings/${name}.svg`;
};

/** Takes files as `import.meta.glob` finds them in a folder `drawings`; none is fetched before it is asked for. */
export function drawnIn(found: Readonly<Record<string, () => Promise<DrawingModule>>>): Drawn {
  const files = new Map(Object.entries(found));
  const sheets = new Map<string, Sheet>();
  const lost = new Set<string>();
  const waiting = new Map<string, Set<() => void>>();

  const bring = async (art: string, bringFile: () => Promise<DrawingModule>): Promise<void> => {
    try {
      sheets.set(art, (await bringFile()).default);
      lost.delete(art);
    } catch {
      // Without a connection the composed picture stands in; whoever shows the card next asks again.
      lost.add(art);
    }
    const told = waiting.get(art) ?? [];
    waiting.delete(art);
    for (const tell of told) tell();
  };

  return {
    sheetOf: (art) => {
      const known = sheets.get(art);
      if (known !== undefined) return known;
      return lost.has(art) || !files.has(fileOf(art)) ? 'none' : undefined;
    },
    awaitSheet: (art, tell) => {
      const bringFile = files.get(fileOf(art));
      if (bringFile === undefined || sheets.has(art)) return () => undefined;
      const told = waiting.get(art);
      if (told === undefined) {
        waiting.set(art, new Set([tell]));
        void bring(art, bringFile);
      } else told.add(tell);
      return () => void waiting.get(art)?.delete(tell);
    },
  };
}

/** The drawings of trade cards, promises and intrigue cards. */
export const TRADE = drawnIn(import.meta.glob<DrawingModule>('./drawings/*.svg'));
