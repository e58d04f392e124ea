// Rulebook: the rules of docs/rules, by the marks with which code and tests cite them.

export interface Rule {
  /** The mark as it is cited: `4.2`, `R13`, `F5`, `PR8`; a section by its page and title: `EVENT, "Money"`. */
  readonly mark: string;
  /** Other marks for the same rule, where a point consists of nothing but a ruling. */
  readonly also: readonly string[];
  readonly page: Page;
  /** The beginning of the rule; empty for a section. */
  readonly words: string;
}

/** The pages of the game's own rules, and those of modules, which are built one by one. */
export const PAGES = ['RULES', 'CARDS', 'EVENT'] as const;
export const MODULES = ['PROMISES', 'INTRIGUE', 'PATRONS'] as const;
export type Page = (typeof PAGES)[number] | (typeof MODULES)[number];

/** Cited by title like a section, though it has no heading: it begins a paragraph. */
const PARAGRAPHS = ['Taking acts back'] as const;
/** The most letters of a rule that are quoted. */
const QUOTED = 110;

const MARK_OF_MODULE = { PROMISES: 'PR', INTRIGUE: 'IN', PATRONS: 'PT' } as const;

/** The first sentence of `text`, or as many whole words of it as there is room for. */
function beginningOf(text: string): string {
  const line = text
    .replaceAll('**', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^`R\d+`: /, '');
  const sentence = line.match(/^.{12,}?[.](?= |$)/)?.[0].slice(0, -1) ?? line;
  return sentence.length <= QUOTED ? sentence : `${sentence.slice(0, QUOTED).replace(/[\s,;(]+\S*$/, '')} …`;
}

/** Everything that `pattern` finds in `text`: its first group is a mark, its second the beginning of the rule. */
const found = (page: Page, text: string, pattern: RegExp): readonly Rule[] =>
  [...text.matchAll(pattern)].map(([, mark = '', words = '']) => {
    const [, ruling] = /^`(R\d+)`: (?![^]*`R\d+`)/.exec(words) ?? [];
    return { mark, also: ruling === undefined ? [] : [ruling], page, words: beginningOf(words) };
  });

/** The points of the numbered sections, such as `4.2`; a section without points is a rule itself, such as `7`. */
const pointsIn = (text: string): readonly Rule[] =>
  text
    .split(/^## (?=\d)/m)
    .slice(1)
    .flatMap((section) => {
      const [number = ''] = section.split('.');
      const body = section.slice(section.indexOf('\n'));
      const points = found('RULES', body, /^(\d)\. ([^]*?)(?=^\d\. |(?![^]))/gm);
      return points.length === 0
        ? [{ mark: number, also: [], page: 'RULES' as const, words: beginningOf(body) }]
        : points.map((rule) => ({ ...rule, mark: `${number}.${rule.mark}` }));
    });

/** Sections without a number, cited by page and title. */
function sectionsIn(page: 'CARDS' | 'EVENT', text: string): readonly Rule[] {
  const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, title = '']) =>
    title.replace(/,? (?:and|that) .*$/, ''),
  );
  const titles = [...headings, ...PARAGRAPHS.filter((title) => text.includes(`\n${title}. `))];
  return titles.map((title) => ({ mark: `${page}, "${title}"`, also: [], page, words: '' }));
}

/** Returns every rule of a page, in the order of their marks. */
export function rulesOf(page: Page, text: string): readonly Rule[] {
  switch (page) {
    case 'RULES': {
      const points = pointsIn(text);
      const rulings = found(page, text, /`(R\d+)`: ([^]*?)(?=`R\d+`: |\n\n|(?![^]))/g);
      const own = rulings.filter(({ mark }) => !points.some(({ also }) => also.includes(mark)));
      return [...points, ...own.toSorted((x, y) => Number(x.mark.slice(1)) - Number(y.mark.slice(1)))];
    }
    case 'CARDS':
      return [{ mark: 'CARDS.md', also: [], page, words: '' }, ...sectionsIn(page, text)];
    case 'EVENT':
      return [...sectionsIn(page, text), ...found(page, text, /^- \*\*(F\d+) (.+?)\.\*\* /gm)];
    case 'PROMISES':
    case 'INTRIGUE':
    case 'PATRONS': {
      const mark = MARK_OF_MODULE[page];
      return found(page, text, new RegExp(`\\*\\*(${mark}\\d+)\\*\\*°? ?(?:\\[[^\\]]*\\] )?([^\\n]*)`, 'g'));
    }
  }
}
