// @vitest-environment happy-dom
// A form that is half written survives a reload and Back, and is gone once it is sent.

import { present } from '@dunmer/shared/lib';
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forget, keptKeys } from '../device/index.ts';
import { mounted } from '../harness/mounted.tsx';
import type { Frame } from './frames.ts';
import { forgetSent, type KeptForm, useKeptForm } from './keptForm.ts';

type Form = KeptForm<Frame<'dealForm'>>;

const FRESH = { text: '', price: '', payer: 'me', plays: false, prestige: '1' } as const;
interface WriterProps {
  readonly other: string;
  readonly from: string;
  readonly onForm: (form: Form) => void;
}

const Writer = ({ other, from, onForm }: WriterProps) => {
  const form = useKeptForm('dealForm', { me: 'me', other, from }, FRESH);
  useEffect(() => {
    onForm(form);
  });
  return null;
};

/** Opens the page on which somebody writes to `other`, runs `todo` on the form, and leaves the page. */
async function onPage(other: string, todo: (form: Form) => void = () => undefined, from = ''): Promise<Form> {
  const forms: Form[] = [];
  const last = (): Form => present(forms.at(-1), 'the form is there');
  const page = await mounted(<Writer other={other} from={from} onForm={(form) => forms.push(form)} />);
  act(() => todo(last()));
  await page.unmount();
  return last();
}

const empty = (): void => keptKeys('').forEach(forget);
beforeEach(empty);
afterEach(empty);

it('is as it was left, and said to be old', async () => {
  expect(await onPage('anna', ({ change }) => change({ text: 'Десять шкур' }))).toMatchObject({
    isOld: false,
  });
  const { form, isOld } = await onPage('anna', ({ change }) => change({ price: '6' }));
  expect([form, isOld]).toEqual([{ ...FRESH, text: 'Десять шкур', price: '6' }, true]);
  expect((await onPage('anna')).form.price).toBe('6');
});

it('is kept for each person and each offer that it answers by itself', async () => {
  await onPage('anna', ({ change }) => change({ text: 'Десять шкур' }));
  expect((await onPage('boris')).form).toEqual(FRESH);
  expect((await onPage('anna', undefined, 'c1')).form).toEqual(FRESH);
});

it('is begun anew where another tab has sent it or given it up, and not where that tab goes on writing', async () => {
  await onPage('anna', ({ change }) => change({ text: 'Десять шкур' }));
  const key = present(keptKeys('form.').at(0), 'the form is kept');
  const forms: Form[] = [];
  const page = await mounted(<Writer other="anna" from="" onForm={(form) => forms.push(form)} />);
  const elsewhere = (newValue: string | null): void =>
    act(() => void dispatchEvent(new StorageEvent('storage', { key: `dunmer.${key}`, newValue })));
  elsewhere('1 {}');
  expect(forms.at(-1)).toMatchObject({ form: { text: 'Десять шкур' }, isOld: true });
  localStorage.removeItem(`dunmer.${key}`);
  elsewhere(null);
  expect(forms.at(-1)).toMatchObject({ form: FRESH, isOld: false });
  await page.unmount();
});

it('is given up where its writer says so', async () => {
  await onPage('anna', ({ change }) => change({ text: 'Десять шкур' }));
  expect(await onPage('anna', ({ discard }) => discard())).toMatchObject({ form: FRESH, isOld: false });
  expect((await onPage('anna')).isOld).toBe(false);
});

it('is gone once it was sent, and only what was sent', async () => {
  for (const other of ['anna', 'boris']) await onPage(other, ({ change }) => change({ text: 'Десять шкур' }));
  const offer = { id: '1', type: 'offerContract', text: 'Десять шкур', sum: 6, payer: 'one' } as const;
  forgetSent({ ...offer, with: 'anna', counters: null });
  expect((await onPage('anna')).isOld).toBe(false);
  expect((await onPage('boris')).isOld).toBe(true);
});

it('is bounded: of many the oldest go', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let i = 10; i < 30; i++) {
    vi.setSystemTime(i);
    await onPage(`p${i}`, ({ change }) => change({ text: String(i) }));
  }
  vi.useRealTimers();
  expect(
    keptKeys('form.')
      .map((key) => /p(\d+)/.exec(key)?.[1] ?? '')
      .toSorted(),
  ).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 18)));
});
