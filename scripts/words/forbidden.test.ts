// No word that the table of docs/words.md forbids stands in code, cards, docs or prints.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardRows } from './cardWords.ts';
import { forbiddenIn, forbiddenWords, PAGE, readForbidden } from './forbidden.ts';
import { allSaid } from './said.ts';
import { filesOf, root } from './sources.ts';

const forbidden = readForbidden();
const russian = forbidden.filter(({ isRussian }) => isRussian);
const english = forbidden.filter(({ isRussian }) => !isRussian);

/**
 * The law, the author's own text and what compares with them keep their words; the table itself names what it forbids.
 */
const OTHERS = ['docs/rules', 'docs/conformance', 'docs/screenshots', 'server/test/fixtures', PAGE];

describe('a forbidden word', () => {
  const table = forbiddenIn(
    '| a | b | never |\n| --- | --- | --- |\n| контракт | contract | договор…, плата |\n| x | take nothing | waive |',
  );

  it.each([
    ['по договору', ['«договор…», say: контракт']],
    ['Плата, 5 дрейков', ['«плата», say: контракт']],
    ['Waive the price', ['«waive», say: take nothing']],
    ['оплата, платят, договариваются, waiver', []],
  ])('is found in «%s» as a word, with what is said instead', (text, found) => {
    expect(forbiddenWords(text, table)).toEqual(found);
  });

  it('is read from the table, in both languages', () => {
    expect(russian.length).toBeGreaterThan(30);
    expect(english.length).toBeGreaterThan(15);
  });

  it('in Russian stands in no source, no card, no page and no print', async () => {
    const sources = '{client,shared,server,e2e,scripts,docs}/**/*.{ts,tsx,json,md,html,ndjson}';
    const paths = [...(await filesOf(sources, OTHERS)), 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'];
    expect(paths.length).toBeGreaterThan(1000);
    const found = paths
      .filter((path) => path !== 'scripts/words/forbidden.test.ts')
      .flatMap((path) =>
        forbiddenWords(readFileSync(root + path, 'utf8'), russian).map((what) => `${path}: ${what}`),
      );
    expect(found).toEqual([]);
  });

  it('in English stands on no page that organisers read, for it quotes their screens', async () => {
    const paths = [...(await filesOf('docs/operations/*.md', OTHERS)), 'README.md'];
    expect(paths.length).toBeGreaterThan(3);
    const found = paths.flatMap((path) =>
      forbiddenWords(readFileSync(root + path, 'utf8'), english).map((what) => `${path}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('stands in nothing that a dictionary says, in either language, whatever is put into its frames', async () => {
    const found = (await allSaid()).flatMap(({ key, ru, en }) =>
      [...ru, ...en].flatMap((text) =>
        forbiddenWords(text, forbidden).map((what) => `${key}: ${what} in: ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('stands on no card and in no explanation, in either language', async () => {
    const rows = (await cardRows()).flatMap((each) => each.rows);
    expect(rows.length).toBeGreaterThan(200);
    const found = rows.flatMap(({ key, ru, en }) =>
      forbiddenWords(`${ru} ${en}`, forbidden).map((what) => `${key}: ${what}`),
    );
    expect(found).toEqual([]);
  });
});
