// The words of a preview: the giver comes before the receiver, and a card that can't be moved says where it is.

import type { PreviewLine, Refusal } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { describe, expect, it } from 'vitest';
import { purseEn } from '../../purse/purse.en.ts';
import { purseRu } from '../../purse/purse.ru.ts';
import { staffEn } from '../staff.en.ts';
import { staffRu } from '../staff.ru.ts';
import { previewLines } from './previewLines.ts';
import { previewWords, refusalWords } from './previewWords.ts';

const nothing = new Map<string, never>();
const none = { catalogue: nothing, pledges: nothing, intrigue: nothing };
const LANGS = [
  { ...none, lang: 'ru', text: staffRu, why: purseRu.why },
  { ...none, lang: 'en', text: staffEn, why: purseEn.why },
] as const;

/** Returns the words of a line in both languages. */
const said = (line: PreviewLine): readonly string[] =>
  LANGS.map((words) =>
    previewLines([line])
      .map((one) => previewWords(one, words))
      .join(),
  );

const [from, to, sum, card] = ['Тралан', 'Мивул', 5, 'scamp'] as const;
const MOVES: readonly PreviewLine[] = [
  { is: 'drakes', from, to, sum, why: 'start' },
  { is: 'copy', copy: 'c1', card, from, to },
  { is: 'debt', from, to, sum, isStill: false },
  { is: 'cardDebt', from, to, copy: 'c1', card, isStill: false },
  { is: 'debtEnds', from, to, what: { is: 'drakes', sum } },
  { is: 'debtEnds', from, to, what: { is: 'card', copy: 'c1', card } },
  { is: 'promisePaid', from, to, sum, card },
  { is: 'taken', from, to, count: 2 },
];

describe('a preview in words', () => {
  it.each(MOVES)('names who gives before who gets: $is', (line) => {
    for (const words of said(line)) expect(words).toMatch(/Тралан → Мивул/);
  });

  const left = (why: 'gone' | 'frozen', becomes: 'bank' | 'debt' | 'nothing'): PreviewLine => ({
    is: 'left',
    copy: 'c1',
    card,
    to: 'Мивул',
    at: 'person',
    owner: 'Тралан',
    why,
    becomes,
  });

  it('says of a card that can’t be moved where it lies, what binds it there, and to whom it should go', () => {
    expect(said(left('frozen', 'nothing'))[0]).toMatch(
      /^Сейчас не вернуть: «scamp» \(здесь: Тралан, заморожена\) → Мивул\. Она останется там, долга не будет/,
    );
    expect(said(left('gone', 'nothing'))[0]).toContain('(здесь: Тралан) → Мивул');
  });

  it('says of a card that is owed no more than where it lies: the debt has a line of its own', () => {
    for (const words of said(left('gone', 'debt'))) expect(words).toMatch(/→ Мивул\.$/);
  });

  it('begins a line with a capital, and names in brackets what drakes move for', () => {
    const [ru, en] = said({ is: 'drakes', from: 'pot', to: 'Тралан', sum, why: 'stake-back' });
    expect(ru).toMatch(/^Банк партии → Тралан: 5\sдрейков \(ставка возвращена\)$/);
    expect(en).toMatch(/^The pot → Тралан: 5\sdrakes \(stake returned\)$/);
  });

  it('says of a setting what it was and what it will be', () => {
    const [ru, en] = said({ is: 'setting', name: 'least', value: '5', before: '3' });
    expect(ru).toMatch(/: 3\sдрейка → 5\sдрейков$/);
    expect(en).toMatch(/: 3\sdrakes → 5\sdrakes$/);
    const [alone] = said({ is: 'setting', name: 'paused', value: 'yes' });
    expect(alone).toMatch(/: на паузе$/);
  });

  it('says whose audience is opened or closed', () => {
    const [ru, en] = said({ is: 'deckIs', what: 'audience-closed', n: null, who: 'Тралан' });
    expect([ru, en]).toEqual(['Аудиенция закроется: Тралан', 'The audience closes: Тралан']);
    // A server of the release before does not say it.
    expect(said({ is: 'deckIs', what: 'audience-opened', n: null })[0]).toBe('Аудиенция откроется');
  });

  it('writes a name as it is, whatever it means to a machine', () => {
    for (const words of said({ is: 'drakes', from: 'constructor', to: 'toString', sum, why: 'start' }))
      expect(words).toMatch(/^constructor → toString: 5/);
  });

  it('says of one card and of several what becomes of them, in agreement', () => {
    const copies = (...cards: readonly string[]) =>
      previewLines(cards.map((copy) => ({ is: 'copy', copy, card, from, to: 'reserved' }))).map((line) =>
        previewWords(line, LANGS[0]),
      );
    expect(copies('c1')[0]).toContain('Тралан → отложена: «scamp»');
    expect(copies('c1', 'c2')[0]).toMatch(/^Тралан → отложены: 2\sкарты/);
  });

  it.each<readonly [PreviewLine, string]>([
    [{ is: 'intrigue', to, what: 'drawn', count: 2 }, 'Мивул → в руку: 2 карты интриги'],
    [{ is: 'intrigue', to, what: 'spent', count: 2 }, 'Мивул → в сброс: 2 карты интриги'],
    [{ is: 'front', card, before: to }, 'Мивул → в сброс: «scamp»'],
    [{ is: 'action', card, how: 'done' }, '«scamp» исполнится'],
    [{ is: 'action', card, how: 'cancelled' }, '«scamp» не исполнится'],
    [{ is: 'action', card, how: 'ruined' }, '«scamp» не исполнится'],
    [{ is: 'pledge', owner: to, to: 'home', card }, 'Мивул → домой: «scamp»'],
    [{ is: 'pledge', owner: to, to: 'hand', card }, 'Мивул → обратно держателю: «scamp»'],
    [{ is: 'pledge', owner: to, to: 'out', card: null }, 'Мивул → из игры: 1 обещание лицом вниз'],
    [{ is: 'pledges', to, count: 5, house: null }, 'Мивул: 5 обещаний, дом по жребию'],
    [{ is: 'deckIs', what: 'rung', n: 3 }, 'Фаза статуса № 3'],
    [{ is: 'deckIs', what: 'planned', n: 4 }, 'Фаз в расписании: 4'],
  ])('says of cards of a module where they go, and what comes of them: %o', (line, says) => {
    expect(said(line)[0]?.replaceAll('\u00A0', ' ')).toBe(says);
  });

  it.each([
    [null, true, 'новый торговец', 'new trader'],
    ['referee', true, 'новый судья, торгует', 'new referee, trades'],
    ['organiser', false, 'новый мастер', 'new organiser'],
    ['display', false, 'новый общий экран', 'new public screen'],
  ] as const)('says of a newcomer what they will be: %s %s', (staff, trades, ru, en) => {
    const line: PreviewLine = { is: 'person', name: to, what: 'added', as: { staff, trades } };
    expect(said(line)).toEqual([`Мивул: ${ru}`, `Мивул: ${en}`]);
  });

  it('names a promise and its house in the language of the desk', () => {
    const lines: readonly PreviewLine[] = [
      { is: 'promisePaid', from, to, sum, card: 'friends-price' },
      { is: 'pledges', to, count: 5, house: 'friends-price' },
    ];
    const [ru, en] = LANGS.map((words) =>
      previewLines(lines).map((line) => previewWords(line, { ...words, pledges: PRINTED.pledges })),
    );
    expect(ru).toEqual([expect.stringContaining('Цена для своих'), expect.stringContaining('Соляных Весов')]);
    expect(en).toEqual([expect.stringContaining("A Friend's Price"), expect.stringContaining('Salt Scales')]);
  });

  it('says of a debt whether it is noted now, or stays', () => {
    const debt = (isStill: boolean) => said({ is: 'debt', from, to: 'bank', sum, isStill });
    expect(debt(false)).toEqual([
      expect.stringMatching(/^Запишется долг: Тралан → Банк игры/),
      expect.stringMatching(/^Noted as a debt: Тралан → /),
    ]);
    expect(debt(true)).toEqual([
      expect.stringMatching(/^Останется долгом/),
      expect.stringMatching(/^Stays owed/),
    ]);
  });
});

describe('a refusal of an act', () => {
  const words = (why: Refusal) => refusalWords(why, (code) => code, staffRu.interest);

  it('says which interest of one’s own it is, where that is known, and who can help', () => {
    const own = { code: 'not-allowed', why: 'own-interest' } as const;
    expect(words({ ...own, interest: 'party' })).toMatch(/^У вас контракт .* Помочь может другой/);
    expect(words(own)).toBe('not-allowed');
    expect(words({ code: 'not-allowed', why: 'role' })).toBe('not-allowed');
  });
});
