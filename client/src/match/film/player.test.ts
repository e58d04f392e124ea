// The player of a film: where it stands, and what a decision waits for.

import { describe, expect, it } from 'vitest';
import { play, playerAt, type PlayerAction } from './player.ts';

const range = { start: 2, end: 5 } as const;
const elapsed = { type: 'elapsed', end: 5 } as const;
const fresh = playerAt(2, 'normal', 'unseen');
const after = (...actions: readonly PlayerAction[]) => actions.reduce(play, fresh);

describe('the player', () => {
  it('shows moment after moment, and lets the last one stand before a decision is asked', () => {
    expect(after(elapsed, elapsed, elapsed)).toMatchObject({ at: 5, stood: false });
    expect(after(elapsed, elapsed, elapsed, elapsed)).toMatchObject({ at: 5, stood: true, playing: true });
  });

  it('goes on by itself when more has happened', () => {
    const waiting = after({ type: 'skip', end: 5 });
    expect(play(waiting, { type: 'elapsed', end: 7 })).toMatchObject({ at: 6, stood: false });
  });

  it('pauses and goes on', () => {
    expect(after({ type: 'toggle', ...range }).playing).toBe(false);
    expect(after({ type: 'toggle', ...range }, { type: 'toggle', ...range }).playing).toBe(true);
  });

  it('steps within the film only, and pauses for it', () => {
    expect(after({ type: 'step', by: -1, ...range })).toMatchObject({ at: 2, playing: false });
    expect(after({ type: 'step', by: 1, ...range })).toMatchObject({ at: 3, playing: false, stood: false });
  });

  it('steps on to the last moment as on to any other: only one step more is past it', () => {
    const forward = { type: 'step', by: 1, ...range } as const;
    expect(after(forward, forward, forward)).toMatchObject({ at: 5, stood: false });
    expect(after(forward, forward, forward, forward)).toMatchObject({ at: 5, stood: true });
  });

  it('is scrubbed within what has been seen, and no further', () => {
    expect(after(elapsed, { type: 'seek', to: 5, start: 2 })).toMatchObject({ at: 3, playing: false });
    expect(after(elapsed, { type: 'seek', to: 0, start: 2 })).toMatchObject({ at: 2, seen: 3 });
    expect(after({ type: 'skip', end: 5 }, { type: 'seek', to: 4, start: 2 })).toMatchObject({
      at: 4,
      stood: false,
    });
  });

  it('may be skipped up to what is to be decided', () => {
    expect(after({ type: 'skip', end: 5 })).toMatchObject({ at: 5, stood: true });
  });

  it('starts over from the reveal, and remembers how far it had been seen', () => {
    expect(after({ type: 'skip', end: 5 }, { type: 'replay', start: 2 })).toMatchObject({
      at: 2,
      seen: 5,
      playing: true,
      stood: false,
    });
  });

  it('goes on after a reload from the moment seen last, without showing it again', () => {
    expect(playerAt(4, 'fast', 'seen')).toMatchObject({
      at: 4,
      seen: 4,
      stood: true,
      playing: true,
      speed: 'fast',
    });
  });
});
