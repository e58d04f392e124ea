// @vitest-environment happy-dom
// The price of victory at the table (rule 6.2): a card may let the loser claim defeated cards too (INTRIGUE 5,
// `wide`). The table offers them, names them in the result, and screen readers hear what stood on the field. Once
// both kinds are free, each player reads who has to choose (R14).

import { type DeskNote, type VisibleEvent, visibleTo } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { otherSeat, type Phase, type Seat } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { matchRu } from '../around/match.ru.ts';
import { tableRu } from '../around/table.ru.ts';
import { keep } from '../device/index.ts';
import { moveOf } from '../harness/autoplay.ts';
import { LocalMatch, readyCatalogue, readyDecks } from '../harness/localMatch.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { sessionOf } from '../harness/sessionOf.ts';
import type { MatchSession } from '../net/index.ts';
import { MatchTable } from './matchScreen.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

type Claiming = Extract<Phase, { at: 'claiming' }>;

/** A match that is counted and whose winner has lost cards. */
function counted(): { readonly match: LocalMatch; readonly phase: Claiming } {
  for (let seed = 1; ; seed++) {
    const match = new LocalMatch({ a: readyDecks[0]?.id ?? '', b: readyDecks[1]?.id ?? '' }, seed);
    match.promiseAndOpen();
    const random = seeded(seed);
    for (let command = moveOf(match, 'a', random); command !== null;) {
      match.do(command);
      const { phase, discard } = match.state.rules.common;
      if (phase.at === 'claiming' && discard[otherSeat(phase.claimant)].length > 0) return { match, phase };
      if (phase.at === 'claiming') break;
      command = moveOf(match, 'a', random) ?? moveOf(match, 'b', random);
    }
  }
}

/** The same match as a seat sees it, after a card that lets defeated cards be claimed. */
function claiming() {
  const { match, phase } = counted();
  const { claimant } = phase;
  const winner = otherSeat(claimant);
  const fallen = present(match.state.rules.common.discard[winner][0], 'a card that fell');
  const card = present(readyCatalogue.get(fallen.card), 'a card');
  const nothing = { mayHold: 0, pledges: 0, intrigue: 0, surplus: false, fronts: [] };
  const traders = { a: 'anna', b: 'bert' };
  const holdings = { a: nothing, b: nothing };
  const by = { copy: 'good-taste#1', card: 'good-taste', ability: 0 };
  const all = { to: 'everyone' } as const;
  const eventsOf = (seat: Seat): readonly VisibleEvent[] =>
    visibleTo(match.log, seat).flatMap((event): readonly VisibleEvent[] => {
      if (event.type === 'MatchCounted')
        return [{ type: 'PlayWorked', ...all, seat: claimant, by, work: { op: 'wide' } }, event];
      return event.type === 'DecksCounted'
        ? [event, { type: 'WindowsOpened', ...all, traders, stake: 6, holdings }]
        : [event];
    });
  const claimed = { type: 'PriceClaimed', ...all, seat: claimant, ...fallen } as const;
  return { claimant, winner, name: card.name.ru, short: card.short?.ru ?? card.name.ru, eventsOf, claimed };
}

const noted = (note: DeskNote): VisibleEvent => ({ type: 'DeskNoted', to: 'everyone', note });

/** Shows the table of a match as a seat sees it once its film is over. */
async function tableOf(
  events: readonly VisibleEvent[],
  seat: Seat,
  facts: Partial<MatchSession> = {},
): Promise<Mounted> {
  await page?.unmount();
  const session = sessionOf(events, seat, facts);
  keep(`film.seen.${session.table?.match}.${seat}`, '1000');
  page = await mounted(<MatchTable session={session} leave={() => undefined} />);
  await page.settle();
  return page;
}

/** Returns the tile of a defeated card below the board. */
const tile = (): HTMLButtonElement =>
  present(
    [...document.querySelectorAll<HTMLButtonElement>('[class*="tray"] button[aria-pressed]')][0],
    'a card that can be taken',
  );
const press = () => act(async () => tile().click());

it('what was defeated is offered, chosen and let be, and read in full', async () => {
  const { claimant, eventsOf, short, name } = claiming();
  const table = await tableOf(eventsOf(claimant), claimant);
  expect(table.everything()).toContain(matchRu.claim.fallen);
  expect(table.everything()).toContain(matchRu.claim.explainedWide);
  // The board leaves room for the tray.
  expect(tile().closest('[data-layout]')?.getAttribute('data-layout')).toBe('tray');
  await press();
  expect(table.has(matchRu.claim.take(short))).toBe(true);
  await press();
  expect(table.has(matchRu.claim.take(short))).toBe(false);
  await act(
    async () => void tile().dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  );
  expect(document.querySelector('dialog[open]')?.textContent).toContain(name);
});

it('what is chosen is asked once more and sent, and so is that nothing is taken', async () => {
  const { claimant, eventsOf, claimed, short } = claiming();
  const play = vi.fn<MatchSession['play']>();
  const { takeConfirm, waiveConfirm, waiveMeans, take, waive } = matchRu.claim;
  const { moves, practice } = tableRu.claim;
  const table = await tableOf(eventsOf(claimant), claimant, { play });
  await press();
  await table.press(take(short));
  const asked = (): string => document.querySelector('dialog[open]')?.textContent ?? '';
  expect([moves, practice].filter((each) => asked().includes(each))).toEqual([moves]);
  await table.press(takeConfirm);
  await table.press(waive);
  expect([waiveMeans, moves].filter((each) => asked().includes(each))).toEqual([waiveMeans]);
  await table.press(waiveConfirm);
  expect(play.mock.calls).toEqual([[{ type: 'claim', copy: claimed.copy }], [{ type: 'waive' }]]);
});

it('none of them is chosen any more while a choice is under way', async () => {
  const { claimant, eventsOf } = claiming();
  await tableOf(eventsOf(claimant), claimant, {
    sending: [{ id: 'w1', command: { type: 'waive' }, since: 0, late: false }],
  });
  expect(tile().disabled).toBe(true);
});

/** Opens the result and returns all its text. */
async function resultOf(events: readonly VisibleEvent[], seat: Seat): Promise<string> {
  const table = await tableOf(events, seat);
  if (table.has(matchRu.result.open)) await table.press(matchRu.result.open);
  return table.everything();
}

it('the result says that it was taken, and whose it is by a ruling after the end', async () => {
  const { claimant, winner, eventsOf, claimed, name } = claiming();
  const events = [...eventsOf(claimant), claimed];
  const { card: back } = tableRu.result.again;
  const said = await resultOf(events, claimant);
  expect(said).toMatch(new RegExp(`Цена победы: .* берёт .*${name}`));
  expect(said).not.toContain(back);
  const again = { act: 'settledAgain', by: 'referee', kind: 'awarded', winner, reason: 'спор' } as const;
  expect(await resultOf([...events, noted({ ...again, card: winner })], claimant)).toContain(back);
  expect(await resultOf([...events, noted({ ...again, card: claimant })], claimant)).not.toContain(back);
});

it('once both are free, the loser reads that they can choose later, and the winner who can (R14)', async () => {
  const { claimant, winner, eventsOf } = claiming();
  const free = noted({ act: 'unbound', by: 'clock' });
  const { unboundYou, unboundThem } = tableRu.line;
  const names = { a: 'Тралан', b: 'Мивул' };
  expect((await tableOf([...eventsOf(claimant), free], claimant)).everything()).toContain(unboundYou);
  const told = (await tableOf([...eventsOf(winner), free], winner)).everything();
  expect(told).toContain(unboundThem(names[claimant]));
  expect(told).not.toContain(unboundYou);
});

it('the result says by ear which of the winner’s cards was taken', async () => {
  const { match, phase } = counted();
  const { claimant, claimable } = phase;
  const copy = present(claimable[0], 'a card that stands');
  expect(match.do({ type: 'claim', seat: claimant, copy }).ok).toBe(true);
  await resultOf(visibleTo(match.log, claimant), claimant);
  const taken = [...document.querySelectorAll('li')].filter((item) =>
    item.textContent.includes(`; ${tableRu.result.taken}`),
  );
  expect(taken).toHaveLength(1);
  expect(taken[0]?.querySelector('[class*=selected]')).not.toBeNull();
});
