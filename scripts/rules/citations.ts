// Citations: the rules that a source file names in its comments and in the names of its tests.
import type { Rule } from './rulebook.ts';

const NUMBER = String.raw`[1-9]\.\d|[1-9](?!\d|\.\d)`;
const LETTERED = String.raw`(?:R|F|PR|IN|PT)\d{1,2}\b`;
const ONE = `(?:${LETTERED}|${NUMBER})`;
const JOINED = String.raw`(?:, and |, | and | or | to |–|-|; )`;
const LIST = `${ONE}(?:${JOINED}(?:rules? )?${ONE})*`;
/** Numbers are taken for rules after the word, in brackets, or at the head of a test's name. */
const AFTER_WORD = String.raw`(?:\b[Rr]ules?[ \u00a0]|\bRULES )(${LIST})`;
const IN_BRACKETS = String.raw`\(((?:${LETTERED}|[1-9]\.\d)(?:${JOINED}(?:rules? )?${ONE})*)(?=[,;:)]| \p{L})`;
const AT_HEAD = String.raw`['"\x60]([1-9]\.\d(?:${JOINED}[1-9]\.\d)*)(?= \p{L})`;
const NUMBERED = new RegExp(`${AFTER_WORD}|${IN_BRACKETS}|${AT_HEAD}`, 'gu');
const LETTERS = new RegExp(String.raw`\b(${LETTERED}(?:(?:–|-| to )${LETTERED})?)`, 'g');

/** Spreads `F1–F7` and `1.1 to 1.3` into each of their rules; leaves anything else as it stands. */
function spread(text: string): readonly string[] {
  return text.split(/, and |, | and | or |; /).flatMap((part) => {
    const [, head, from, , to] = /^(\D*|\d\.)(\d+)(?:–|-| to )(\D*|\d\.)(\d+)$/.exec(part) ?? [];
    if (head === undefined) return [part];
    const length = Number(to) - Number(from) + 1;
    return Array.from({ length: Math.max(length, 0) }, (_, nth) => `${head}${Number(from) + nth}`);
  });
}

/** What stands after the name of a page, up to the end of the brackets or of the sentence. */
const AFTER_PAGE = /\b(EVENT|CARDS)(\.md)?(?:'s|’s)?(?=[,. :)"`]|$)([^()]{0,160})/g;

/** The sections of `page` that `words` name: quoted, or by their beginning. */
function sectionsIn(page: string, words: string, rules: readonly Rule[]): readonly string[] {
  const named = rules.filter(({ mark }) => mark.startsWith(`${page}, `));
  return named.flatMap(({ mark }) => {
    const quoted = mark.slice(page.length + 2);
    const title = quoted.slice(1, -1);
    const isNext = new RegExp(`^,? ${title}(?![\\w ]* sees)\\b`).test(words);
    return words.includes(quoted) || isNext ? [mark] : [];
  });
}

/**
 * Returns the marks of all rules that `source` names, including marks that no rule bears. A whole section (`rule 6`)
 * names none.
 */
export function citationsIn(source: string, rules: readonly Rule[]): ReadonlySet<string> {
  // A sentence may go on in the next line of a comment.
  const text = source.replaceAll(/\n\s*(?:\/\/|\*(?!\/)) ?/g, ' ');
  const numbers = [...text.matchAll(NUMBERED)].flatMap(([, ...lists]) =>
    spread(lists.find((list) => list !== undefined) ?? ''),
  );
  const lettered = [...text.matchAll(LETTERS)].flatMap(([, list = '']) => spread(list));
  const sections = [...text.matchAll(AFTER_PAGE)].flatMap(([, page = '', extension, after = '']) => {
    const named = sectionsIn(page, after, rules);
    return named.length === 0 && page === 'CARDS' && extension !== undefined ? ['CARDS.md'] : named;
  });
  const cited = [...numbers, ...lettered, ...sections].map((mark) => mark.replace(/^rules? /, ''));
  const isWhole = (mark: string): boolean => rules.some((rule) => rule.mark.startsWith(`${mark}.`));
  return new Set(cited.filter((mark) => !isWhole(mark)));
}
