// A vite plugin that ties the words of the dictionaries where a line may not end: after a short word of Russian,
// between a number and what it counts, at the hyphen of an abbreviation. Sources stay plain, and phones do no work for
// it.
import { unbroken } from '@dunmer/shared/lib';
import { parseSync, type Plugin, Visitor } from 'vite';

/** The dictionaries, wherever they stand. */
const DICTIONARY = /\/client\/src\/(?:.*[./])?(?:ru|en)\.ts$/;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A dictionary's source with its words tied. */
export function tied(path: string, source: string): string {
  const spans: Span[] = [];
  const add = ({ start, end }: Span): void => void spans.push({ start, end });
  new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && add(node)),
    TemplateElement: add,
  }).visit(parseSync(path, source).program);
  // From the end: what grows by it moves no place that is still to come.
  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => {
      return text.slice(0, start) + unbroken(text.slice(start, end)) + text.slice(end);
    }, source);
}

/** The plugin: for phones and for the development server; tests read words as they are written. */
export const tiedWords = (): Plugin => ({
  name: 'dunmer:tied-words',
  enforce: 'pre',
  transform: {
    filter: { id: DICTIONARY },
    handler: (source, id) => ({ code: tied(id, source), map: null }),
  },
});
