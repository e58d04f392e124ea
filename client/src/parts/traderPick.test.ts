// Traders are found by their names, however these are typed.

import { expect, it } from 'vitest';
import { tradersNamed } from './traderPick.tsx';

const [tralan, vedis, yolani] = ['Тралан Дрес', 'Ведис', 'Ёлани'].map((name) => ({ name }));

it('traders are found by any part of their name, however it is written', () => {
  const all = [tralan, vedis, yolani].flatMap((one) => one ?? []);
  expect(tradersNamed(all, 'дрес ТРАЛ')).toEqual([tralan]);
  expect(tradersNamed(all, 'елани')).toEqual([yolani]);
  expect(tradersNamed(all, '  ')).toEqual(all);
});
