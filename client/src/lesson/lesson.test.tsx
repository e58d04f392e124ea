// @vitest-environment happy-dom
// The lesson on the screen: it is played to its end by exactly the moves that it teaches.

import type { LessonStep } from '@dunmer/shared/patrons/lesson';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keptKeys, recall } from '../device/index.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { chooseLang } from '../text/index.ts';
import { lessonEn } from './lesson.en.ts';
import { lessonRu } from './lesson.ru.ts';
import { patronsRu } from '../patrons/patrons.ru.ts';
import { LessonScreen } from './index.ts';
import { LESSON, LESSON_CARDS } from './recorded.ts';

/** Seconds for a press, and for a press after a choice. The lesson promises four minutes in all. */
const TAP_S = 3;
const CHOICE_S = 5;
const LETTERS_A_SECOND = 14;
const FOUR_MINUTES_S = 240;

beforeAll(() => chooseLang('ru'));

let page: Mounted | null = null;
let left = 0;
let practised = 0;

/** How many presses there were, how many targets or defenders were named among them, and how long the film ran. */
let taps = 0;
let choices = 0;
let filmMs = 0;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [left, practised, taps, choices, filmMs] = [0, 0, 0, 0, 0];
  page = await mounted(<LessonScreen leave={() => (left += 1)} practise={() => (practised += 1)} />);
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.useRealTimers();
});

const said = (): string => document.body.textContent ?? '';

const isFilm = (): boolean => {
  const end = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === patronsRu.end.turn,
  );
  return page?.has(patronsRu.film.skip) === true || end?.disabled === true;
};

/** Lets the film run to its end at its normal speed. */
async function watch(): Promise<void> {
  for (let ticks = 0; isFilm() && ticks < 1000; ticks++) {
    filmMs += 50;
    await act(async () => vi.advanceTimersByTime(50));
  }
}

async function tap(copy: string): Promise<void> {
  taps += 1;
  const button = document.querySelector<HTMLElement>(`[data-item="${copy}"], [data-copy="${copy}"]`);
  if (button === null) throw new Error(`there is no ${copy}`);
  await act(async () => button.click());
}

async function press(name: string): Promise<void> {
  taps += 1;
  await page?.press(name);
}

async function name(copies: readonly string[]): Promise<void> {
  for (const copy of copies) {
    // A target without a choice is named already.
    const card = document.querySelector(`[data-copy="${copy}"]`);
    if (card?.getAttribute('aria-pressed') === 'true') continue;
    choices += 1;
    await tap(copy);
  }
}

const costOf = (copy: string): number => {
  const card = LESSON_CARDS.get(copy.slice(2, -2));
  return card === undefined || card.kind === 'patron' ? 0 : card.cost;
};

/** Does what a step teaches, by the same presses as a learner. */
async function follow({ move }: LessonStep): Promise<void> {
  switch (move?.type) {
    case undefined:
      return press(lessonRu.onward);
    case 'play':
      await tap(move.copy);
      await name(move.targets.flat());
      return press(patronsRu.act.play(costOf(move.copy)));
    case 'use':
      await tap(move.copy);
      await name(move.targets.flat());
      return press(patronsRu.act.use(0));
    case 'strike':
      await tap(move.copy);
      await name([move.target]);
      return press(patronsRu.act.strike);
    case 'defend':
      await name(move.copy === null ? [] : [move.copy]);
      return press(patronsRu.ask.defendWith);
    case 'endTurn':
      return press(patronsRu.end.turn);
    default:
      throw new Error(`the lesson does not teach ${move?.type}`);
  }
}

/** Follows the lesson up to this step. */
async function comeTo(key: LessonStep['key']): Promise<void> {
  for (const step of LESSON.steps) {
    await watch();
    if (step.key === key) return;
    await follow(step);
  }
}

test('followed step by step it ends with the fall of the other patron, within four minutes', async () => {
  let letters = 0;
  for (const step of LESSON.steps) {
    await watch();
    expect(said(), step.key).toContain(lessonRu.steps[step.key]);
    letters += lessonRu.steps[step.key].length;
    await follow(step);
  }
  await watch();
  for (const line of lessonRu.learntBody) {
    expect(said()).toContain(line);
    letters += line.length;
  }
  expect(said()).toContain(patronsRu.over.fell.won('Хозяин Теней'));
  const seconds = (taps - choices) * TAP_S + choices * CHOICE_S + letters / LETTERS_A_SECOND + filmMs / 1000;
  expect(seconds).toBeLessThan(FOUR_MINUTES_S);
  // It takes about as long as it promises, not much less.
  expect(seconds).toBeGreaterThan(FOUR_MINUTES_S - 60);
  await press(lessonRu.practise);
  expect(practised).toBe(1);
});

test('only that it was done is kept, and it can be done again', async () => {
  for (const step of LESSON.steps) {
    await watch();
    await follow(step);
  }
  await watch();
  expect(keptKeys('patrons.')).toEqual(['patrons.taught']);
  expect(recall('patrons.taught')).toBe('yes');
  await press(lessonRu.again);
  expect(said()).toContain(lessonRu.steps.goal);
});

test('left at any moment, it keeps nothing, and nobody gives up anything', async () => {
  await comeTo('guard');
  await press(patronsRu.menu.title);
  expect(page?.has(patronsRu.menu.concede)).toBe(false);
  await press(patronsRu.close);
  await press(lessonRu.leave);
  expect(left).toBe(1);
  expect(keptKeys('patrons.')).toEqual([]);
});

test('UX 7: nothing is drawn before its words are said', async () => {
  await comeTo('guard');
  const { move = null } = LESSON.steps.find(({ key }) => key === 'use') ?? {};
  const { move: laid = null } = LESSON.steps.find(({ key }) => key === 'guard') ?? {};
  if (move?.type !== 'use' || laid?.type !== 'play') throw new Error('the lesson teaches otherwise there');
  await tap(laid.copy);
  await press(patronsRu.act.play(costOf(laid.copy)));
  const under = vi
    .spyOn(document, 'elementFromPoint')
    .mockReturnValue(document.querySelector('[data-board]'));
  const draws = async (): Promise<boolean> => {
    const from = document.querySelector(`[data-copy="${move.copy}"]`);
    for (const [type, clientY] of [
      ['pointerdown', 90],
      ['pointermove', 10],
    ] as const) {
      const init = { bubbles: true, button: 0, buttons: 1, pointerId: 1, clientY };
      await act(async () => void from?.dispatchEvent(new PointerEvent(type, init)));
    }
    return document.querySelector('[data-drawn]') !== null;
  };
  expect(isFilm()).toBe(true);
  expect(await draws()).toBe(false);
  await watch();
  expect(said()).toContain(lessonRu.steps.use);
  expect(await draws()).toBe(true);
  under.mockRestore();
});

const ASTRAY: readonly (readonly [LessonStep['key'], string, () => Promise<void>, string])[] = [
  ['lay', 'a card of the hand', () => tap('a:war-song#1'), lessonRu.instead.play('Пыльная гончая')],
  ['lay', 'the end of the turn', () => press(patronsRu.end.turn), lessonRu.instead.play('Пыльная гончая')],
  ['goal', 'a card before it is their turn', () => tap('a:dust-hound#1'), lessonRu.instead.read],
  [
    'use',
    'a creature that could strike',
    () => tap('a:dust-hound#1'),
    lessonRu.instead.use('Железный Наместник'),
  ],
  ['defend', 'nobody', () => press(patronsRu.ask.nobodyIt), lessonRu.instead.defend('Башенный страж')],
];

test.each(ASTRAY)('at “%s” %s leads nowhere, and says what is to be done', async (key, _, stray, words) => {
  await comeTo(key);
  await stray();
  await watch();
  expect(said()).toContain(words);
  expect(said()).not.toContain(lessonRu.steps[key]);
  // What is taught can still be seen.
  const { move } = LESSON.steps.find((step) => step.key === key) ?? {};
  if (move?.type === 'use')
    expect(document.querySelector(`[data-copy="${move.copy}"]`)?.getAttribute('aria-label')).toContain(
      patronsRu.state.able,
    );
});

test('cards are called as they are printed, in both languages', () => {
  const cards = [...LESSON_CARDS.values()];
  for (const [lang, steps, quoted] of [
    ['ru', lessonRu.steps, /«([^»]+)»/g],
    ['en', lessonEn.steps, /“([^”]+)”/g],
  ] as const) {
    const named = Object.values(steps).flatMap((words) =>
      [...words.matchAll(quoted)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(cards.map((card) => card.name[lang])).toContain(name);
  }
});

test('of the targets only the taught one can be named', async () => {
  await comeTo('spell');
  await tap('a:spark#1');
  const poses = [...document.querySelectorAll('[data-copy]')].filter((card) =>
    card.getAttribute('aria-label')?.endsWith(patronsRu.state.target),
  );
  expect(poses.map((card) => card.getAttribute('data-copy'))).toEqual(['b:cliff-wing#1']);
});
