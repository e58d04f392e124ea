// @vitest-environment happy-dom
// The same act offered for several people side by side: a screen reader can tell the buttons apart.

import { afterEach, expect, it } from 'vitest';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { home } from '../../net/index.ts';
import { staffRu } from '../staff.ru.ts';
import { SettingsPage } from '../settings/settingsPage.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

it('each setting is changed by a button that says which', async () => {
  const view = homeView();
  home.known.setState({ home: { ...view, me: { ...view.me, staff: 'organiser', passphrase: 'open' } } });
  page = await mounted(<SettingsPage />);
  await page.settle();
  const named = [...document.querySelectorAll('button[data-act=set]')].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(named).toContain(`${staffRu.settings.change}: ${staffRu.names.claimTime}`);
  expect(new Set(named).size).toBe(named.length);
});
