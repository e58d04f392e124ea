// @vitest-environment happy-dom
// The field for a name says who has it already, and lets a namesake in all the same.

import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { staffPerson } from '../../harness/staffPerson.ts';
import { lists } from '../../net/live.ts';
import { spellCode } from '../codes.ts';
import { staffRu } from '../staff.ru.ts';
import { words } from './nameField.tsx';

const ANNA = staffPerson({ person: 'anna', name: 'Артём Арвел', code: 'PJ2X8AYQ' });
const said = staffRu.namesake(ANNA.name, spellCode(ANNA.code));
const field = words<{ readonly name: string }>();
const at = (name: string) => field.input({ said: name, names: undefined, onSay: () => undefined });

let page: Mounted;
afterEach(async () => {
  await page.unmount();
  lists.forget();
  vi.unstubAllGlobals();
});

it.each(['Артём Арвел', 'артем  арвел'])('%s is there already', async (name) => {
  answering({ '/staff/people': [ANNA] });
  page = await mounted(at(''));
  await page.settle();
  expect(page.everything()).not.toContain(said);
  await page.show(at(name));
  await page.until(() => page.everything().includes(said));
  expect(field.isGood({ name })).toBe(true);
  await page.show(at('Артём'));
  expect(page.everything()).not.toContain(said);
});

it('whoever is renamed is no namesake of their own', async () => {
  answering({ '/staff/people': [ANNA] });
  page = await mounted(at('Артем Арвел'));
  await page.settle();
  expect(page.everything()).not.toContain(said);
});
