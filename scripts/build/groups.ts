// The parts that the client is built of beside one for each page.

interface Group {
  readonly name: string;
  readonly tags?: '$initial'[];
  /** The files of it, by where they lie. */
  readonly test?: RegExp;
  readonly priority?: number;
  readonly entriesAware?: boolean;
  readonly entriesAwareMergeThreshold?: number;
  readonly minShareCount?: number;
}

/** What the first page needs comes in one file, and what later parts share in few. */
export const groups: Group[] = [
  { name: 'first', tags: ['$initial'], priority: 1 },
  // What pages of lists share, which have nothing to do with a table, and would come with one.
  {
    name: 'lists',
    test: /client\/src\/(?:net\/useList|parts\/reading|person\/people)|shared\/src\/protocol\/reads/,
    priority: 0.5,
  },
  // What the page of a slip and those after it need: by itself it would come with whatever else is shared, such as the
  // words of the cards, whenever that gets lighter or heavier.
  { name: 'link', test: /client\/src\/person\/link(?:Text|\.)/, priority: 0.5 },
  { name: 'fields', test: /client\/src\/ui\/textField/, priority: 0.5 },
  { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 8_000, minShareCount: 2 },
];
