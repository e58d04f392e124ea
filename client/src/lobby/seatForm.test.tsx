// @vitest-environment happy-dom
// Who sits down: a stranger is asked for a name, and whoever is known here is not.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home } from '../net/index.ts';
import { practiceRu } from './practice.ru.ts';
import { SeatForm } from './seatForm.tsx';

let page: Mounted | null = null;
beforeEach(() => {
  answering({ '/': () => new Response('', { status: 404 }) });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

/** The names that are sent by one press, with nothing typed. */
async function sent(): Promise<readonly string[]> {
  const names: string[] = [];
  page = await mounted(
    <SeatForm
      title=""
      back="/"
      submit={practiceRu.submit}
      sending="no"
      error={null}
      hasDeck={false}
      onSubmit={(name) => names.push(name)}
    />,
  );
  await page.press(practiceRu.submit);
  return names;
}

it('asks a stranger for a name, and sends nothing without one', async () => {
  expect(await sent()).toEqual([]);
  expect(page?.everything()).toContain(practiceRu.nameShort);
});

it('asks nothing of a trader who is known here, and sends their name', async () => {
  home.known.setState({ home: homeView() });
  expect(await sent()).toEqual([ME.name]);
  expect(page?.everything()).not.toContain(practiceRu.name);
});
