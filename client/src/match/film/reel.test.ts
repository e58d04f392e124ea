// The film while it runs: its readers have time to read, nobody waits longer than 40 s for it, and no two cards on
// the table share a name.

import { LANGS, plainText } from '@dunmer/shared/cards';
import { visibleTo } from '@dunmer/shared/fairness';
import { cardsOn, placeOf, type Seat, SEATS } from '@dunmer/shared/rules';
import { describe, expect, it } from 'vitest';
import { playedMatch, playedWindowMatch } from '../../harness/autoplay.ts';
import { readyCatalogue } from '../../harness/localMatch.ts';
import { readyPlayNames } from '../../harness/windowPlay.ts';
import { filmEn } from '../../around/film.en.ts';
import { filmRu } from '../../around/film.ru.ts';
import type { FilmStep } from './filmStep.ts';
import { type Shot, shotMs, shotsOf } from './pace.ts';
import { filmStart, filmSteps } from './steps.ts';
import { cardName, type Teller } from './teller.ts';
import { NO_TWINS } from './twins.ts';
import { valueChanges } from './valueChange.ts';

/** Names as long as people's names may be. */
const names = { a: 'Ндрисс-Вивек Ллодж', b: 'Телванни-Ар Фьорра' };
const tellers: readonly Teller[] = LANGS.map((lang) => ({
  lang,
  names,
  naming: 'short',
  stake: null,
  twins: NO_TWINS,
  catalogue: readyCatalogue,
  plays: readyPlayNames,
  text: lang === 'ru' ? filmRu : filmEn,
}));

interface Film {
  readonly seat: Seat;
  readonly steps: readonly FilmStep[];
  readonly start: number;
}

const matches = [
  ...Array.from({ length: 200 }, (_, seed) => playedMatch(seed)),
  ...Array.from({ length: 40 }, (_, seed) => playedWindowMatch(seed)),
];

const films: readonly Film[] = matches.flatMap((match) =>
  SEATS.map((seat) => {
    const steps = filmSteps(readyCatalogue, seat, visibleTo(match.log, seat));
    return { seat, steps, start: filmStart(steps) };
  }),
);

/** Returns the text to read at a moment: the line, or the words above and below the columns. */
function readAt({ text }: Teller, { what }: FilmStep, { line, room }: Shot): string {
  if (line !== null) return plainText(line);
  if (what.kind !== 'judged') return '';
  return what.duels
    .flatMap(({ a, b, isAsBefore }) => {
      if (isAsBefore) return [text.reel.asBefore];
      return [a, b].map((one) => {
        const isAlone =
          one.verdict.fate === 'stands' && [a, b].some(({ verdict }) => verdict.fate === 'defeated');
        if (isAlone) return '';
        switch (one.verdict.why) {
          case 'overcome':
            return room === 'least' ? '' : text.reason.overcome;
          case 'no-virtues':
            return text.reason.noVirtues;
          case 'protected':
            return text.reason.protected;
          case 'not-overcome':
            return text.reason.notOvercome;
        }
      });
    })
    .join('');
}

/** Returns how long the film runs between the decisions of this seat. */
function stretchesOf({ seat, steps, start }: Film, shots: readonly Shot[]): readonly number[] {
  let since = 0;
  const stretches: number[] = [];
  steps.forEach(({ what, asked }, at) => {
    const shot = shots[at];
    if (at < start || shot === undefined) return;
    const isOwnChoice = what.kind === 'choosing' && what.choice.seat === seat;
    // A choice is shown while it is due, and not once it is made.
    if (shot.isShown || isOwnChoice) since += shotMs(shot, 'normal');
    if (!isOwnChoice && what.kind !== 'counted' && !asked.includes(seat)) return;
    stretches.push(since);
    since = 0;
  });
  return [...stretches, since];
}

describe.each(tellers)(
  'the film of 200 matches, and of 40 with promises and intrigue cards ($lang)',
  (teller) => {
    const shown = films.map((film) => ({ film, shots: shotsOf(teller, film.steps, film.start) }));
    const moments = shown.flatMap(({ film: { steps, start }, shots }) =>
      steps.flatMap((step, at) => {
        const shot = shots[at];
        return shot === undefined || at < start ? [] : [{ step, shot }];
      }),
    );

    it('shows no moment for a shorter time than its words need at 14 letters a second', () => {
      const hurried = moments
        .filter(({ shot }) => shot.isShown)
        .map(({ step, shot }) => ({ read: readAt(teller, step, shot), ms: shotMs(shot, 'normal') }))
        .filter(({ read, ms }) => ms < Math.max(600, (read.length * 1000) / 14));
      expect(hurried).toEqual([]);
    });

    it('runs less than 40 s from one decision of a player to the next, and less than 13 s when hurried', () => {
      const stretches = shown.flatMap(({ film, shots }) => stretchesOf(film, shots));
      expect(Math.max(...stretches)).toBeLessThan(40_000);
      expect(Math.max(...stretches)).toBeGreaterThan(20_000);
      for (const { shot } of moments.slice(0, 50))
        expect(shotMs(shot, 'fast') * 3).toBeLessThan(shotMs(shot, 'normal'));
    });

    it('says of every moment what it is, in one sentence or two of at most 90 letters', () => {
      const said = moments.flatMap(({ shot: { line } }) => (line === null ? [] : [plainText(line)]));
      const odd = said.filter(
        (line) =>
          line.length > 90 || !/\S\.$/.test(line) || /undefined|null|\[object|NaN|«»|, \.| {2}/.test(line),
      );
      expect(odd).toEqual([]);
    });

    it('shows a moment in the same way whatever comes after it (UX 7)', () => {
      for (const { film, shots } of shown.slice(0, 40))
        for (let length = film.start + 1; length < film.steps.length; length += 3) {
          const earlier = shotsOf(teller, film.steps.slice(0, length), film.start);
          // If the last moment was a choice that was still due, it was shown for that time.
          const later = shots
            .slice(0, length)
            .map((shot, at) => (at === length - 1 ? { ...shot, isShown: earlier[at]?.isShown } : shot));
          expect(earlier).toEqual(later);
        }
    });

    it('gives no two cards on the table one name', () => {
      const alike = films.flatMap(({ steps }) =>
        steps.flatMap(({ after, twins }) => {
          const said = SEATS.flatMap((seat) => cardsOn(after.field[seat])).map((card) =>
            cardName({ ...teller, twins }, card),
          );
          return said.filter((name, at) => said.indexOf(name) !== at);
        }),
      );
      expect(alike).toEqual([]);
    });

    it('goes past choices that are made, and past nothing that can be seen on the table', () => {
      const past = moments.filter(({ step, shot }) => !shot.isShown && step.what.kind !== 'choosing');
      expect(past.length).toBeGreaterThan(0);
      for (const { before, after } of past.map(({ step }) => step)) {
        const copies = SEATS.flatMap((seat) => cardsOn(after.field[seat])).map(({ copy }) => copy);
        expect(valueChanges(readyCatalogue, before.field, after.field, copies)).toEqual([]);
        expect(copies.map((copy) => placeOf(after.field, copy))).toEqual(
          copies.map((copy) => placeOf(before.field, copy)),
        );
      }
    });
  },
);

it('calls a card by the same number as long as the match goes on', () => {
  const calledAnew = films.flatMap(({ steps }) => {
    const numbers = new Map<string, number>();
    return steps.flatMap(({ twins }) =>
      [...twins].flatMap(([copy, { number }]) => {
        const known = numbers.get(copy) ?? number;
        numbers.set(copy, number);
        return known === number ? [] : [`${copy}: ${known}, ${number}`];
      }),
    );
  });
  expect(calledAnew).toEqual([]);
});
