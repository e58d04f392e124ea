// The words about undoing an act match what the server does (EVENT, "Taking acts back").

import { expect, it } from 'vitest';
import { staffActsEn } from './staffActs.en.ts';
import { staffActsRu } from './staffActs.ru.ts';
import { staffEn } from '../staff.en.ts';
import { staffRu } from '../staff.ru.ts';

const LANGS = [staffActsRu, staffActsEn];

it('a new name stands in matches already played too, and the one before is gone for good', () => {
  const said = LANGS.map(({ acts }) => acts.renamePerson.does);
  expect(said).toEqual([
    expect.stringMatching(/и в сыгранных партиях.*нигде не останется/),
    expect.stringMatching(/already played too.*for good/),
  ]);
});

it('a setting reaches no clock of a match under way', () => {
  const said = LANGS.map(({ acts }) => acts.set.does);
  expect(said).toEqual([
    expect.stringMatching(/начатых партий часы остаются/),
    expect.stringMatching(/under way keep their clocks/),
  ]);
});

it('a new link is the end of those of traders alone: its preview says so, and its sheet nothing else', () => {
  const said = LANGS.map(({ acts }) => acts.makeLink.does);
  expect(said).toEqual([expect.not.stringMatching(/перестан/), expect.not.stringMatching(/stop/)]);
  const happens = [staffRu, staffEn].map((text) => [text.happens['link-made'], text.happens['link-beside']]);
  expect(happens).toEqual([
    [expect.stringMatching(/больше не действуют/), expect.stringMatching(/, действуют/)],
    [expect.stringMatching(/stop working/), expect.stringMatching(/keep working/)],
  ]);
});

it('no ready reason says in Russian whether it is about a man or a woman', () => {
  const ready = Object.values(staffRu.acts).flatMap(({ reasons }) => [...reasons]);
  expect(ready.length).toBeGreaterThan(40);
  expect(ready.filter((reason) => /^[А-ЯЁ][а-яё]*(?:[аеёиоуыя]л|лся)(?!\p{L})/u.test(reason))).toEqual([]);
});
