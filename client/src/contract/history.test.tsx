// @vitest-environment happy-dom
// The history of a contract names the promise or intrigue card that a step has played.

import type { ContractInfo } from '@dunmer/shared/protocol';
import { afterEach, expect, it } from 'vitest';
import { contractView, OTHER, signed } from '../harness/contractView.ts';
import { ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { History } from './contractParts.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

type Step = ContractInfo['history'][number];
const step = (who: Step['who'], act: string, played?: Step['played']): Step => ({
  act,
  who,
  reason: '',
  settled: null,
  ...(played === undefined ? {} : { played }),
  at: '2026-11-22T17:07:44.498Z',
});

it('each card stands behind its step; of a cancelled card it says with which', async () => {
  const history = [
    step(ME, 'demandWithIntrigue', { module: 'intrigue', card: 'hard-bargain' }),
    step(OTHER, 'cancelPlay', { module: 'intrigue', card: 'intercepted-letter' }),
    step(ME, 'proposeGame'),
    step(OTHER, 'answerWith', { module: 'promises', card: 'word-of-peace' }),
  ];
  page = await mounted(
    <History info={{ ...contractView({ one: ME, two: OTHER, state: signed() }), claimant: null, history }} />,
  );
  const steps = () => [...document.querySelectorAll('li span:first-child')].map((one) => one.textContent);
  await page.until(() => steps().filter((said) => /«[^…]+»$/.test(said)).length === 3);
  expect(steps()).toEqual([
    'Тралан: требование с картой интриги «Крепкая хватка»',
    'Ильмени: карта интриги отменена картой «Перехваченное письмо»',
    'Тралан: вызов на партию',
    'Ильмени: ответ обещанием «Слово мира»',
  ]);
});
