// @vitest-environment happy-dom
// An act that can't be taken back needs a held press; people who can't hold are asked instead (UX 8).

import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { HoldButton } from './holdButton.tsx';

const done = vi.fn<() => void>();
const QUESTION = { title: 'Запечатать?', means: null, confirm: 'Да', back: 'Нет', close: 'Закрыть' };

let page: Mounted;
let button: HTMLButtonElement;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  done.mockReset();
  page = await mounted(
    <HoldButton hint="удерживайте" question={QUESTION} onDone={done}>
      Запечатать
    </HoldButton>,
  );
  const found = document.querySelector('button');
  if (found === null) throw new Error('there is a button');
  button = found;
  button.getBoundingClientRect = () => new DOMRect(0, 600, 360, 60);
});
afterEach(async () => {
  vi.useRealTimers();
  await page.unmount();
});

const FINGER = {
  bubbles: true,
  button: 0,
  pointerType: 'touch',
  width: 20,
  height: 20,
  pressure: 1,
  clientX: 180,
  clientY: 630,
};
const send = (type: string, facts: PointerEventInit = {}): void =>
  act(() => void button.dispatchEvent(new PointerEvent(type, { ...FINGER, ...facts })));
const click = (): void => act(() => button.click());
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const isFilling = (): boolean => button.dataset['held'] === 'true';
const isAsked = (): boolean => document.querySelector('dialog') !== null;

describe('by a finger', () => {
  it('is done once when it was held long enough, whatever the finger does after', () => {
    send('pointerdown');
    expect(isFilling()).toBe(true);
    pass(599);
    expect(done).not.toHaveBeenCalled();
    pass(1);
    expect(done).toHaveBeenCalledTimes(1);
    pass(5000);
    send('pointerup');
    click();
    expect(done).toHaveBeenCalledTimes(1);
    expect([isFilling(), isAsked()]).toEqual([false, false]);
  });

  it('is not done by a tap, which says what is wanted instead, nor by two', () => {
    for (const pause of [80, 400]) {
      send('pointerdown');
      pass(pause);
      send('pointerup');
      click();
      pass(pause);
    }
    pass(5000);
    expect(done).not.toHaveBeenCalled();
    expect(isAsked()).toBe(false);
    expect(document.querySelector('[role=status]')?.textContent).toBe('удерживайте');
  });

  it('is given up by leaving it', () => {
    send('pointerdown');
    pass(300);
    send('pointermove', { clientY: 605 });
    expect(isFilling()).toBe(true);
    send('pointermove', { clientY: 560 });
    expect(isFilling()).toBe(false);
    pass(5000);
    send('pointerup');
    expect(done).not.toHaveBeenCalled();
  });

  it('is given up where the browser takes the finger for something else', () => {
    send('pointerdown');
    send('pointercancel');
    pass(5000);
    expect(done).not.toHaveBeenCalled();
  });

  it('is nothing for the other buttons of a mouse', () => {
    send('pointerdown', { button: 2, pointerType: 'mouse' });
    pass(5000);
    expect(done).not.toHaveBeenCalled();
  });
});

describe('by who can’t hold', () => {
  it('is asked after a key, and done by the answer alone', async () => {
    act(() => void button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    click();
    expect(done).not.toHaveBeenCalled();
    await page.press('Нет');
    expect([done.mock.calls.length, isAsked()]).toEqual([0, false]);
    click();
    await page.press('Да');
    expect([done.mock.calls.length, isAsked()]).toEqual([1, false]);
  });

  it('is asked where a screen reader presses for them', () => {
    send('pointerdown', { pointerType: 'mouse', width: 1, height: 1, pressure: 0, detail: 0 });
    pass(5000);
    send('pointerup', { pointerType: 'mouse', width: 1, height: 1, pressure: 0, detail: 0 });
    click();
    expect([done.mock.calls.length, isAsked()]).toEqual([0, true]);
  });

  it('is asked by keys too after a finger has tried', () => {
    send('pointerdown');
    send('pointerup');
    // The click of that tap is lost when the button has moved.
    act(() => void button.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })));
    click();
    expect(isAsked()).toBe(true);
  });
});
