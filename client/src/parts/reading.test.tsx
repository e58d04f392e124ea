// @vitest-environment happy-dom
// A form that is kept until it is sent, and a page that is nobody's here.

import { afterEach, expect, it } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home } from '../net/index.ts';
import { ru } from '../text/ru.ts';
import { KeptFields, WithHome } from './index.ts';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

it('may be given up where it was begun before, and not once it is under way: it is said to be unsent no more', async () => {
  const kept = { isOld: true, discard: () => undefined };
  page = await mounted(
    <KeptFields kept={kept} sending="no">
      text
    </KeptFields>,
  );
  expect(page.has(ru.kept.discard)).toBe(true);
  await page.show(
    <KeptFields kept={kept} sending="late">
      text
    </KeptFields>,
  );
  expect(page.has(ru.kept.discard)).toBe(false);
  expect(document.querySelector('fieldset')?.disabled).toBe(true);
});

it('on a phone that is nobody’s yet a page says so, and leads to the first page, where a link is opened', async () => {
  history.replaceState(null, '', '/code');
  home.known.setState({ home: null });
  page = await mounted(<WithHome title="code">{() => <p>secret</p>}</WithHome>);
  expect(page.everything()).toContain(ru.errors['no-person']);
  expect(page.everything()).not.toContain('secret');
  await page.press(ru.app.toHome);
  expect(location.pathname).toBe('/');
});
