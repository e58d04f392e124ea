// @vitest-environment happy-dom
// The film knows no future (UX 7): when two matches are alike up to a moment and then differ, the table shows and
// says the same at that moment, and so does every sheet that can be opened there.

import { type VisibleEvent, visibleTo } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import type { ClockView } from '@dunmer/shared/protocol';
import type { Phase, Viewer } from '@dunmer/shared/rules';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '../device/index.ts';
import { seeded } from '@dunmer/shared/testing';
import { bringSettings } from '../harness/bringSettings.tsx';
import { moveOf, playOut } from '../harness/autoplay.ts';
import { LocalMatch, readyCatalogue, readyDecks } from '../harness/localMatch.ts';
import { mounted, type Mounted } from '../harness/mounted.tsx';
import { sessionOf } from '../harness/sessionOf.ts';
import type { MatchSession } from '../net/index.ts';
import { matchRu } from '../around/match.ru.ts';
import { shotsOf } from './film/pace.ts';
import { filmStart, filmSteps } from './film/steps.ts';
import { NO_TWINS } from './film/twins.ts';
import { MatchTable } from './matchScreen.tsx';

const { film, menu, fair, close } = matchRu;

beforeAll(bringSettings);

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => {
  vi.useRealTimers();
});

const TELLER = {
  text: matchRu.told,
  lang: 'ru',
  catalogue: readyCatalogue,
  plays: new Map(),
  names: { a: 'Тралан', b: 'Мивул' },
  naming: 'short',
  stake: null,
  twins: NO_TWINS,
} as const;

const stepsOf = (events: readonly VisibleEvent[], viewer: Viewer) =>
  filmSteps(readyCatalogue, viewer, events);

interface Ending {
  readonly of: string;
  /** Plays a match whose cards lie on the table to this ending. Returns false when this match can't end so. */
  readonly play: (match: LocalMatch, seed: number) => boolean;
}

const phaseOf = (match: LocalMatch): Phase => match.state.rules.common.phase;

/** Plays for both seats until the match is in this phase, or nothing is asked any more. */
function playTo(match: LocalMatch, at: Phase['at'], seed: number): boolean {
  const random = seeded(seed);
  for (;;) {
    if (phaseOf(match).at === at) return true;
    const command = moveOf(match, 'a', random) ?? moveOf(match, 'b', random);
    if (command === null) return false;
    match.do(command);
  }
}

const ENDINGS: readonly Ending[] = [
  {
    of: 'that is counted, and whose price is still to be claimed',
    play: (match, seed) => playTo(match, 'claiming', seed),
  },
  {
    of: 'that is counted, and whose price is settled',
    play: (match, seed) => playTo(match, 'claiming', seed) && (playOut(match, seeded(seed)), true),
  },
  {
    of: 'that is drawn',
    play(match, seed) {
      playOut(match, seeded(seed));
      const phase = phaseOf(match);
      return phase.at === 'finished' && phase.ending.kind === 'drawn';
    },
  },
  {
    of: 'that is conceded after the reveal',
    play: (match, seed) => playTo(match, 'choosing', seed) && match.do({ type: 'concede', seat: 'b' }).ok,
  },
  { of: 'in which a choice is due', play: (match, seed) => playTo(match, 'choosing', seed) },
];

/** The longest film to test, in moments: each of them is looked at twice. */
const LONGEST = 14;
const filmLength = ({ log }: LocalMatch): number => {
  const steps = stepsOf(visibleTo(log, 'watcher'), 'watcher');
  return steps.length - filmStart(steps);
};

function matchThatEnds({ play }: Ending): LocalMatch {
  for (let seed = 1; ; seed++) {
    const [a = '', b = ''] = [
      readyDecks[seed % readyDecks.length]?.id,
      readyDecks[(seed * 5) % readyDecks.length]?.id,
    ];
    const match = new LocalMatch({ a, b }, seed);
    match.promiseAndOpen();
    if (play(match, seed) && filmLength(match) < LONGEST) return match;
  }
}

/** Events that a twin match adds: it is the same match up to a moment, and then ends otherwise. */
const TWINS: readonly VisibleEvent[] = [
  { type: 'MatchVoided', to: 'everyone', reason: 'пожар' },
  { type: 'MatchAwarded', to: 'everyone', winner: 'a', claim: false, reason: 'ссора' },
  { type: 'MatchAwarded', to: 'everyone', winner: 'b', claim: true, reason: 'ссора' },
  { type: 'MatchConceded', to: 'everyone', seat: 'a' },
];

const clockOf = (phase: Phase): readonly ClockView[] => {
  const runs = false;
  if (phase.at === 'claiming') return [{ kind: 'claim', seat: phase.claimant, left: 180_000, runs: true }];
  return phase.at === 'choosing' ? [{ kind: 'decision', seat: phase.choice.seat, left: 30_000, runs }] : [];
};

/** Returns what this viewer is asked, in the form in which a phone says `watched`; null if they are asked nothing. */
function askedOf(phase: Phase, viewer: Viewer): Parameters<MatchSession['watched']>[0] | null {
  if (phase.at === 'claiming') return phase.claimant === viewer ? 'claim' : null;
  return phase.at === 'choosing' && phase.choice.seat === viewer ? phase.choice.id : null;
}

/** A whole session as it stands now. */
function liveSession(
  events: readonly VisibleEvent[],
  viewer: Viewer,
  phase: Phase,
  watched: MatchSession['watched'],
): MatchSession {
  const isOver = phase.at === 'finished';
  return sessionOf(events, viewer, {
    clocks: clockOf(phase),
    watched,
    witness: isOver ? { at: 'checked', file: 'agrees', phone: 'same' } : { at: 'watching' },
    filePath: isOver ? '/api/matches/local/file' : null,
  });
}

/** Returns the surroundings of the first difference between two texts; null when they are the same. */
function differenceOf(one: string, other: string): readonly string[] | null {
  if (one === other) return null;
  let from = 0;
  while (one[from] === other[from]) from += 1;
  return [one, other].map((sight) => sight.slice(Math.max(0, from - 120), from + 120));
}

const table = (session: MatchSession): ReactNode => <MatchTable session={session} leave={() => undefined} />;

/** The presses that lead from the table to a sheet, and from sheet to sheet; the last sheet is closed at the end. */
const WALK = [[menu.title], [fair.title], [close, film.log]] as const;
/** Moments between two such walks. One more than the twins, so that each walk meets another twin. */
const WALKS_EVERY = TWINS.length + 1;

/**
 * Returns how this page, or a sheet that can be opened on it, would tell a session from its twin; null when nothing
 * does.
 */
async function toldApart(page: Mounted, session: MatchSession, twin: MatchSession, walks: boolean) {
  let [here, there] = [session, twin];
  let difference: readonly string[] | null = null;
  const look = async (): Promise<void> => {
    const told = page.everything();
    await page.show(table(there));
    difference ??= differenceOf(told, page.everything());
    [here, there] = [there, here];
  };
  await look();
  for (const presses of walks ? WALK : []) {
    for (const name of presses) await page.press(name);
    await look();
  }
  if (walks) await page.press(close);
  if (here !== session) await page.show(table(session));
  return difference;
}

describe.each(ENDINGS)('a match $of', (ending) => {
  const match = matchThatEnds(ending);

  it.each(['a', 'b', 'watcher'] as const)(
    'is told to %s no further than the film has come',
    async (viewer) => {
      const events = visibleTo(match.log, viewer);
      const steps = stepsOf(events, viewer);
      const start = filmStart(steps);
      const watched = vi.fn<MatchSession['watched']>();
      const live = liveSession(events, viewer, phaseOf(match), watched);
      keep(`film.seen.${live.table?.match}.${viewer}`, String(start));
      const page = await mounted(table(live));
      const shown = shotsOf(TELLER, steps, start).flatMap(({ isShown }, at) =>
        isShown && at >= start ? [at] : [],
      );
      for (const at of shown) {
        // The first moment is already shown; the others are reached by a step.
        if (at > start) await page.press(film.forward);
        const otherwise = present(TWINS[at % TWINS.length], 'one of the twins');
        const twin = sessionOf([...events.slice(0, steps[at]?.through), otherwise], viewer);
        const difference = await toldApart(page, live, twin, (at - start) % WALKS_EVERY === 0);
        expect(difference, `at moment ${at}, before ${otherwise.type}`).toBeNull();
      }
      // Its owner's time begins when their phone says that the film has come to what they are asked, and not before.
      expect(watched).not.toHaveBeenCalled();
      const asked = askedOf(phaseOf(match), viewer);
      if (asked !== null) await page.press(film.forward);
      expect(watched.mock.calls).toEqual(asked === null ? [] : [[asked]]);
      await page.unmount();
    },
  );
});
