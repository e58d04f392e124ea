// @vitest-environment happy-dom
// Many traders are added at once: nobody unless everybody can be, each once, and whoever was added can be selected.

import { err, ok } from '@dunmer/shared/lib';
import type { ClientCommand, PreviewResult, StaffAct } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { staffPerson } from '../../harness/staffPerson.ts';
import { typed } from '../../harness/typing.ts';
import * as net from '../../net/index.ts';
import { staffRu } from '../staff.ru.ts';
import { AddManySheet } from './addManySheet.tsx';
import { MOST_NAMES } from './namesTyped.ts';

const { newcomers: text, acts, sheet } = staffRu;
const GOOD: PreviewResult = ok({ effects: [], undo: 'never', mark: 'seen' });

let asked: readonly StaffAct[] = [];
let page: Mounted;
let answered: (command: ClientCommand, person: string) => Promise<void>;
let picked: readonly string[] | null = null;
let answers: (act: StaffAct) => PreviewResult = () => GOOD;

beforeEach(async () => {
  asked = [];
  picked = null;
  answers = () => GOOD;
  vi.spyOn(net, 'previewAll').mockImplementation(async (some) => {
    asked = some;
    return some.map((one) => answers(one));
  });
  vi.spyOn(net.outbox, 'listen').mockImplementation((ears) => {
    answered = (command, person) =>
      act(async () => ears.answered?.(command, ok({ type: 'made', id: person })));
    return () => undefined;
  });
  const { me } = homeView();
  page = await mounted(
    <AddManySheet
      me={{ ...me, passphrase: 'open' }}
      all={[staffPerson({ person: 'anna', name: 'Анна' })]}
      onPick={(people) => void (picked = people)}
      onClose={() => undefined}
    />,
  );
});
afterEach(async () => {
  await page.unmount();
  vi.restoreAllMocks();
});

const type = (names: string) => typed(names, document.querySelector('textarea'));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const isShut = (name: string): boolean | undefined => button(name)?.disabled;

it('nobody is asked about before there are names, and none for a line that is no name', async () => {
  expect(isShut(text.next)).toBe(true);
  await type('Анна\nЯ');
  expect(page.everything()).toContain(text.odd(2, 'Я'));
  expect(isShut(text.next)).toBe(true);
  await type(Array.from({ length: MOST_NAMES + 1 }, (_, i) => `Торговец ${i}`).join('\n'));
  expect(page.everything()).toContain(text.tooMany(MOST_NAMES));
  expect(isShut(text.next)).toBe(true);
  await type('Анна');
  expect(page.everything()).toContain(text.known(['Анна']));
  expect(isShut(text.next)).toBe(true);
});

it('nobody is added where one can’t be, and it is said who', async () => {
  answers = (one) => (one.type === 'addPerson' && one.name === 'Мивул' ? err({ code: 'no-accounts' }) : GOOD);
  await type('Тралан\nМивул');
  await page.press(text.next);
  await page.until(() => page.has(acts.addPerson.reasons[0] ?? ''));
  await page.press(acts.addPerson.reasons[0] ?? '');
  expect(page.everything()).toContain('Мивул: ');
  expect(isShut(text.confirm(2))).toBe(true);
  await page.press(sheet.cancel);
  expect(document.querySelector('textarea')?.value).toBe('Тралан\nМивул');
});

it('the very acts that were previewed are sent once, with the reason, and those who came are selected', async () => {
  await type('Тралан\nАнна\nМивул\nТралан');
  await page.press(text.next);
  await page.until(() => asked.length > 0);
  await page.until(() => page.has(sheet.reasonFirst));
  await page.press(acts.addPerson.reasons[0] ?? '');
  const seen = asked.map(({ id }) => id);
  await page.press(text.confirm(2));
  await page.until(() => net.outbox.entries.getState().length === 2);
  const sent = net.outbox.entries.getState().map(({ command }) => command);
  expect(sent).toMatchObject([
    { type: 'addPerson', name: 'Тралан', staff: null, trades: true, deal: true, drakes: 0, holds: 'seen' },
    { type: 'addPerson', name: 'Мивул', reason: acts.addPerson.reasons[0] },
  ]);
  expect(sent.map(({ id }) => id)).toEqual(seen);
  expect(page.has(text.pick)).toBe(false);
  for (const [i, command] of sent.entries()) await answered(command, `person-${i}`);
  await page.press(text.pick);
  expect(picked).toEqual(['person-0', 'person-1']);
});
