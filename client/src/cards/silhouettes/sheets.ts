// The pictures drawn by hand: each is a file named after its card's id or `art`. The build turns it into a module
// (`scripts/build/drawings.ts`), which is loaded when the card is first shown.

// A drawing: cut paper on a sheet of 120 × 90, from back to front. The ground reaches far beyond both sides, for wide
// tiles.
export const SKIES = ['ash', 'dusk', 'salt', 'storm'] as const;
type Sky = (typeof SKIES)[number];

export const PAPERS = ['dark', 'mid', 'lit', 'ember', 'gold'] as const;
type Paper = (typeof PAPERS)[number];

export type Cut = readonly [paper: Paper, path: string];

export interface Sheet {
  readonly sky: Sky;
  readonly cuts: readonly Cut[];
}

/** The module that the build makes of a drawing. */
export interface DrawingModule {
  readonly default: Sheet;
}

/** The drawings of one kind of cards, by `art`. */
export interface Drawn {
  /** Undefined while it is loading; `none` when nobody drew one, or it can't be loaded now. */
  readonly sheetOf: (art: string) => Sheet | 'none' | undefined;
  /**
   * Asks for the drawing of a card, once for all who wait, and calls `tell` when `sheetOf` has changed. The returned
   * function stops that.
   */
  readonly awaitSheet: (art: string, tell: () => void) => () => void;
}

const fileOf = (art: string): string => {
  const name = art.replaceAll(/-([\da-z])/g, (_, letter: string) => letter.toUpperCase());
  return `./drawings/${name}.svg`;
};

/** Takes the files of a folder `drawings`, as `import.meta.glob` finds them; loads none before it is asked for. */
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
      // Without a connection a composed picture is shown; the next component that shows the card tries again.
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
