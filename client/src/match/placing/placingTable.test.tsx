// @vitest-environment happy-dom
// Placing at the table: the line that says what to do now (2.1, 2.2), the tray, and the player's own half.

import { present } from '@dunmer/shared/lib';
import type { LaidRow, Seat } from '@dunmer/shared/rules';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { matchRu } from '../../around/match.ru.ts';
import { LocalMatch } from '../../harness/localMatch.ts';
import { seatTable } from '../../harness/seatTable.tsx';
import type { MatchSession } from '../../net/index.ts';

const { hint, tray } = matchRu;
const [OWN, OTHER] = ['Тралан', 'Мивул'];
/** Decks of ten cards, of five, and of four. */
const [TEN, FIVE, FOUR] = ['caravan', 'last-caravan', 'back-alley'] as const;

const table = seatTable();

function begun(a: string, b: string, seed = 1): LocalMatch {
  const match = new LocalMatch({ a, b }, seed);
  match.promiseAndOpen();
  return match;
}

/** Lays a row of a seat with the first cards of its deck that are still there. */
function lay(match: LocalMatch, seat: Seat, row: LaidRow): void {
  const { deck } = match.state.rules.secret[seat];
  const copies = deck.map(({ copy }) => copy);
  const laying =
    row === 'half'
      ? { row, cells: [0, 1, 2, 3, 4, 5].map((cell) => copies[cell] ?? null) }
      : { row, cells: copies.slice(0, 3) };
  const done = match.do({ type: 'place', seat, laying });
  if (!done.ok) throw new Error(done.error.code);
}

const press = (where: string): Promise<void> =>
  act(async () => present(document.querySelector<HTMLElement>(where), where).click());
const said = (): string => document.querySelector('[class*=hintLine] > p:last-child')?.textContent ?? '';
const cell = (at: number): HTMLElement =>
  present(document.querySelector<HTMLElement>(`[data-cell="a${at}"]`), `cell ${at}`);
const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;
const rows = (): readonly string[] =>
  [...document.querySelectorAll('[role=row],[role=group],ul,ol')].map(nameOf);
const items = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset['item']);

const show = async (match: LocalMatch, facts: Partial<MatchSession> = {}) => {
  const page = await table(match, facts);
  await page.until(() => page.everything().includes(matchRu.board));
  return page;
};

describe('the line between the halves', () => {
  it('says how to begin, and what to do with what was tapped', async () => {
    await show(begun(TEN, TEN));
    expect(said()).toBe(hint.begin);
    await press('[data-item="a0"]');
    expect(said()).toBe(hint.chooseCell);
    await press('[data-cell="a1"]');
    expect(said()).toBe(hint.front);
    await press('[data-cell="a0"]');
    expect(said()).toBe(hint.chooseCard);
  });

  it('says which row comes next, and what is sealed', async () => {
    const match = begun(TEN, TEN);
    lay(match, 'a', 'front');
    await show(match);
    expect(said()).toBe(hint.begin);
    await press('[data-item="a3"]');
    await press('[data-cell="a3"]');
    expect(said()).toBe(hint.back);
    lay(match, 'a', 'back');
    await show(match);
    expect(said()).toBe(hint.sealed);
    lay(match, 'b', 'front');
    await show(match);
    expect(said()).toBe(hint.sealedBoth(OTHER));
  });

  it('2.2 says to whoever has a full deck that the other has not, until a row is sealed', async () => {
    const match = begun(TEN, FIVE);
    await show(match);
    expect(said()).toBe(hint.otherShort(OTHER, 5));
    lay(match, 'a', 'front');
    await show(match);
    expect(said()).toBe(hint.begin);
  });

  it('2.2 says to the only short player to wait, and then which cells are taken', async () => {
    const match = begun(FIVE, TEN);
    await show(match);
    expect(said()).toBe(hint.shortWaits(OTHER, 5));
    lay(match, 'b', 'front');
    lay(match, 'b', 'back');
    await show(match);
    expect(said()).toBe(hint.short(5));
  });

  it('2.2 says of two short players who lays first', async () => {
    const match = begun(FIVE, FOUR);
    await show(match);
    expect(said()).toBe(hint.bothShort(5, OTHER, 4));
    const other = begun(FOUR, FIVE);
    await show(other);
    expect(said()).toBe(hint.fewerWaits(OTHER, 5, 4));
    lay(other, 'b', 'half');
    await show(other);
    expect(said()).toBe(hint.seen(OTHER));
  });

  it('R18 says of two equally short players what a toss will decide, and what it has decided', async () => {
    const firsts = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const match = new LocalMatch({ a: FOUR, b: FOUR }, seed);
      await show(match);
      expect(said()).toBe(hint.beforeToss(4, OTHER));
      match.promiseAndOpen();
      const toss = match.log.find((event) => event.type === 'TossHeld');
      const first = toss?.winner === 'a' ? OWN : OTHER;
      await show(match);
      expect(said()).toBe(hint.tossed(first));
      firsts.add(first);
    }
    expect(firsts.size).toBe(2);
  });

  it('R3 says which of two cards with one initiative acts first, laid or arranged, but not of cards in the hand', async () => {
    const match = begun('night-guild', TEN);
    await show(match);
    const own = match.state.rules.secret.a.deck;
    const [one, other] = own.filter(({ card }) => card === 'cutpurse');
    if (one === undefined || other === undefined) throw new Error('a deck has two cutpurses');
    await press(`[data-item="${one.copy}"]`);
    await press('[data-cell="a0"]');
    expect(said()).toBe(hint.front);
    await press(`[data-item="${other.copy}"]`);
    await press('[data-cell="a4"]');
    expect(said()).toMatch(/^Инициатива \d/u);
  });
});

describe('the tray', () => {
  it('holds what is not laid, says how many, and which card was tapped', async () => {
    const match = begun(FIVE, TEN);
    const page = await show(match);
    expect(items()).toHaveLength(5);
    expect(page.everything()).toContain(tray.left(5));
    await press('[data-item="a2"]');
    const pressed = () => document.querySelectorAll('[data-item][aria-pressed=true]');
    expect([...pressed()].map((item) => item.getAttribute('data-item'))).toEqual(['a2']);
    await press('[data-cell="a4"]');
    expect(pressed()).toHaveLength(0);
    expect(items()).not.toContain('a2');
    expect(items()).toHaveLength(4);
    expect(page.everything()).toContain(tray.left(4));
    await page.press(matchRu.undo);
    expect(items()).toContain('a2');
  });

  it('says whether the arrangement is kept, if there is one', async () => {
    const match = begun(FIVE, TEN);
    const moot = await show(match, { draftMark: 'moot' });
    expect(
      [matchRu.draftSaved, matchRu.draftUnsaved].filter((word) => moot.everything().includes(word)),
    ).toEqual([]);
    const saved = await show(match, { draftMark: 'saved' });
    expect(saved.everything()).toContain(matchRu.draftSaved);
    expect(saved.everything()).not.toContain(matchRu.draftUnsaved);
    expect(document.querySelectorAll('[class*=unsaved]')).toHaveLength(0);
    const unsaved = await show(match, { draftMark: 'unsaved', draft: ['a0', null, null, null, null, null] });
    expect(document.querySelectorAll('[class*=unsaved]')).toHaveLength(1);
    expect(unsaved.everything()).toContain(matchRu.draftUnsaved);
  });

  it('is empty when all cards lie on the table', async () => {
    const page = await show(begun(FOUR, TEN), { draft: ['a0', 'a1', 'a2', 'a3', null, null] });
    expect(items()).toEqual([]);
    expect(page.everything()).toContain(tray.empty);
  });
});

describe('the own half', () => {
  it('names each cell, its place and its card, and shows which is picked up', async () => {
    await show(begun(TEN, TEN), { draft: ['a0', null, null, null, 'a1', null] });
    expect(nameOf(cell(1))).toBe(`${matchRu.place(null, 'front', 2)}: ${matchRu.emptyCell}`);
    expect(nameOf(cell(0))).toContain(`${matchRu.place(null, 'front', 1)}: «Страж каравана»`);
    expect(cell(0).textContent).toMatch(/Страж$/u);
    expect(nameOf(cell(4))).toContain(matchRu.place(null, 'back', 2));
    await press('[data-cell="a1"]');
    expect([0, 1, 4].map((at) => cell(at).getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
    await press('[data-cell="a1"]');
    await press('[data-cell="a4"]');
    expect([0, 1, 4].map((at) => cell(at).getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
  });

  it('the free cells of the next row invite a card, and with a card picked up all free cells', async () => {
    const inviting = () =>
      [...document.querySelectorAll<HTMLElement>('[data-cell^="a"][class*=free]')].map(
        ({ dataset }) => dataset['cell'],
      );
    await show(begun(TEN, TEN), { draft: ['a0', null, null, null, 'a1', null] });
    expect(inviting()).toEqual(['a1', 'a2']);
    await press('[data-item="a2"]');
    expect(inviting()).toEqual(['a1', 'a2', 'a3', 'a5']);
    await press('[data-item="a2"]');
    await press('[data-cell="a5"]');
    expect(inviting()).toEqual(['a1', 'a2', 'a5']);
    await show(begun(FIVE, TEN));
    expect(inviting()).toEqual([]);
  });

  it('2.1 a sealed row stays as it lies, and says that it is sealed', async () => {
    const match = begun(TEN, TEN);
    await show(match);
    expect(rows().filter((name) => name.includes(matchRu.sealedRow))).toEqual([]);
    lay(match, 'a', 'front');
    await show(match);
    expect(rows().filter((name) => name.includes(matchRu.sealedRow))).toEqual([
      `${matchRu.row('front')}, ${matchRu.sealedRow}`,
    ]);
    expect(cell(0).getAttribute('aria-pressed')).toBeNull();
    expect(nameOf(cell(0))).toContain(`${matchRu.place(null, 'front', 1)}: «Страж каравана»`);
    expect(cell(0).textContent).toMatch(/Страж$/u);
    expect(nameOf(cell(3))).toContain(matchRu.emptyCell);
    expect(items()).toHaveLength(7);
    expect(items()).not.toContain('a0');
  });

  it('2.2 a short half is sealed whole, its empty cells too', async () => {
    const match = begun(FIVE, FOUR);
    lay(match, 'a', 'half');
    await show(match);
    expect(rows().filter((name) => name.includes(matchRu.sealedRow))).toHaveLength(2);
    expect(nameOf(cell(5))).toBe(`${matchRu.place(null, 'back', 3)}: ${matchRu.emptyCell}`);
  });

  it('a row that is on its way can be changed no more, the other can', async () => {
    const match = begun(TEN, TEN);
    const laying = { row: 'front', cells: ['a0', 'a1', 'a2'] } as const;
    const page = await show(match, {
      draft: ['a0', 'a1', 'a2', 'a3', null, null],
      sending: [{ id: 'one', since: 0, command: { type: 'place', laying }, late: false }],
    });
    expect(page.has(matchRu.sending)).toBe(true);
    expect(nameOf(cell(0))).toContain('«Страж каравана»');
    expect(document.querySelectorAll('[data-cell^="a"] [class*=sending]')).toHaveLength(3);
    expect(cell(0).getAttribute('aria-pressed')).toBeNull();
    await press('[data-cell="a3"]');
    expect(cell(3).getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector(`button[aria-label="${matchRu.undo}"]`)?.hasAttribute('disabled')).toBe(
      true,
    );
  });
});
