// Checks the addresses of all pages: every page has a link to it, and every link leads to a page.

import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { LISTED, pathOf, SECTIONS } from '../staff/shell/sections.ts';

const sources: Record<string, string> = import.meta.glob(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../{gallery,harness}*', '!../{gallery,harness}/**'],
  { query: '?raw', import: 'default', eager: true },
);

const ROUTES = ['./app.tsx', '../staff/routes.tsx'];
/** This file builds the links from the desk to its sections. */
const SECTIONED = '../staff/shell/sections.ts';

interface Found {
  readonly routes: readonly string[];
  readonly links: readonly string[];
}

const isAddress = (text: string): boolean => /^\/(?!api|assets)[a-z]/.test(text);

/** Returns the addresses that a source file routes and those that it links to. A filled-in part becomes a colon. */
function addressesIn(path: string, source: string): Found {
  const routes: string[] = [];
  const links: string[] = [];
  // When the text ends in a slash, something is appended to it at run time.
  const lead = (text: string): void =>
    void (isAddress(text) && links.push(text.endsWith('/') ? `${text}:` : text));
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'path') return;
      if (value?.type === 'Literal' && typeof value.value === 'string') routes.push(value.value);
    },
    Literal({ value }) {
      if (typeof value === 'string') lead(value);
    },
    // The address may be an absolute one that begins with the server's own.
    TemplateLiteral: ({ quasis }) =>
      lead(
        quasis
          .map((part) => part.value.raw)
          .join(':')
          .replace(/^:/, ''),
      ),
  }).visit(parseSync(path, source).program);
  return { routes, links };
}

const found = Object.entries(sources).map(([path, source]) => ({ path, ...addressesIn(path, source) }));
const pages = [
  ...found.filter(({ path }) => ROUTES.includes(path)).flatMap(({ routes }) => routes),
  ...LISTED.map(pathOf),
  '/staff',
  '/hall',
].filter((route) => route !== '/' && !route.includes('*'));
const links = [
  ...found.filter(({ path }) => !ROUTES.includes(path) && path !== SECTIONED).flatMap((each) => each.links),
  ...SECTIONS.map(pathOf),
];

const partsOf = (address: string): readonly string[] => (address.split(/[?#]/)[0] ?? '').split('/').slice(1);

/** Tells whether a link matches the route of a page. A filled-in part matches a route parameter, and nothing else. */
function leadsTo(link: string, page: string): boolean {
  const [said, asked] = [partsOf(link), partsOf(page)];
  return (
    said.length === asked.length &&
    said.every((part, at) => part === asked[at] || (part.includes(':') && asked[at]?.startsWith(':')))
  );
}

describe('the pages', () => {
  it('are found with what leads to them', () => {
    const page =
      'const x = <><Route path="/a/:id" /><Link href={`${url}/a/${id}`} />{go("/b")}{"/c/" + id}</>;';
    expect(addressesIn('x.tsx', page)).toEqual({
      routes: ['/a/:id'],
      links: ['/a/:id', '/a/:', '/b', '/c/:'],
    });
    expect([leadsTo('/a/:', '/a/:id'), leadsTo('/a/:', '/a'), leadsTo('/a/new', '/a/:id')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are all led to', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter((page) => !links.some((link) => leadsTo(link, page)))).toEqual([]);
  });

  it('are all that anything leads to', () => {
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((link) => !pages.some((page) => leadsTo(link, page)))).toEqual([]);
  });
});
