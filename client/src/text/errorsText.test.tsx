// @vitest-environment happy-dom
// A refusal is always shown in words, never as a code, whatever refuses and whenever it arrives.

import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { type ErrorCode, errorsRu } from './errors.ru.ts';
import { chooseLang, useErrorsText } from './index.ts';
import { moduleErrorsEn } from './moduleErrors.en.ts';
import { moduleErrorsRu } from './moduleErrors.ru.ts';
import { ru } from './ru.ts';

const Refused = ({ code }: { readonly code: ErrorCode }) => <p>{useErrorsText()(code)}</p>;

let page: Mounted | undefined;
afterEach(async () => {
  await page?.unmount();
  await chooseLang('ru');
});

it('what any event refuses is in words from the first', () => {
  expect(renderToStaticMarkup(<Refused code="busy" />)).toBe(`<p>${errorsRu.busy}</p>`);
});

it('what only a module refuses is what fits every refusal, until its words are here', () => {
  // The state of a page before anything has loaded.
  expect(renderToStaticMarkup(<Refused code="surplus" />)).toBe(`<p>${ru.app.refused}</p>`);
});

it('what only a module refuses is in its own words, in both languages', async () => {
  const here = (page = await mounted(<Refused code="surplus" />));
  const reads = (words: string) => here.until(() => here.everything().includes(words));
  await reads(moduleErrorsRu.surplus);
  await act(() => chooseLang('en'));
  await reads(moduleErrorsEn.surplus);
});
