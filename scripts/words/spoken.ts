// Spoken: words that a source shows by itself instead of taking them from a dictionary.
import { parseSync, Visitor } from 'vite';

const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'label', 'placeholder', 'alt']);

const isWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Returns text between tags, attributes that are read aloud, and anything in Cyrillic. */
export function wordsIn(path: string, source: string): readonly string[] {
  const words: string[] = [];
  new Visitor({
    JSXText: ({ value }) => void (isWord(value) && words.push(value.trim())),
    JSXAttribute({ name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && SPOKEN.has(name.name);
      if (isSpoken && value?.type === 'Literal' && typeof value.value === 'string') words.push(value.value);
    },
    Literal: ({ value }) => void (typeof value === 'string' && /[а-яё]/i.test(value) && words.push(value)),
    TemplateElement: ({ value }) => void (/[а-яё]/i.test(value.raw) && words.push(value.raw)),
  }).visit(parseSync(path, source).program);
  return words;
}
