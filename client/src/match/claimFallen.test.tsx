// @vitest-environment happy-dom
// A card may let the loser claim what was defeated too (rule 6.2; INTRIGUE 5, `wide`): it is offered, and named in the
// result; what stood on the field is told there among the others, by ear too.

import { type VisibleEvent, visibleTo } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { otherSeat, type Phase } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { matchRu } from '../around/match.ru.ts';
import { tableRu } from '../around/table.ru.ts';
import { forget, keep, keptKeys } from '../device/index.ts';
import { moveOf } from '../harness/autoplay.ts';
import { LocalMatch, readyCatalogue, readyDecks } from '../harness/localMatch.ts';
import { mounted } from '../harness/mounted.tsx';
import { sessionOf } from '../harness/sessionOf.ts';
import { MatchTable } from './matchScreen.tsx';

afterEach(() => {
  for (const key of keptKeys('')) forget(key);
});

type Claiming = Extract<Phase, { at: 'claiming' }>;

/** A match that is counted, whose winner has lost cards. */
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

it('what was defeated can be taken, and the result says that it was', async () => {
  const { match, phase } = counted();
  const { claimant } = phase;
  const fallen = present(match.state.rules.common.discard[otherSeat(claimant)][0], 'a card that fell');
  const card = present(readyCatalogue.get(fallen.card), 'a card');
  const [name, short] = [card.name.ru, card.short?.ru ?? card.name.ru];
  const nothing = { mayHold: 0, pledges: 0, intrigue: 0, surplus: false, fronts: [] };
  const wide: readonly VisibleEvent[] = [
    {
      type: 'PlayWorked',
      to: 'everyone',
      seat: claimant,
      by: { copy: 'good-taste#1', card: 'good-taste', ability: 0 },
      work: { op: 'wide' },
    },
  ];
  const events = visibleTo(match.log, claimant).flatMap((event): readonly VisibleEvent[] => {
    if (event.type === 'MatchCounted') return [...wide, event];
    if (event.type !== 'DecksCounted') return [event];
    return [
      event,
      {
        type: 'WindowsOpened',
        to: 'everyone',
        traders: { a: 'anna', b: 'bert' },
        stake: 6,
        holdings: { a: nothing, b: nothing },
      },
    ];
  });
  const table = (all: readonly VisibleEvent[]) => {
    const session = sessionOf(all, claimant);
    keep(`film.seen.${session.table?.match}.${claimant}`, '1000');
    return <MatchTable session={session} leave={() => undefined} />;
  };
  const page = await mounted(table(events));
  await page.settle();
  const tile = [...document.querySelectorAll('button')].find(
    (button) => button.getAttribute('aria-pressed') === 'false' && button.closest('[class*="tray"]') !== null,
  );
  expect(page.everything()).toContain(matchRu.claim.fallen);
  await act(async () => present(tile, 'a card that can be taken').click());
  expect(page.has(matchRu.claim.take(short))).toBe(true);
  const claimed = {
    type: 'PriceClaimed',
    to: 'everyone',
    seat: claimant,
    copy: fallen.copy,
    card: fallen.card,
  } as const;
  await page.unmount();
  const after = await mounted(table([...events, claimed]));
  await after.settle();
  if (after.has(matchRu.result.open)) await after.press(matchRu.result.open);
  expect(after.everything()).toMatch(new RegExp(`Цена победы: .* берёт .*${name}`));
  await after.unmount();
});

it('the result says by ear which of the winner’s cards was taken', async () => {
  const { match, phase } = counted();
  const { claimant, claimable } = phase;
  const copy = present(claimable[0], 'a card that stands');
  expect(match.do({ type: 'claim', seat: claimant, copy }).ok).toBe(true);
  const session = sessionOf(visibleTo(match.log, claimant), claimant);
  keep(`film.seen.${session.table?.match}.${claimant}`, '1000');
  const page = await mounted(<MatchTable session={session} leave={() => undefined} />);
  await page.settle();
  if (page.has(matchRu.result.open)) await page.press(matchRu.result.open);
  const taken = [...document.querySelectorAll('li')].filter((item) =>
    item.textContent.includes(`; ${tableRu.result.taken}`),
  );
  expect(taken).toHaveLength(1);
  expect(taken[0]?.querySelector('[class*=selected]')).not.toBeNull();
  await page.unmount();
});
