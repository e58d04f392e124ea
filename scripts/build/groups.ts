// Groups: the files that the client is built into beside one for each page.

interface Group {
  readonly name: string;
  readonly tags?: '$initial'[];
  /** The files of the group, by their path. */
  readonly test?: RegExp;
  readonly priority?: number;
  readonly entriesAware?: boolean;
  readonly entriesAwareMergeThreshold?: number;
  readonly minShareCount?: number;
}

/**
 * What the first page needs comes in one file, and what later parts share comes in a few, because on bad Wi-Fi a
 * request costs a phone more than the bytes of a small file.
 */
export const groups: Group[] = [
  { name: 'first', tags: ['$initial'], priority: 1 },
  // What pages of lists share; it has nothing to do with a table, and would otherwise come with one.
  {
    name: 'lists',
    test: /client\/src\/(?:net\/useList|parts\/reading|person\/people)|shared\/src\/protocol\/reads/,
    priority: 0.5,
  },
  // What the page of a slip and the pages after it need. Without this group it would come with whatever else is shared,
  // such as the words of the cards, whenever their sizes change.
  { name: 'link', test: /client\/src\/person\/link(?:Text|\.)/, priority: 0.5 },
  { name: 'fields', test: /client\/src\/ui\/textField/, priority: 0.5 },
  { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 8_000, minShareCount: 2 },
];
