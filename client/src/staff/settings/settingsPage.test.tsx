// @vitest-environment happy-dom
// The sheet of a setting says what it changes, and mentions clocks when the setting is one.

import { type FloorView, readOf } from '@dunmer/shared/protocol';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { heardFloor } from '../../harness/floorView.ts';
import { homeView } from '../../harness/homeView.ts';
import { intrigueInfo, type Moment, MOMENTS } from '../../harness/intrigueView.ts';
import { mounted } from '../../harness/mounted.tsx';
import { floor, home } from '../../net/live.ts';
import { staffActsRu } from '../acts/staffActs.ru.ts';
import { staffRu } from '../staff.ru.ts';
import { SettingsPage } from './settingsPage.tsx';

const { settings, names } = staffRu;

it('a setting says what it is for, and takes effect at once; under a clock matches keep theirs', async () => {
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
    expect(page.everything()).toContain(settings.means[name]);
    said.push(page.everything().includes(staffActsRu.acts.set.does));
    await page.press(staffRu.sheet.cancel);
  }
  expect(said).toEqual([false, true, false]);
  await page.unmount();
});

it('tables to take home are asked for in the desk’s language, and by the clock of its reader', async () => {
  const { me, ...rest } = homeView();
  home.known.setState({ home: { ...rest, me: { ...me, staff: 'organiser', trades: false } } });
  const page = await mounted(<SettingsPage />);
  const link = (): string => document.querySelector('a[download="people.csv"]')?.getAttribute('href') ?? '';
  await page.until(() => link() !== '');
  const { pathname, searchParams } = new URL(link(), 'http://desk');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/api/staff/export/people.csv',
    { lang: 'ru', zone: timeZone },
  ]);
  await page.unmount();
});

it.each([
  ['calm', 'on', true],
  ['closed', 'closed', false],
] as const)('of a deck that is %s it says so (IN5)', async (moment: Moment, value, isOffered) => {
  const { me, event, ...rest } = homeView();
  answering({ [readOf('staffIntrigue', {}).path]: { ...intrigueInfo(MOMENTS[moment]()), ruined: [] } });
  floor.known.setState({ heard: null });
  home.known.setState({
    home: {
      ...rest,
      event: { ...event, settings: { ...event.settings, intrigue: 'on' } },
      me: { ...me, staff: 'organiser', trades: false, passphrase: 'open' },
    },
  });
  const page = await mounted(<SettingsPage />);
  const words = staffRu.options.intrigue[value];
  await page.until(() => page.everything().includes(words));
  expect(page.has(`${settings.change}: ${names.intrigue}`)).toBe(isOffered);
  await page.unmount();
  vi.unstubAllGlobals();
});

it('offers no table of a module that was never on, nor of what traders own to whoever has an interest', async () => {
  const { me, event, ...rest } = homeView();
  const tables = () =>
    [...document.querySelectorAll('a[download]')].map((link) => link.getAttribute('download') ?? '');
  const as = (facts: Partial<typeof event.settings>, interest: FloorView['interest']) => {
    const now = { ...event, settings: { ...event.settings, ...facts } };
    floor.known.setState({ heard: heardFloor({ event: now, interest }) });
    home.known.setState({ home: { ...rest, event: now, me: { ...me, staff: 'organiser', trades: false } } });
  };
  as({}, null);
  const page = await mounted(<SettingsPage />);
  await page.until(() => tables().length > 0);
  const without = tables();
  expect(without.filter((name) => /promises|intrigue/u.test(name))).toEqual([]);
  await act(async () => as({ promises: 'off' }, null));
  expect(tables()).toContain('promises.csv');
  expect(tables()).not.toContain('intrigue.csv');
  expect(page.everything()).not.toContain(settings.seated);
  await act(async () => as({}, 'party'));
  expect(page.everything()).toContain(settings.seated);
  expect(tables().length).toBeGreaterThan(0);
  expect(tables().length).toBeLessThan(without.length);
  await page.unmount();
});
