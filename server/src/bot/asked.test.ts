import { expect, test } from 'vitest';
import { NEW_SEALED_MATCH, openSealedMatch } from '@dunmer/shared/fairness';
import { bySeat } from '@dunmer/shared/rules';
import { READY_CARDS, readEdition } from '../catalogue/index.ts';
import { drawsFrom } from '../draws/index.ts';
import { entropyFrom } from '../../test/support/scriptedEntropy.ts';
import { seeded } from '@dunmer/shared/testing';
import { askedOf } from './asked.ts';

test('a bot is not asked for anything while its match is paused', () => {
  const edition = readEdition(READY_CARDS);
  const cards = edition.cards.slice(0, 6).map(({ id }) => id);
  const decks = bySeat((seat) => cards.map((card, i) => ({ copy: `${seat}${i}`, card })));
  const { state } = openSealedMatch(
    { match: 'm', decks, bots: ['b'], friendly: false },
    drawsFrom(entropyFrom(seeded(1))),
  );
  const match = { table: { seats: { a: { bot: null }, b: { bot: 'simple' } } }, edition, state } as const;
  expect(askedOf(match)).toMatchObject({ strength: 'simple' });
  const paused = { ...state, desk: { ...NEW_SEALED_MATCH.desk, paused: true } };
  expect(askedOf({ ...match, state: paused })).toBeNull();
});
