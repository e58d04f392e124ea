// How long a match takes two people who know the game, with promises and intrigue cards: two seconds for each press,
// and the film at normal speed. Each is asked at most four times, and then passes to the end (PR19).

import { LANGS } from '@dunmer/shared/cards';
import { type MatchCommand, visibleTo } from '@dunmer/shared/fairness';
import { type BySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { AHEAD } from '@dunmer/shared/windows';
import { describe, expect, it } from 'vitest';
import { moveOf, pairOf } from '../../harness/autoplay.ts';
import { LocalMatch, readyCatalogue } from '../../harness/localMatch.ts';
import { readyPlayNames, windowMoveOf, windowTerms } from '../../harness/windowPlay.ts';
import { filmEn } from '../../around/film.en.ts';
import { filmRu } from '../../around/film.ru.ts';
import { shotMs, shotsOf } from './pace.ts';
import { filmStart, filmSteps } from './steps.ts';
import type { Teller } from './teller.ts';
import { NO_TWINS } from './twins.ts';

const PRESS_MS = 2_000;
const MATCHES = 60;
/** A card and its cell for each of six cards, and a held seal for each row. */
const PLACING = 2 * 6 + 2;

/** Returns how many presses a command takes. */
function pressesOf(command: MatchCommand, hasFilm: boolean): number {
  switch (command.type) {
    case 'place':
      return 0;
    case 'play':
      // Open the hand, pick the card, pick what it is played on, and confirm; an answer is a single press.
      return 3 + command.on.length;
    case 'pass':
    case 'ahead':
      return 1;
    default:
      // Pick a cell or a card, pick where it goes, and confirm.
      return hasFilm ? 3 : 1;
  }
}

interface Told {
  readonly match: LocalMatch;
  /** The sum for both players, who act one after the other; but they lay their rows at the same time. */
  readonly presses: number;
  readonly asked: BySeat<number>;
}

/** Plays a whole match in which nobody is asked more than four times before passing to the end. */
function played(seed: number): Told {
  const random = seeded(seed);
  const match = new LocalMatch(pairOf(seed), seed, windowTerms(random));
  match.promiseAndOpen();
  const asked: Record<Seat, number> = { a: 0, b: 0 };
  let presses = PLACING;
  for (;;) {
    const { phase, windows } = match.state.rules.common;
    const whom = windows?.open?.asked ?? (phase.at === 'stop' ? phase.asked : null);
    const isEnough = whom !== null && asked[whom] >= 4;
    const command: MatchCommand | null | undefined = isEnough
      ? { type: 'ahead', seat: whom, windows: AHEAD }
      : (windowMoveOf(match, random) ??
        SEATS.map((seat) => moveOf(match, seat, random)).find((each) => each !== null));
    if (command === undefined || command === null) return { match, presses, asked };
    if (whom !== null) asked[whom] += 1;
    presses += pressesOf(command, match.state.rules.common.revealed);
    match.do(command);
  }
}

const tellers: readonly Teller[] = LANGS.map((lang) => ({
  lang,
  names: { a: 'Тельвин Сарети', b: 'Нирати Ллетри' },
  naming: 'short',
  stake: 60,
  twins: NO_TWINS,
  catalogue: readyCatalogue,
  plays: readyPlayNames,
  text: lang === 'ru' ? filmRu : filmEn,
}));

function filmMs(teller: Teller, { match }: Told, seat: Seat): number {
  const steps = filmSteps(readyCatalogue, seat, visibleTo(match.log, seat));
  const start = filmStart(steps);
  const shown = shotsOf(teller, steps, start).filter(({ isShown }, at) => at >= start && isShown);
  return shown.reduce((sum, shot) => sum + shotMs(shot, 'normal'), 0);
}

describe('a match with promises and intrigue cards', () => {
  const matches = Array.from({ length: MATCHES }, (_, seed) => played(seed));

  it('is played to its end, each asked five times at most', () => {
    for (const { match, asked } of matches) {
      expect(match.state.rules.common.phase.at).toBe('finished');
      expect(Math.max(...SEATS.map((seat) => asked[seat]))).toBeLessThanOrEqual(5);
    }
  });

  it.each(tellers)('takes four minutes at most, two seconds a press, and the film ($lang)', (teller) => {
    const seconds = matches.map(
      (told) =>
        (told.presses * PRESS_MS + Math.max(...SEATS.map((seat) => filmMs(teller, told, seat)))) / 1_000,
    );
    expect(Math.max(...seconds)).toBeLessThanOrEqual(240);
    // Cards really are played: a match without any is shorter.
    expect(Math.max(...seconds)).toBeGreaterThan(120);
  });
});
