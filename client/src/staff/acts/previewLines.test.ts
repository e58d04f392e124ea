// How a preview is told.

import type { Happening, PreviewLine } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { previewLines } from './previewLines.ts';

const copy = (card: string, to: string): PreviewLine => ({
  is: 'copy',
  copy: `${card} 1`,
  card,
  from: 'store',
  to,
});
const drakes: PreviewLine = { is: 'drakes', from: 'bank', to: 'Мивул', sum: 5, why: 'start' };

it('what happens to a match is told of once', () => {
  const ended: PreviewLine = { is: 'match', match: 'm1', what: 'ended' };
  expect(previewLines([ended, drakes, ended, drakes])).toEqual([ended, drakes, drakes]);
});

it('a new link says that the earlier ones are revoked, and how a match ends that it does', () => {
  const of = (name: string, what: Happening): PreviewLine => ({ is: 'person', name, what });
  const match = (what: Happening): PreviewLine => ({ is: 'match', match: 'm1', what });
  const [made, other] = [of('Мивул', 'link-made'), of('Тралан', 'link-revoked')];
  expect(previewLines([of('Мивул', 'link-revoked'), made, other])).toEqual([made, other]);
  expect(previewLines([match('voided'), match('ended')])).toEqual([match('voided')]);
});

it('a new link that revokes none says that the earlier ones stay', () => {
  const of = (name: string, what: Happening): PreviewLine => ({ is: 'person', name, what });
  const other = of('Тралан', 'link-revoked');
  expect(previewLines([of('Мивул', 'link-made'), other])).toEqual([
    { is: 'person', name: 'Мивул', what: 'link-beside' },
    other,
  ]);
});

it('copies that go from one place to another are told of together, in their order', () => {
  const effects = [copy('scamp', 'Мивул'), drakes, copy('guar', 'Тралан'), copy('crab', 'Мивул')];
  expect(previewLines(effects)).toEqual([
    { is: 'copies', cards: ['scamp', 'crab'], from: 'store', to: 'Мивул' },
    drakes,
    { is: 'copies', cards: ['guar'], from: 'store', to: 'Тралан' },
  ]);
});

it('promises of one trader that go the same way are told of together, those face down by their number', () => {
  const gone = (owner: string, card: string | null, to: 'home' | 'out'): PreviewLine => ({
    is: 'pledge',
    owner,
    card,
    to,
  });
  const effects = [
    gone('Мивул', null, 'out'),
    gone('Тралан', 'whisper', 'home'),
    gone('Мивул', 'surety', 'out'),
    gone('Мивул', null, 'out'),
  ];
  expect(previewLines(effects)).toEqual([
    { is: 'gone', owner: 'Мивул', to: 'out', cards: ['surety'], hidden: 2 },
    { is: 'gone', owner: 'Тралан', to: 'home', cards: ['whisper'], hidden: 0 },
  ]);
});
