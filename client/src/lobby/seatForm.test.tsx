// @vitest-environment happy-dom
// The form to take a seat asks strangers for a name, but not people who are known here.

import { expect, it } from 'vitest';
import { homeView, ME } from '../harness/homeView.ts';
import { lonePage } from '../harness/lonePage.ts';
import { home } from '../net/index.ts';
import { practiceRu } from './practice.ru.ts';
import { SeatForm } from './seatForm.tsx';

const mounted = lonePage();

/** Presses the button once with nothing typed. Returns the form and the names that it sends. */
async function sent() {
  const names: string[] = [];
  const page = await mounted(
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
  return { names, page };
}

it('asks a stranger for a name, and sends nothing without one', async () => {
  const { names, page } = await sent();
  expect(names).toEqual([]);
  expect(page.everything()).toContain(practiceRu.nameShort);
});

it('asks nothing of a trader who is known here, and sends their name', async () => {
  home.known.setState({ home: homeView() });
  const { names, page } = await sent();
  expect(names).toEqual([ME.name]);
  expect(page.everything()).not.toContain(practiceRu.name);
});
