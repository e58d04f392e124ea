// @vitest-environment happy-dom
// The sheet of a setting says what it changes, and speaks of clocks where it is one.

import { expect, it } from 'vitest';
import { homeView } from '../../harness/homeView.ts';
import { mounted } from '../../harness/mounted.tsx';
import { floor, home } from '../../net/live.ts';
import { staffActsRu } from '../acts/staffActs.ru.ts';
import { staffRu } from '../staff.ru.ts';
import { SettingsPage } from './settingsPage.tsx';

const { settings, names } = staffRu;

it('a setting takes effect at once; of a clock it is said that matches under way keep theirs', async () => {
  const { me, ...rest } = homeView();
  floor.known.setState({ heard: null });
  home.known.setState({
    home: { ...rest, me: { ...me, staff: 'organiser', trades: false, passphrase: 'open' } },
  });
  const page = await mounted(<SettingsPage />);
  await page.until(() => page.has(`${settings.change}: ${names.watching}`));
  const said: boolean[] = [];
  for (const name of ['watching', 'decisionClock', 'least'] as const) {
    await page.press(`${settings.change}: ${names[name]}`);
    await page.until(() => page.everything().includes(settings.atOnce));
    said.push(page.everything().includes(staffActsRu.acts.set.does));
    await page.press(staffRu.sheet.cancel);
  }
  expect(said).toEqual([false, true, false]);
  await page.unmount();
});
