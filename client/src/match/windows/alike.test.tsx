// @vitest-environment happy-dom
// The hand at the table: copies of one intrigue card stand as one, with how many there are.

import { heldOf, holdingOf, seeded } from '@dunmer/shared/testing';
import { expect, it } from 'vitest';
import { tableRu } from '../../around/table.ru.ts';
import { LocalMatch, readyDecks } from '../../harness/localMatch.ts';
import { seatTable } from '../../harness/seatTable.tsx';
import { playableOf, windowTerms } from '../../harness/windowPlay.ts';
import { intrigueRu } from '../../intrigue/intrigue.ru.ts';
import { alike } from './alike.ts';

const { windows: text } = tableRu;

const table = seatTable();

/** A match that has begun with this hand, among it a card that can be played now. */
function holding(keysOf: (card: string) => readonly string[]): LocalMatch {
  for (let seed = 1; ; seed += 1) {
    const decks = { a: readyDecks[0]?.id ?? '', b: readyDecks[1]?.id ?? '' };
    const terms = windowTerms(seeded(seed));
    const card = terms.hands.a.find(({ kind }) => kind === 'intrigue')?.card;
    if (card === undefined) continue;
    const hand = keysOf(card);
    const played = new LocalMatch(decks, seed, {
      ...terms,
      hands: { ...terms.hands, a: hand.map(heldOf) },
      holdings: { ...terms.holdings, a: holdingOf('a', { hand }) },
    });
    played.promiseAndOpen();
    if (playableOf(played, 'a').some(({ held }) => held.card === card)) return played;
  }
}

it('shows two copies of one card once, with how many they are', async () => {
  const shown = await table(holding((card) => [`${card}#1`, `${card}#3`]));
  const label = `${text.hand.intrigue(2)}, ${text.playable(2)}`;
  await shown.until(() => shown.has(label));
  await shown.press(label);
  await shown.until(() => document.querySelector('dialog [data-intrigue]') !== null);
  expect(document.querySelectorAll('dialog [data-intrigue]')).toHaveLength(1);
  expect(document.querySelector('dialog [data-intrigue]')?.textContent).toContain(intrigueRu.hand.copies(2));
});

it('joins no promises, even of one card: each has an owner', () => {
  const hand = ['carol/surety', 'bob/surety', 'open-house#1', 'surety#2', 'open-house#3'].map(heldOf);
  expect(alike(hand).map(({ held, count }) => [held.key, count])).toEqual([
    [hand[0]?.key, 1],
    [hand[1]?.key, 1],
    [hand[2]?.key, 2],
    [hand[3]?.key, 1],
  ]);
});
