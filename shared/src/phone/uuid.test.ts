// Ids of commands: the server takes no others, and they sort by time.

import { expect, it } from 'vitest';
import { parseClientCommand } from '../protocol/schema.ts';
import { uuidv7 } from './uuid.ts';

const idAt = (time: number, digits: string): string =>
  uuidv7({ timers: { now: () => time }, chance: { hex: (bytes) => digits.repeat(2 * bytes) } });

it.each(['0', '7', 'f'])('are what the server takes as ids, whatever chance draws: %s', (digits) => {
  const id = idAt(1_790_000_000_000, digits);
  expect(parseClientCommand({ id, type: 'acceptMatch', proposal: 'p' })).toMatchObject({ value: { id } });
});

it('sort by time, whatever chance draws', () => {
  expect(idAt(1_790_000_000_000, 'f') < idAt(1_790_000_000_001, '0')).toBe(true);
});
