// The offered trades whose end a phone is waiting to hear of.

import { expect, it } from 'vitest';
import { forgetOffered, offeredTrades, rememberOffered } from './draft.ts';

it('remembers what was offered, the newest first and each once, until it is told', () => {
  expect(offeredTrades()).toEqual([]);
  for (const id of ['t1', 't2', 't1']) rememberOffered(id);
  expect(offeredTrades()).toEqual(['t1', 't2']);
  forgetOffered('t1');
  expect(offeredTrades()).toEqual(['t2']);
  forgetOffered('t2');
  expect(offeredTrades()).toEqual([]);
});

it('remembers no more than one looks back at', () => {
  for (let each = 0; each < 30; each++) rememberOffered(`t${each}`);
  expect(offeredTrades()).toHaveLength(10);
  expect(offeredTrades()[0]).toBe('t29');
});
