// A vite plugin that ties words of the dictionaries together where a line may not break: after a short Russian word,
// between a number and what it counts, at the hyphen of an abbreviation. The sources stay plain, and phones have no
// work with it.
import { unbroken } from '@dunmer/shared/lib';
import { parseSync, type Plugin, Visitor } from 'vite';

/** The dictionaries, wherever they stand. */
const DICTIONARY = /\/client\/src\/(?:.*[./])?(?:ru|en)\.ts$/;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns a dictionary's source with its words tied together. */
export function tied(path: string, source: string): string {
  const spans: Span[] = [];
  const add = ({ start, end }: Span): void => void spans.push({ start, end });
  new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && add(node)),
    TemplateElement: add,
  }).visit(parseSync(path, source).program);
  // From the end, so that a longer text moves no place that is still to come.
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => {
      return text.slice(0, start) + unbroken(text.slice(start, end)) + text.slice(end);
    }, source);
}

/** Makes the plugin, for phones and for the development server; tests read words as they are written. */
export const tiedWords = (): Plugin => ({
  name: 'dunmer:tied-words',
  enforce: 'pre',
  transform: {
    filter: { id: DICTIONARY },
    handler: (source, id) => ({ code: tied(id, source), map: null }),
  },
});
