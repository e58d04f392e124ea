// @vitest-environment happy-dom
// Many traders are added at once: nobody unless everybody can be, each once, and whoever was added can be selected.

import { err, ok } from '@dunmer/shared/lib';
import type { ClientCommand, MeInfo, PreviewResult, StaffAct } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { staffPerson } from '../../harness/staffPerson.ts';
import { typed } from '../../harness/typing.ts';
import * as net from '../../net/index.ts';
import { errorsRu } from '../../text/errors.ru.ts';
import { staffRu } from '../staff.ru.ts';
import { AddManySheet } from './addManySheet.tsx';
import { MOST_NAMES } from './namesTyped.ts';

const { newcomers: text, acts, gate, sheet } = staffRu;
const GOOD: PreviewResult = ok({ effects: [], undo: 'never', mark: 'seen' });

let asked: readonly StaffAct[] = [];
let page: Mounted;
let answered: (command: ClientCommand, person: string) => Promise<void>;
let picked: readonly string[] | null = null;
let refused: (command: ClientCommand) => Promise<void>;
let closings = 0;
let answers: (act: StaffAct) => PreviewResult = () => GOOD;

const sheetFor = (passphrase: MeInfo['passphrase']) => (
  <AddManySheet
    me={{ ...homeView().me, passphrase }}
    all={[staffPerson({ person: 'anna', name: 'Анна' })]}
    onPick={(people) => void (picked = people)}
    onClose={() => void (closings += 1)}
  />
);

beforeEach(async () => {
  asked = [];
  picked = null;
  closings = 0;
  answers = () => GOOD;
  vi.spyOn(net, 'previewAll').mockImplementation(async (some) => {
    asked = some;
    return some.map((one) => answers(one));
  });
  vi.spyOn(net.outbox, 'listen').mockImplementation((ears) => {
    answered = (command, person) =>
      act(async () => ears.answered?.(command, ok({ type: 'made', id: person })));
    refused = (command) => act(async () => ears.answered?.(command, err({ code: 'no-accounts' })));
    return () => undefined;
  });
  page = await mounted(sheetFor('open'));
});
afterEach(async () => {
  await page.unmount();
  vi.restoreAllMocks();
});

const type = (names: string) => typed(names, document.querySelector('textarea'));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
/** The connection comes back, after which the server is asked again. */
const renewed = async (): Promise<void> => {
  for (const state of ['offline', 'online'] as const)
    await act(async () => net.connection.setState({ state }));
};
const isShut = (name: string): boolean | undefined => button(name)?.disabled;
const entries = () => net.outbox.entries.getState().map(({ command }) => command);
/** Gives a reason for all who are being checked, and sends them; returns their commands. */
async function send(count: number): Promise<readonly ClientCommand[]> {
  const before = entries().length;
  await page.until(() => page.has(sheet.reasonFirst));
  await page.press(acts.addPerson.reasons[0] ?? '');
  await page.press(text.confirm(count));
  await page.until(() => entries().length === before + count);
  return entries().slice(before);
}
async function sendNamed(...names: readonly string[]): Promise<readonly ClientCommand[]> {
  await type(names.join('\n'));
  await page.press(text.next);
  return send(names.length);
}

it('nobody is asked about before there are names, and none for a line that is no name', async () => {
  expect(isShut(text.next)).toBe(true);
  await type('Анна\nЯ');
  expect(page.everything()).toContain(text.odd.letters([text.oddLine(2, 'Я')]));
  expect(isShut(text.next)).toBe(true);
  await type('Тралан\nЯ');
  expect(isShut(text.next)).toBe(true);
  const many = Array.from({ length: MOST_NAMES + 1 }, (_, i) => `Торговец ${i}`);
  await type(many.join('\n'));
  expect(page.everything()).toContain(text.tooMany(MOST_NAMES));
  expect(isShut(text.next)).toBe(true);
  await type(many.slice(1).join('\n'));
  expect(page.everything()).not.toContain(text.tooMany(MOST_NAMES));
  expect(isShut(text.next)).toBe(false);
  await type('Анна');
  expect(page.everything()).toContain(text.known(['Анна']));
  expect(isShut(text.next)).toBe(true);
});

it('lines that are no names for one reason are told in one line', async () => {
  await type('Тралан\n1234567\n7654321\nЯ');
  expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
    text.odd.letters([text.oddLine(4, 'Я')]),
    text.odd.none([text.oddLine(2, '1234567'), text.oddLine(3, '7654321')]),
  ]);
  expect(isShut(text.next)).toBe(true);
});

it('says only of names that are typed who is new, and who stands there twice', async () => {
  const said = () => document.querySelector('form [role=status]')?.textContent;
  expect(said()).toBe('');
  await type('Тралан');
  expect(said()).toBe(text.fresh(1));
  await type('Тралан\nМивул\nМивул');
  expect(said()).toBe(`${text.fresh(2)}${text.twice(['Мивул'])}`);
});

it('drakes that nobody can be given let nobody be added', async () => {
  await type('Тралан');
  const drakes = document.querySelector<HTMLInputElement>('input[inputmode=numeric]');
  await typed('десять', drakes);
  expect(isShut(text.next)).toBe(true);
  await typed('10', drakes);
  await page.press(text.next);
  await page.until(() => asked.length > 0);
  expect(asked).toMatchObject([{ name: 'Тралан', deal: true, drakes: 10 }]);
});

it.each(['none', 'locked'] as const)(
  'where the passphrase is %s, it comes before any name',
  async (passphrase) => {
    await page.unmount();
    page = await mounted(sheetFor(passphrase));
    expect(document.querySelector('textarea')).toBeNull();
  },
);

it('where one is refused after all, the others can be selected, and the sheet stays until all is said', async () => {
  const closers = () => [...document.querySelectorAll('button')].filter((one) => nameOf(one) === sheet.close);
  await type('Тралан\nМивул');
  await page.press(text.next);
  await page.until(() => page.has(sheet.reasonFirst));
  expect(closers()).toHaveLength(1);
  const [one, other] = await send(2);
  if (one === undefined || other === undefined) throw new Error('both are sent');
  await answered(one, 'person-0');
  expect([page.has(text.pick), closers().length]).toEqual([false, 0]);
  await refused(other);
  expect(page.everything()).toContain('Мивул: ');
  expect(closers()).toHaveLength(2);
  await page.press(text.pick);
  expect([picked, closings]).toEqual([['person-0'], 1]);
});

it('those who are refused for one reason stand in one line, before they are sent and after', async () => {
  const lines = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  const why = `Тралан, Мивул: ${errorsRu['no-accounts']}`;
  answers = () => err({ code: 'no-accounts' });
  await type('Тралан\nМивул');
  await page.press(text.next);
  await page.until(() => lines().length > 0);
  expect(lines()).toEqual([why]);
  await page.press(text.back);
  answers = () => GOOD;
  const [one, other] = await sendNamed('Тралан', 'Мивул');
  if (one === undefined || other === undefined) throw new Error('both are sent');
  await refused(one);
  await refused(other);
  expect(lines()).toEqual([why]);
});

it('those who were refused are checked and sent anew, each by a new act, and all who came are selected', async () => {
  const [one, other] = await sendNamed('Тралан', 'Мивул');
  if (one === undefined || other === undefined) throw new Error('both are sent');
  await answered(one, 'person-0');
  await refused(other);
  asked = [];
  await page.press(text.again(1));
  await page.until(() => asked.length > 0);
  expect(asked).toMatchObject([{ type: 'addPerson', name: 'Мивул' }]);
  expect(asked[0]).not.toHaveProperty('holds');
  expect(asked[0]?.id).not.toBe(other.id);
  for (const last of await send(1)) await answered(last, 'person-1');
  expect(page.has(text.again(1))).toBe(false);
  await page.press(text.pick);
  expect(picked).toEqual(['person-0', 'person-1']);
});

it('where all are refused, there is nobody to select', async () => {
  for (const command of await sendNamed('Тралан')) await refused(command);
  expect([page.has(text.pick), page.has(sheet.close)]).toEqual([false, true]);
});

it('nobody is added where one can’t be, and it is said who', async () => {
  answers = (one) => (one.type === 'addPerson' && one.name === 'Мивул' ? err({ code: 'no-accounts' }) : GOOD);
  await type('Тралан\nМивул');
  await page.press(text.next);
  await page.until(() => page.has(acts.addPerson.reasons[0] ?? ''));
  await page.press(acts.addPerson.reasons[0] ?? '');
  expect(page.everything()).toContain('Мивул: ');
  expect(isShut(text.confirm(2))).toBe(true);
  await page.press(text.back);
  expect(document.querySelector('textarea')?.value).toBe('Тралан\nМивул');
});

it('a passphrase that was forgotten meanwhile is asked for, and the names and the reason stay', async () => {
  await type('Тралан\nМивул');
  await page.press(text.next);
  await page.until(() => page.has(sheet.reasonFirst));
  button(acts.addPerson.reasons[0] ?? '')?.focus();
  await page.press(acts.addPerson.reasons[0] ?? '');
  answers = () => err({ code: 'locked' });
  await renewed();
  await page.until(() => page.has(gate.submit));
  expect(document.activeElement?.localName).toBe('dialog');
  answers = () => GOOD;
  vi.spyOn(net, 'unlock').mockResolvedValue(ok(null));
  await typed('гуар', document.querySelector('input'));
  await page.press(gate.submit);
  await page.until(() => page.has(text.confirm(2)));
  expect(isShut(text.confirm(2))).toBe(false);
});

it('the focus begins with the names, and stays in the sheet from step to step', async () => {
  expect(document.querySelector('[data-focus-first]')?.localName).toBe('textarea');
  await type('Тралан');
  button(text.next)?.focus();
  await page.press(text.next);
  expect(document.activeElement?.localName).toBe('dialog');
  button(text.back)?.focus();
  await page.press(text.back);
  expect(document.activeElement?.localName).toBe('dialog');
});

it('the very acts that were previewed are sent once, with the reason, and those who came are selected', async () => {
  // A form that the browser sends by itself loads the page anew.
  const submits: boolean[] = [];
  const submitted = ({ defaultPrevented }: Event) => void submits.push(defaultPrevented);
  document.addEventListener('submit', submitted);
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
  document.removeEventListener('submit', submitted);
  expect(submits).toEqual([true, true]);
});
