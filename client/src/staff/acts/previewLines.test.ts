// How a preview is put into lines.

import type { Happening, PreviewLine } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { previewLines } from './previewLines.ts';

const copy = (card: string, to: string, from = 'store'): PreviewLine => ({
  is: 'copy',
  copy: `${card} 1`,
  card,
  from,
  to,
});
const of = (name: string, what: Happening): PreviewLine => ({ is: 'person', name, what });
const match = (what: Happening, id = 'm1'): PreviewLine => ({ is: 'match', match: id, what });
const drakes: PreviewLine = { is: 'drakes', from: 'bank', to: 'Мивул', sum: 5, why: 'start' };

it('what happens to a match is told of once, of each match and of each happening', () => {
  const ended = match('ended');
  expect(previewLines([ended, drakes, ended, drakes])).toEqual([ended, drakes, drakes]);
  const different = [match('voided'), match('voided', 'm2'), match('paused', 'm2')];
  expect(previewLines([...different, ...different])).toEqual(different);
});

it('a new link says that the earlier ones are revoked, and how a match ends that it does', () => {
  const [made, other] = [of('Мивул', 'link-made'), of('Тралан', 'link-revoked')];
  expect(previewLines([of('Мивул', 'link-revoked'), made, other])).toEqual([made, other]);
  expect(previewLines([match('voided'), match('ended')])).toEqual([match('voided')]);
  const apart = [match('voided'), match('ended', 'm2')];
  expect(previewLines(apart)).toEqual(apart);
});

it('a new link that revokes none says that the earlier ones stay', () => {
  const others = [of('Тралан', 'link-revoked'), of('Ралин', 'frozen')];
  expect(previewLines([of('Мивул', 'link-made'), ...others])).toEqual([
    { is: 'person', name: 'Мивул', what: 'link-beside' },
    ...others,
  ]);
});

it('copies that go from one place to another are told of together, in their order', () => {
  const effects = [copy('scamp', 'Мивул'), drakes, copy('guar', 'Тралан'), copy('crab', 'Мивул')];
  expect(previewLines(effects)).toEqual([
    { is: 'copies', cards: ['scamp', 'crab'], from: 'store', to: 'Мивул' },
    drakes,
    { is: 'copies', cards: ['guar'], from: 'store', to: 'Тралан' },
  ]);
  const [one, two] = [copy('scamp', 'bank', 'Мивул'), copy('guar', 'bank', 'Тралан')];
  const paid: PreviewLine = { is: 'drakes', from: 'Тралан', to: 'bank', sum: 5, why: 'start' };
  expect(previewLines([one, paid, two, copy('crab', 'bank', 'Тралан')])).toEqual([
    { is: 'copies', cards: ['scamp'], from: 'Мивул', to: 'bank' },
    paid,
    { is: 'copies', cards: ['guar', 'crab'], from: 'Тралан', to: 'bank' },
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
    gone('Мивул', 'guest-right', 'home'),
    gone('Тралан', 'fetter', 'home'),
    gone('Тралан', 'mask', 'out'),
  ];
  expect(previewLines(effects)).toEqual([
    { is: 'gone', owner: 'Мивул', to: 'out', cards: ['surety'], hidden: 2 },
    { is: 'gone', owner: 'Тралан', to: 'home', cards: ['whisper', 'fetter'], hidden: 0 },
    { is: 'gone', owner: 'Мивул', to: 'home', cards: ['guest-right'], hidden: 0 },
    { is: 'gone', owner: 'Тралан', to: 'out', cards: ['mask'], hidden: 0 },
  ]);
});
