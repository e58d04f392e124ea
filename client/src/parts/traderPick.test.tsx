// @vitest-environment happy-dom
// Which traders a pick shows, from a long list and from a short one.

import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { typed } from '../harness/typing.ts';
import { TraderPick } from './index.ts';

type Picking = Partial<ComponentProps<typeof TraderPick>>;

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

const words = { field: 'a name', none: 'nobody', more: 'there are more' };
const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ person: `p${at + 1}`, name: `Trader ${at + 1}` }));

async function show(count: number, picking: Picking = {}): Promise<void> {
  await page?.unmount();
  const props = { label: 'whom', traders: named(count), picked: [], words, onPick: () => undefined };
  page = await mounted(<TraderPick {...props} {...picking} />);
}
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')];
/** Numbers of the traders that are shown; those that can't be picked have a minus sign. */
const shown = () =>
  boxes()
    .map((box) => (box.getAttribute('aria-label') ?? '').replace('Trader ', box.disabled ? '-' : ''))
    .join(' ');
const note = () => [...document.querySelectorAll('fieldset > p')].map(({ textContent }) => textContent);
const headings = () =>
  [...document.querySelectorAll('legend, label[for]')].flatMap(({ textContent, firstElementChild }) =>
    firstElementChild === null ? textContent : [],
  );

describe('a pick of traders', () => {
  it('shows all of six, and asks for no name', async () => {
    await show(6);
    expect([shown(), note(), headings()]).toEqual(['1 2 3 4 5 6', [], ['whom']]);
  });

  it('tells two of one name apart by the codes of their badges', async () => {
    const [one, two, three] = named(3);
    if (one === undefined || two === undefined || three === undefined) throw new Error('three traders');
    const twin = { ...two, name: one.name, code: 'BBBB4444', note: '3 cards' };
    await show(3, { traders: [{ ...one, code: 'AAAA2222' }, twin, { ...three, code: 'CCCC3333' }] });
    expect(shown()).toBe('1, AAAA\u00A02222 1, BBBB\u00A04444, 3 cards 3');
  });

  it('shows the first six of more and says that there are others, until a name is typed', async () => {
    await show(17);
    expect([shown(), note()]).toEqual(['1 2 3 4 5 6', [words.more]]);
    await typed('7');
    expect([shown(), note()]).toEqual(['7 17', []]);
    await typed('18');
    expect([shown(), note()]).toEqual(['', [words.none]]);
  });

  it('of several that are picked shows each, once, before whom a search has found, and takes no more than asked', async () => {
    await show(17, { picked: ['p17', 'p3'], most: 2 });
    expect(shown()).toBe('3 17 -1 -2 -4 -5 -6 -7');
    await typed('7');
    expect(shown()).toBe('3 17 -7');
    expect(boxes().map(({ type, checked }) => [type, checked])).toEqual([
      ['checkbox', true],
      ['checkbox', true],
      ['checkbox', false],
    ]);
    await show(7, { picked: ['p3'], most: 2 });
    expect([shown(), note()]).toEqual(['3 1 2 4 5 6 7', []]);
    await show(8, { picked: ['p3'], most: 2 });
    expect([shown(), note()]).toEqual(['3 1 2 4 5 6 7', [words.more]]);
  });

  it('of one that is picked in place of another hides nobody who was found', async () => {
    const picked: string[] = [];
    await show(17, { picked: ['p3'], onPick: (person) => picked.push(person) });
    expect(shown()).toBe('1 2 3 4 5 6');
    await typed('7');
    expect(shown()).toBe('7 17');
    boxes()[1]?.click();
    expect([picked, boxes()[0]?.type]).toEqual([['p17'], 'radio']);
  });

  it('names its search by what is asked, which is not asked twice', async () => {
    await show(7);
    expect(headings()).toEqual(['whom']);
    await show(7, { isAsked: true });
    expect(headings()).toEqual([words.field]);
  });
});
