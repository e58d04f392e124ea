// @vitest-environment happy-dom
// A link that was used elsewhere: who can let this phone in depends on whether another phone still holds it.

import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { chooseLang } from '../text/index.ts';
import { linkRu } from './link.ru.ts';
import { MoveHere } from './moveHere.tsx';

beforeAll(() => chooseLang('ru'));

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

const { link } = linkRu;
const WAYS = { name: 'Тралан', hasPin: true, pinRests: false } as const;

async function said(ways: Parameters<typeof MoveHere>[0]['ways']): Promise<string> {
  await page?.unmount();
  page = await mounted(<MoveHere secret="s" ways={ways} />);
  return document.body.textContent ?? '';
}

it('sends whoever has it on another phone to that phone, and everybody else to a referee', async () => {
  const held = await said({ ...WAYS, isHeld: true });
  expect([link.askHint, link.refereeHint].map((hint) => held.includes(hint))).toEqual([true, false]);
  const free = await said({ ...WAYS, isHeld: false });
  expect([link.askHint, link.refereeHint].map((hint) => free.includes(hint))).toEqual([false, true]);
});

it('asks for the PIN only where there is one', async () => {
  expect(await said({ ...WAYS, isHeld: true })).toContain(link.byPin);
  expect(await said({ ...WAYS, isHeld: true, hasPin: false })).not.toContain(link.byPin);
});
