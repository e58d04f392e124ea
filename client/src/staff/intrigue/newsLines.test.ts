// How the desk tells what has happened to the intrigue deck, by news of decks that were really played.

import { type DeckEvent, visibleDeckEvents } from '@dunmer/shared/intrigue';
import type { IntrigueNews } from '@dunmer/shared/protocol';
import { arbDeckGame, casesOf, DeckTable, playDeckGame } from '@dunmer/shared/testing';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { describe, expect, it } from 'vitest';
import { deckNewsEn } from '../../text/deckNews.en.ts';
import { deckNewsRu } from '../../text/deckNews.ru.ts';
import { newsLines, type NewsWords } from './newsLines.ts';

const NAMES: Readonly<Record<string, string>> = { anna: 'Анна', boris: 'Борис', carol: 'Карол' };
const words: NewsWords = {
  news: deckNewsRu,
  personOf: (person) => NAMES[person] ?? person,
  cardOf: (copy) => PRINTED.intrigue.get(copy.split('#')[0] ?? '')?.name.ru ?? copy,
};

/** As the server sends it to whoever holds no hand: newest first. */
const newsOf = (events: readonly DeckEvent[]): readonly IntrigueNews[] =>
  visibleDeckEvents(events, null)
    .map((event, nth) => ({ nth, event, at: '2026-07-12T12:00:00.000Z' }))
    .toReversed();
const told = (table: DeckTable): readonly string[] =>
  newsLines(newsOf(table.log), words).map((line) => line.words);

describe('news of the deck', () => {
  it('tell a ring and who draws at it as two lines, whoever draws (IN6)', () => {
    const table = new DeckTable({
      traders: ['anna', 'boris'],
      pile: ['slander#1', 'keyhole#1', 'keyhole#2'],
    });
    table.when({ type: 'ring', ring: 1 });
    const names = table.initiative(1).map((person) => NAMES[person]);
    expect(told(table)).toEqual([`Берут по карте: ${names.join(', ')}.`, 'Фаза статуса № 1.']);
  });

  it('tell several draws of one trader by their number (IN9)', () => {
    const table = new DeckTable({ pile: ['slander#1', 'keyhole#1', 'keyhole#2'] });
    table.when({ type: 'letDraw', who: 'anna', n: 2, reason: 'награда' });
    expect(told(table)).toEqual([
      'Анна берёт 2\u00A0карты.',
      'Анна берёт карты: так решил мастер (награда).',
    ]);
  });

  it('tell whom a play names, its cancel, and what came of it (IN19, IN20)', () => {
    const table = new DeckTable({
      hands: { anna: ['loose-tongue#1'], boris: ['intercepted-letter#1'] },
      pile: ['slander#1'],
    });
    expect(table.play('anna', 'loose-tongue#1', 'boris')).toBe('ok');
    expect(table.cancel('boris', 'intercepted-letter#1')).toBe('ok');
    expect(told(table).toReversed()).toEqual([
      'Анна играет «Болтун»: Борис.',
      'Борис: ждём ответа.',
      'Борис отменяет: «Перехваченное письмо».',
      '«Болтун»: розыгрыш отменён.',
    ]);
  });

  it('name no card of a hand, and nothing of it but what everybody reads (IN11)', () => {
    const table = new DeckTable({ hands: { anna: ['keyhole#1'] }, pile: ['slander#1', 'solace#1'] });
    table.when({ type: 'letDraw', who: 'anna', n: 1, reason: 'награда' });
    table.when({ type: 'openHand', who: 'anna', reason: 'спор' });
    expect(told(table).join(' ')).not.toMatch(/Навет|Скважина|спор/u);
  });

  it('are sentences, whatever is played', () => {
    for (const game of casesOf(arbDeckGame, 20, 1)) {
      const log = playDeckGame(game).flatMap(({ events }) => events ?? []);
      for (const news of [deckNewsRu, deckNewsEn]) {
        const lines = newsLines(newsOf(log), { ...words, news });
        expect(lines.map((line) => line.words).filter((said) => !/^[^ ].*\.$/su.test(said))).toEqual([]);
      }
    }
  });
});
