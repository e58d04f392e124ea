// The index of rules: for each rule the files that decide it and the tests that name it, as a page of Markdown.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isTest } from '../checks/direction.ts';
import { citationsIn } from './citations.ts';
import { MODULES, PAGES, type Page, type Rule, rulesOf } from './rulebook.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A rule with the files that cite it, as paths from the root. */
export interface Entry {
  readonly rule: Rule;
  /** Files that decide it: shared by server and phone, and of the server. */
  readonly shared: readonly string[];
  readonly server: readonly string[];
  /** Files of the phone: those that show it, and what the phone does by itself. */
  readonly phone: readonly string[];
  readonly tests: readonly string[];
}

export interface RuleIndex {
  readonly entries: readonly Entry[];
  /** How many rules each module has; the rules that code cites are entries too. */
  readonly modules: ReadonlyMap<Page, number>;
  /** Marks that no rule bears, each with its file. */
  readonly unknown: readonly string[];
}

const SOURCES = '{shared/src,server/src,server/test,client/src,e2e/specs}/**/*.{ts,tsx}';
/** Files that hold tests; files that tests only share do not count. */
const HOLDS_TESTS = /\.(?:test|spec)\.tsx?$/;

/** Reads the rulebook and the sources below the root, and makes the index. */
export async function readIndex(): Promise<RuleIndex> {
  const read = (path: string): string => readFileSync(root + path, 'utf8');
  const pages = [...PAGES, ...MODULES];
  const rules = pages.flatMap((page) => rulesOf(page, read(`docs/rules/${page}.md`)));
  const paths: string[] = [];
  for await (const path of glob(SOURCES, { cwd: root })) paths.push(path.replaceAll('\\', '/'));
  const cited = paths.toSorted().map((path) => ({ path, marks: citationsIn(read(path), rules) }));
  const known = new Set(rules.flatMap(({ mark, also }) => [mark, ...also]));
  const entries = rules.map((rule): Entry => {
    const marked = [rule.mark, ...rule.also];
    const all = cited.filter(({ marks }) => marked.some((mark) => marks.has(mark))).map(({ path }) => path);
    const of = (workspace: string): readonly string[] =>
      all.filter((path) => path.startsWith(workspace) && !isTest(path));
    return {
      rule,
      shared: of('shared/'),
      server: of('server/'),
      phone: of('client/'),
      tests: all.filter((path) => HOLDS_TESTS.test(path)),
    };
  });
  const isBuilt = ({ rule, shared, server, phone }: Entry): boolean =>
    !MODULES.some((module) => module === rule.page) || shared.length + server.length + phone.length > 0;
  return {
    entries: entries.filter(isBuilt),
    modules: new Map(MODULES.map((page) => [page, rules.filter((rule) => rule.page === page).length])),
    unknown: cited.flatMap(({ path, marks }) =>
      [...marks].filter((mark) => !known.has(mark)).map((mark) => `${path}: ${mark}`),
    ),
  };
}

/** The introduction of the page. */
const HEAD = `# The rules, and where they are decided

Written by \`npm run rules\` from the marks under which code and tests name a rule. It is decided in what server and phone *share*, or
on the *server*; what shows it, or is the phone's own part in it, is under *phone*. Where the marks have changed, where a rule is
decided nowhere, and where no test names it, a test says so.
`;

const line = (word: string, paths: readonly string[]): string =>
  paths.length === 0 ? '' : `- ${word}: ${paths.map((path) => `\`${path}\``).join(', ')}\n`;

function paragraph({ rule: { mark, also, words }, shared, server, phone, tests }: Entry): string {
  const title = also.length === 0 ? mark : `${mark} (${also.join(', ')})`;
  return `
**${title}**${words === '' ? '' : ` ${words}`}
${line('shared', shared)}${line('server', server)}${line('phone', phone)}${line('tests', tests)}`;
}

/** Returns the index as a page of Markdown. */
export function indexPage({ entries, modules }: RuleIndex): string {
  const of = (page: Page): readonly Entry[] => entries.filter(({ rule }) => rule.page === page);
  const pages = [...PAGES, ...MODULES].filter((page) => of(page).length > 0);
  const sections = pages.map(
    (page) => `\n## [${page}](rules/${page}.md)\n${of(page).map(paragraph).join('')}`,
  );
  const rows = [...modules].map(
    ([page, count]) => `| [${page}](rules/${page}.md) | ${count} | ${of(page).length} |\n`,
  );
  const table = `| page | rules | named by code |\n| --- | --- | --- |\n${rows.join('')}`;
  const still = `\n## Modules\nA rule of theirs stands above as soon as code names it.\n\n${table}`;
  return `${HEAD}${sections.join('')}${still}`;
}
