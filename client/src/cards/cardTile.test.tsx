import type { Virtue } from '@dunmer/shared/cards';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardTile } from './cardTile.tsx';
import type { TileFace } from './tileFace.ts';
import type { IconMark } from './tileIcons.tsx';

const THREE: readonly Virtue[] = ['wealth', 'power', 'wisdom'];
const FACE: TileFace = {
  name: 'Капитан',
  rarity: 'standard',
  virtues: [],
  superiority: THREE,
  protection: [],
  signs: [],
  picture: { art: 'captain', traits: [], virtues: [], rarity: 'standard' },
};
const went = (virtue: Virtue): IconMark => ({ aspect: 'superiority', virtue, mark: 'went' });
const isCrowded = (marks: readonly IconMark[]): boolean =>
  renderToStaticMarkup(<CardTile face={FACE} iconMarks={marks} />).includes('crowded');

test('icons grow smaller where more than three stand side by side, those just lost among them', () => {
  expect(isCrowded([])).toBe(false);
  expect(isCrowded([went('strength'), went('cunning')])).toBe(true);
  expect(isCrowded([{ aspect: 'superiority', virtue: 'wealth', mark: 'lit' }])).toBe(false);
});
