// The line under a match's head: what stops play comes before what only hurries it.

import {
  evolveMatchView,
  matchViewOf,
  type MatchView,
  NEW_SEALED_MATCH,
  type DeskNote,
  TRADE,
} from '@dunmer/shared/fairness';
import type { ClockView } from '@dunmer/shared/protocol';
import { playedMatch } from '@dunmer/shared/testing';
import { describe, expect, it } from 'vitest';
import { deskWord, leftOf, type Desk } from './deskWord.ts';

/** Returns the view of the harness's match after so many of its steps and then these notes. */
const viewAfter = (steps: number, notes: readonly DeskNote[] = []): MatchView => {
  const events = playedMatch('a')
    .slice(0, steps)
    .flatMap(({ batch }) => batch.events);
  const noted = notes.map((note) => ({ type: 'DeskNoted', to: 'everyone', note }) as const);
  return [...events, ...noted].reduce(evolveMatchView, matchViewOf(NEW_SEALED_MATCH, 'a'));
};

type Facts = Partial<Desk> & { readonly view?: MatchView };

const desk = ({ view = viewAfter(1), ...facts }: Facts = {}): Desk => ({
  desk: view.desk,
  progress: TRADE.progressOf(view),
  ending: TRADE.endingOf(view),
  viewer: 'a',
  clocks: [],
  stopped: null,
  isEventPaused: false,
  isLate: false,
  ...facts,
});

const clock = (facts: Partial<ClockView> = {}): ClockView => ({
  kind: 'placement',
  seat: 'a',
  left: 30_000,
  runs: true,
  ...facts,
});

const PAUSED = { act: 'paused', by: 'referee', reason: 'шум' } as const;

describe('the line under the head of a match', () => {
  it('is empty where nothing is to be said', () => {
    expect(deskWord(desk())).toBeNull();
  });

  it('says whose choice is open once both are free, to each of them (R14)', () => {
    const view = viewAfter(1, [{ act: 'unbound', by: 'clock' }]);
    const open = { view, progress: 'claiming', ending: { kind: 'counted', winner: 'a' } } as const;
    for (const viewer of ['a', 'b'] as const)
      expect(deskWord(desk({ ...open, viewer }))).toEqual({ say: 'unbound', chooses: 'b' });
    expect(deskWord(desk({ ...open, viewer: 'watcher' }))).toBeNull();
  });

  it('says a pause before a clock', () => {
    expect(deskWord(desk({ view: viewAfter(1, [PAUSED]), clocks: [clock()] }))).toEqual({ say: 'paused' });
  });

  it('says whose pause it is where a restored server has forgotten a part of the match (P20)', () => {
    const restored = { act: 'paused', by: 'restore', reason: '' } as const;
    const resumed = { act: 'resumed', by: 'referee' } as const;
    expect(deskWord(desk({ view: viewAfter(1, [PAUSED, restored]) }))).toEqual({ say: 'restored' });
    expect(deskWord(desk({ view: viewAfter(1, [restored, resumed]) }))).toBeNull();
  });

  it('says before everything that the match has stopped, and that it was voided, whatever its log says', () => {
    const view = viewAfter(1, [PAUSED]);
    expect(deskWord(desk({ view, stopped: 'waits' }))).toEqual({ say: 'stopped' });
    expect(deskWord(desk({ view, stopped: 'over' }))).toEqual({ say: 'voided' });
    const ended = viewAfter(playedMatch('a').length);
    expect(ended.common.phase.at).toBe('finished');
    expect(deskWord(desk({ view: ended, stopped: 'over' }))).toEqual({ say: 'failed' });
  });

  it('says that a default is announced, with its clock', () => {
    const announced = { act: 'defaultAnnounced', by: 'referee', seat: 'a', seconds: 15 } as const;
    const left = clock({ kind: 'default', left: 15_000 });
    expect(deskWord(desk({ view: viewAfter(1, [announced]), clocks: [clock(), left] }))).toEqual({
      say: 'default',
      seat: 'a',
      clock: left,
    });
  });

  it('says once that the other asks to hurry, as long as this seat has to act', () => {
    const nudged = { act: 'nudged', by: 'b', seat: 'a' } as const;
    expect(deskWord(desk({ view: viewAfter(1, [nudged]) }))).toEqual({ say: 'hurry' });
    expect(deskWord(desk({ view: viewAfter(1, [nudged]), viewer: 'b' }))).toBeNull();
  });

  it('shows the own clock before the other’s', () => {
    const own = clock({ seat: 'a', left: 5000 });
    expect(deskWord(desk({ clocks: [clock({ seat: 'b' }), own] }))).toEqual({ say: 'clock', clock: own });
    const other = clock({ seat: 'b' });
    expect(deskWord(desk({ clocks: [other] }))).toEqual({ say: 'clock', clock: other });
  });

  it('says that time runs for what the film has not shown yet, before who hurries and whose clock it is', () => {
    const nudged = { act: 'nudged', by: 'b', seat: 'a' } as const;
    const late = { view: viewAfter(1, [nudged]), clocks: [clock()], isLate: true };
    expect(deskWord(desk(late))).toEqual({ say: 'late' });
  });

  it('says that a referee was called, until the call is closed', () => {
    const called = { act: 'called', seat: 'a' } as const;
    expect(deskWord(desk({ view: viewAfter(1, [called]) }))).toEqual({ say: 'called' });
    const closed = { act: 'callClosed', by: 'referee' } as const;
    expect(deskWord(desk({ view: viewAfter(1, [called, closed]) }))).toBeNull();
  });

  it('says nothing of clocks and calls once the match is over', () => {
    const all = playedMatch('a').length;
    expect(deskWord(desk({ view: viewAfter(all), clocks: [clock()] }))).toBeNull();
  });
});

describe('a clock on the phone', () => {
  it('runs on from what the server said, and stands where it stands', () => {
    expect(leftOf(clock(), 4000)).toBe(26_000);
    expect(leftOf(clock({ runs: false }), 4000)).toBe(30_000);
  });
});
