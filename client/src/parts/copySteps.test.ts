// The history of a card, in order, and the page that each step links to.

import type { CopyHistory } from '@dunmer/shared/protocol';
import { describe, expect, it } from 'vitest';
import { aboutOf, stepsOf } from './copies.ts';

type Move = CopyHistory['history'][number];

const move = (at: string, why: Move['why'], subject: string | null = null): Move => ({
  from: null,
  to: null,
  why,
  subject,
  who: null,
  reason: '',
  at,
});
const freeze = (at: string, frozen: boolean) => ({ frozen, who: null, reason: '', at });

describe('the steps of a card', () => {
  it('come newest first, hands and freezes together', () => {
    const steps = stepsOf({
      history: [move('1', 'made'), move('3', 'trade', 't')],
      freezes: [freeze('2', true), freeze('4', false)],
    });
    expect(steps.map(({ is, at }) => `${is} ${at}`)).toEqual(['freeze 4', 'move 3', 'freeze 2', 'move 1']);
  });

  it('keep their order where they are of one moment', () => {
    const steps = stepsOf({ history: [move('1', 'made'), move('1', 'trade')], freezes: [] });
    expect(steps.map((step) => (step.is === 'move' ? step.why : ''))).toEqual(['trade', 'made']);
  });

  it('lead to the match or the trade that they belong to', () => {
    expect(aboutOf(move('1', 'trade', 't'))).toEqual({ kind: 'trade', id: 't' });
    expect(aboutOf(move('1', 'claimed', 'm'))).toEqual({ kind: 'match', id: 'm' });
    expect(aboutOf(move('1', 'returned', 'm'))).toEqual({ kind: 'match', id: 'm' });
    expect(aboutOf(move('1', 'moved'))).toBeNull();
  });
});
