import { expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { NEW_SEALED_MATCH, openSealedMatch } from '@dunmer/shared/fairness';
import { bySeat } from '@dunmer/shared/rules';
import { READY_CARDS, readEdition } from '../catalogue/index.ts';
import { drawsFrom } from '../draws/index.ts';
import { entropyFrom } from '../../test/support/scriptedEntropy.ts';
import { seeded, WindowTable } from '@dunmer/shared/testing';
import { askedOf, isSameQuestion } from './asked.ts';

const EDITION = readEdition(READY_CARDS);
const TABLE = { seats: { a: { bot: null }, b: { bot: 'simple' } } } as const;

test('a bot is not asked for anything while its match is paused', () => {
  const edition = EDITION;
  const cards = edition.cards.slice(0, 6).map(({ id }) => id);
  const decks = bySeat((seat) => cards.map((card, i) => ({ copy: `${seat}${i}`, card })));
  const { state } = openSealedMatch(
    { match: 'm', decks, bots: ['b'], friendly: false },
    drawsFrom(entropyFrom(seeded(1))),
  );
  const match = { table: TABLE, edition, state };
  expect(askedOf(match)).toMatchObject({ strength: 'simple' });
  const paused = { ...state, desk: { ...NEW_SEALED_MATCH.desk, paused: true } };
  expect(askedOf({ ...match, state: paused })).toBeNull();
});

test('PR17 a bot is asked at its stop, and asked for something else when it is asked again', () => {
  const hand = ['carol/blessing', 'dora/blessing'];
  const match = new WindowTable({ b: { hand } }).reveal();
  const asked = () =>
    askedOf({ table: TABLE, edition: EDITION, state: { ...NEW_SEALED_MATCH, rules: match.state } });
  const first = present(asked(), 'the bot is asked');
  expect(first.view.common.phase).toMatchObject({ at: 'stop', stop: 'revealed', asked: 'b' });
  expect(isSameQuestion(first, first)).toBe(true);
  match.play('b', 'carol/blessing', 'b0');
  const again = present(asked(), 'the bot is asked again');
  expect(isSameQuestion(first, again)).toBe(false);
});
