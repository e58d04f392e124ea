// @vitest-environment happy-dom
// The lesson is offered only by events that play at the patrons' table; elsewhere its page does not exist.

import { afterEach, beforeAll, expect, test } from 'vitest';
import { homeView } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home } from '../net/index.ts';
import { chooseLang } from '../text/index.ts';
import { lessonRu } from '../lesson/lesson.ru.ts';
import { ru } from '../text/ru.ts';
import { LessonRoute } from './lessonRoute.tsx';

beforeAll(() => chooseLang('ru'));

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  home.known.setState({ event: null });
});

/** Returns the text of the page at an event with this `patrons` setting. */
async function shownAt(patrons: 'on' | 'off' | undefined): Promise<string> {
  const { event } = homeView();
  const settings = { ...event.settings, ...(patrons === undefined ? {} : { patrons }) };
  home.known.setState({ event: { ...event, settings } });
  page = await mounted(<LessonRoute />);
  await page.settle();
  await page.settle();
  return document.body.textContent ?? '';
}

test('on, it is there', async () => {
  expect(await shownAt('on')).toContain(lessonRu.steps.goal);
});

test.each(['off', undefined] as const)('%s, it is nowhere', async (patrons) => {
  const shown = await shownAt(patrons);
  expect(shown).toContain(ru.app.nowhere);
  expect(shown).not.toContain(lessonRu.title);
});
