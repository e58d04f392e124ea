// Who is in the desk's list of holders, and where.

import { expect, it } from 'vitest';
import { intrigueInfo, MOMENTS } from '../../harness/intrigueView.ts';
import { holdersOf } from './holderRows.tsx';

it('whoever is out of the order stands behind it, without a place, as long as they hold cards', () => {
  const { deck } = intrigueInfo(MOMENTS.calm());
  const common = {
    ...deck.common,
    order: ['carol', 'anna'],
    hands: { anna: 5, boris: 3, carol: 2, dora: 0 },
  };
  expect(holdersOf({ ...deck, common }).map(({ person, place }) => [person, place])).toEqual([
    ['carol', 1],
    ['anna', 2],
    ['boris', null],
  ]);
});

it('once the deck is closed nobody has a surplus or an audience any more', () => {
  const { deck } = intrigueInfo(MOMENTS.audience());
  const stateIn = (seed: string | null): readonly (readonly string[])[] => {
    const all = holdersOf({ ...deck, common: { ...deck.common, surplus: ['anna'], seed } });
    const named = (is: 'isSurplus' | 'isHeard') => all.filter((each) => each[is]).map(({ person }) => person);
    return [named('isSurplus'), named('isHeard')];
  };
  expect(stateIn(null)).toEqual([['anna'], ['carol']]);
  expect(stateIn('00')).toEqual([[], []]);
});
