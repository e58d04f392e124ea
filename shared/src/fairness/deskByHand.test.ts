// Who is still called on after each event, written from docs/protocol.md ("The desk") alone, in matches with plays
// too.

import { expect, test } from 'vitest';
import { type BySeat, otherSeat, SEATS, type Seat } from '../rules/index.ts';
import { arbSealedWindowGame, casesOf, logOf, playSealed } from '../testing/index.ts';
import { evolveMatch, type MatchEvent, type MatchView, matchViewOf, NEW_SEALED_MATCH } from './index.ts';

/** The row that a seat may lay next; null if there is none. */
function rowOf({ common }: MatchView, seat: Seat): string | null {
  const { phase, committed, short } = common;
  const isComplete = (of: Seat): boolean =>
    committed[of].includes('half') || (committed[of].includes('front') && committed[of].includes('back'));
  if (phase.at !== 'placing' || phase.order === 'toss' || isComplete(seat)) return null;
  if (phase.order === otherSeat(seat) && !isComplete(phase.order)) return null;
  if (short[seat]) return 'half';
  return committed[seat].includes('front') ? 'back' : 'front';
}

/** What is awaited of a seat. */
function awaited(view: MatchView, seat: Seat): readonly string[] {
  const { common, seals } = view;
  const { phase, windows } = common;
  const asking = `asking ${windows?.asking}`;
  const isWaived = seals.waived.some((each) => each.seat === seat);
  const isPlayOpen = windows !== undefined && windows.open !== null;
  const answers = windows?.open?.asked === seat ? [asking] : [];
  switch (phase.at) {
    case 'placing': {
      if (!seals.promised[seat] && !isWaived) return ['promise', ...answers];
      const opens = seals.promises !== null && !seals.opened[seat] && !isWaived;
      const row = isPlayOpen ? null : rowOf(view, seat);
      return [opens ? 'open' : [], row ?? [], answers].flat();
    }
    case 'stop':
      return phase.asked === seat && !isPlayOpen ? [asking] : answers;
    case 'choosing':
      return phase.choice.seat === seat ? ['choice'] : [];
    case 'claiming':
      return phase.claimant === seat ? ['claim'] : [];
    case 'resolving':
    case 'finished':
      return [];
  }
}

const calledOn = ({ desk }: MatchView): BySeat<boolean> => ({
  a: desk.hurried.includes('a'),
  b: desk.hurried.includes('b'),
});

const nudge = (seat: Seat): MatchEvent => ({
  type: 'DeskNoted',
  to: 'everyone',
  note: { act: 'nudged', by: 'referee', seat },
});

test('a seat that was called on is no longer once what was awaited of it is not, or is asked anew', () => {
  let answering = 0;
  for (const game of casesOf(arbSealedWindowGame('any'), 60, 3)) {
    let state = NEW_SEALED_MATCH;
    for (const event of logOf(playSealed(game))) {
      if (event.type === 'DeskNoted') continue;
      for (const seat of SEATS) state = evolveMatch(state, nudge(seat));
      const before = matchViewOf(state, 'watcher');
      state = evolveMatch(state, event);
      const after = matchViewOf(state, 'watcher');
      const isOver = after.common.phase.at === 'finished';
      const isChosen = before.common.choices !== after.common.choices;
      const stays = (seat: Seat): boolean => {
        const still = awaited(after, seat);
        return !isOver && !isChosen && awaited(before, seat).every((what) => still.includes(what));
      };
      expect(calledOn(after), event.type).toEqual({ a: stays('a'), b: stays('b') });
      if (after.common.phase.at === 'placing' && after.common.windows?.open) answering += 1;
    }
  }
  expect(answering).toBeGreaterThan(0);
});
