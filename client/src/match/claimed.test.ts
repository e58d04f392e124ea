// Which of the winner's cards may be the price of victory, and where they lie (rule 6.2; INTRIGUE 5, `wide`).

import type { FieldCard } from '@dunmer/shared/rules';
import { expect, it } from 'vitest';
import { cardOfWinner, fallenAmong } from './claimed.ts';

const card = (copy: string): FieldCard => ({ copy, card: 'scamp', altered: null });
const NONE = [null, null, null, null, null, null];
const lying = {
  field: { a: [card('stands'), null, null, null, null, null], b: NONE },
  discard: { a: [card('fell'), card('shielded')], b: [card('own')] },
};

it('of what was defeated that is offered which may be claimed, and nothing where only survivors may', () => {
  expect(fallenAmong(lying, 'a', ['stands', 'fell']).map(({ copy }) => copy)).toEqual(['fell']);
  expect(fallenAmong(lying, 'a', ['stands'])).toEqual([]);
});

it('what was claimed is found on the field and in the discard of the winner, and nowhere else', () => {
  expect(cardOfWinner(lying, 'a', 'stands')).toMatchObject({ copy: 'stands' });
  expect(cardOfWinner(lying, 'a', 'fell')).toMatchObject({ copy: 'fell' });
  expect([cardOfWinner(lying, 'a', 'own'), cardOfWinner(lying, 'a', null)]).toEqual([null, null]);
});
