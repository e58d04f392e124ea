import { expect, test } from 'vitest';
import { pageOf, parseBefore, readOf, READS } from './reads.ts';

test('a question is asked at its address, with what it names in its place', () => {
  expect(readOf('deck', {}).path).toBe('/api/me/deck');
  expect(readOf('contract', { id: 'a/b' }).path).toBe('/api/contracts/a%2Fb');
  expect(readOf('seenPurses', { id: 'm', act: 'é' }).path).toBe('/api/staff/matches/m/purses?act=%C3%A9');
});

test('what may be said beside is left out where nothing is said', () => {
  expect(readOf('staffMatches', {}).path).toBe('/api/staff/matches');
  expect(readOf('staffMatches', { match: 'm', before: '7' }).path).toBe(
    '/api/staff/matches?match=m&before=7',
  );
});

test('a page of a long list is asked for by the entry that it comes before', () => {
  expect(pageOf(readOf('statement', {}), null).path).toBe('/api/me/statement');
  expect(pageOf(readOf('statement', {}), 5).path).toBe('/api/me/statement?before=5');
  expect(pageOf(readOf('staffMatches', { match: 'm' }), 5).path).toBe('/api/staff/matches?match=m&before=5');
});

test('an entry that a page comes before is a whole number from 1, in digits alone', () => {
  expect(['1', '1000', '9007199254740991'].map(parseBefore)).toEqual([1, 1000, 9007199254740991]);
  const none = ['0', '01', '1e3', '-1', '1.5', ' 1', '', 'x', '9007199254740993', undefined, ['1', '2']];
  expect(none.map(parseBefore)).toEqual(none.map(() => null));
});

test('no two questions have one address', () => {
  const paths = Object.values(READS).map((pattern) => pattern.split('?')[0]);
  // People are looked up at two addresses: by name and by code.
  expect(new Set(paths).size).toBe(paths.length);
});
