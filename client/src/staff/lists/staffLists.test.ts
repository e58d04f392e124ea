// The words of the desk's lists: where a contract stands, and what may be told about a card.

import { atTable, type TableName } from '@dunmer/shared/contract';
import { describe, expect, it } from 'vitest';
import { contractView, signed } from '../../harness/contractView.ts';
import { contractWords } from '../contracts/contractPage.tsx';
import { staffListsEn } from './staffLists.en.ts';
import { staffListsRu } from './staffLists.ru.ts';

describe('where a contract stands', () => {
  const { contracts: text } = staffListsRu;
  const sum = text.sumOf(5);

  it('names the patrons’ table where its game is for that one, and no table where it is for the other', () => {
    const offered = (table: TableName) => contractWords(contractView({ game: 5, ...atTable(table) }), text);
    expect(offered('trade')).toBe(`${text.states.offered}, ${text.withGame(sum)}`);
    expect(offered('patrons')).toBe(`${text.states.offered}, ${text.withGame(sum)}, ${text.atPatrons}`);
    const playing = (table: TableName) =>
      contractWords(contractView({ state: signed({ at: 'playing', amount: 5, ...atTable(table) }) }), text);
    expect(playing('trade')).toBe(`${text.states.signed}, ${text.game.playing(sum)}`);
    expect(playing('patrons')).toBe(`${text.states.signed}, ${text.game.playing(sum)}, ${text.atPatrons}`);
  });

  it('says no word of a game where there is none, and who has won where there was one', () => {
    expect(contractWords(contractView({ state: signed() }), text)).toBe(text.states.signed);
    const view = contractView({ state: signed({ at: 'taken', by: 'two', amount: 5 }) });
    expect(contractWords(view, text)).toBe(`${text.states.signed}, ${text.game.taken(view.two.name, sum)}`);
  });
});

describe('of a card', () => {
  it('is told which it is and of how many, as far as its reader may know', () => {
    const { serialOf, of } = staffListsRu.cards;
    expect([serialOf(2, 3), serialOf(2, null), serialOf(null, 3), serialOf(null, null)]).toEqual([
      '№ 2 из 3',
      '№ 2',
      'не видно из 3',
      'не видно',
    ]);
    expect([of(1, 3), of(1, null), of(null, 3), of(null, null)]).toEqual(['1 из 3', '1', '3', 'не видно']);
  });

  it('is told the same in English', () => {
    const { serialOf, of } = staffListsEn.cards;
    expect([serialOf(2, 3), serialOf(null, null), of(1, 3), of(null, null)]).toEqual([
      'no. 2 of 3',
      'not told',
      '1 of 3',
      'not told',
    ]);
  });
});
