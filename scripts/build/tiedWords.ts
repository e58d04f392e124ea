// A vite plugin that ties the words of the dictionaries where a line may not end: after a short word of Russian, and
// between a number and what it counts. Sources keep plain spaces, and phones do no work for it.
import { unbroken } from '@dunmer/shared/lib';
import { parseSync, type Plugin, Visitor } from 'vite';

/** The dictionaries, wherever they stand. */
const DICTIONARY = /\/client\/src\/(?:.*[./])?(?:ru|en)\.ts$/;

/** A dictionary's source with its words tied; as long as before, so that every place in it stays where it was. */
export function tied(path: string, source: string): string {
  let text = source;
  const tie = ({ start, end }: { readonly start: number; readonly end: number }): void => {
    text = text.slice(0, start) + unbroken(text.slice(start, end)) + text.slice(end);
  };
  new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && tie(node)),
    TemplateElement: tie,
  }).visit(parseSync(path, source).program);
  return text;
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
