// @vitest-environment happy-dom
// The passphrase of staff (EVENT, "Who"): chosen, typed twice and long enough; entered again later; and what the page
// says when it is wrong or nobody answers.

import { err, ok } from '@dunmer/shared/lib';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import * as net from '../../net/index.ts';
import { moduleErrorsRu } from '../../text/moduleErrors.ru.ts';
import { staffRu } from '../staff.ru.ts';
import { Gate } from './gate.tsx';

const { gate } = staffRu;
const onOpen = vi.fn();
let page: Mounted | null = null;
let unlocking: MockInstance<typeof net.unlock>;
beforeEach(() => {
  onOpen.mockClear();
  unlocking = vi.spyOn(net, 'unlock').mockResolvedValue(ok(null));
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  unlocking.mockRestore();
});

async function at(what: 'choose' | 'say'): Promise<Mounted> {
  page = await mounted(<Gate act={what} onOpen={onOpen} />);
  await page.settle();
  return page;
}
async function types(...said: readonly string[]): Promise<void> {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [nth, input] of [...document.querySelectorAll('input')].entries())
    await act(async () => {
      setter?.call(input, said[nth] ?? '');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
}

it('is chosen once it is long enough and said twice alike', async () => {
  const form = await at('choose');
  const tells = () => {
    const said = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    return [gate.short, gate.differ].map((words) => said.includes(words));
  };
  // How long it must be is shown before the button is pressed.
  expect(form.everything()).toContain(gate.short);
  await types('коротко', 'коротко');
  expect(tells()).toEqual([false, false]);
  await form.press(gate.submit);
  expect([tells(), unlocking.mock.calls]).toEqual([[true, false], []]);
  await types('два гуара', 'три гуара');
  await form.press(gate.submit);
  expect([tells(), unlocking.mock.calls]).toEqual([[false, true], []]);
  await types('два гуара', 'два гуара');
  await form.press(gate.submit);
  expect([unlocking.mock.calls, onOpen.mock.calls.length]).toEqual([[['два гуара']], 1]);
});

it('is said once later, however short it is, and not without a word', async () => {
  const form = await at('say');
  await form.press(gate.submit);
  expect(unlocking).not.toHaveBeenCalled();
  await types('гуар');
  await form.press(gate.submit);
  expect([unlocking.mock.calls, onOpen.mock.calls.length]).toEqual([[['гуар']], 1]);
});

it('lets nobody in by a wrong one, nor where nobody answers, and says which it was', async () => {
  const form = await at('say');
  await types('гуар');
  for (const [answer, says] of [
    [err({ code: 'wrong-passphrase' } as const), moduleErrorsRu['wrong-passphrase']],
    [null, gate.late],
  ] as const) {
    unlocking.mockResolvedValueOnce(answer);
    await form.press(gate.submit);
    expect(form.everything().replaceAll('\u00A0', ' ')).toContain(says.replaceAll('\u00A0', ' '));
  }
  expect(onOpen).not.toHaveBeenCalled();
});
