// The player of a film: where it stands, and when a decision may follow.

import { describe, expect, it } from 'vitest';
import { play, type Player, playerAt, type PlayerAction } from './player.ts';

const range = { start: 2, end: 5 } as const;
const fresh = playerAt(2, 'normal', 'unseen');
/** Applies an action to a film of moments 2 to 5, all of which are shown. */
type Act = 'elapsed' | 'on' | 'back' | PlayerAction;
const done = (player: Player, act: Act): Player => {
  const next = player.at < range.end ? player.at + 1 : null;
  if (act === 'elapsed') return play(player, { type: 'elapsed', next });
  if (act === 'on') return play(player, { type: 'step', by: 1, to: next });
  if (act !== 'back') return play(player, act);
  return play(player, { type: 'step', by: -1, to: player.at > range.start ? player.at - 1 : null });
};
const after = (...actions: readonly Act[]): Player => actions.reduce(done, fresh);

describe('the player', () => {
  it('shows moment after moment, and lets the last one stand before a decision is asked', () => {
    expect(after('elapsed', 'elapsed', 'elapsed')).toMatchObject({ at: 5, stood: false });
    expect(after('elapsed', 'elapsed', 'elapsed', 'elapsed')).toMatchObject({
      at: 5,
      stood: true,
      playing: true,
    });
  });

  it('goes on by itself when more has happened', () => {
    const waiting = after({ type: 'skip', end: 5 });
    expect(play(waiting, { type: 'elapsed', next: 6 })).toMatchObject({ at: 6, stood: false });
  });

  it('goes on by itself too after somebody has stepped past the last moment', () => {
    const waiting = after('on', 'on', 'on', 'on');
    expect(waiting).toMatchObject({ at: 5, stood: true, playing: true });
    expect(play(waiting, { type: 'elapsed', next: 6 })).toMatchObject({ at: 6, playing: true });
    expect(after('on', 'on', 'on', 'on', 'back').playing).toBe(false);
  });

  it('pauses and goes on', () => {
    expect(after({ type: 'toggle', ...range }).playing).toBe(false);
    expect(after({ type: 'toggle', ...range }, { type: 'toggle', ...range }).playing).toBe(true);
  });

  it('steps within the film only, and pauses for it', () => {
    expect(after('back')).toMatchObject({ at: 2, playing: false });
    expect(after('on')).toMatchObject({ at: 3, playing: false, stood: false });
  });

  it('steps on to the last moment as on to any other: only one step more is past it', () => {
    expect(after('on', 'on', 'on')).toMatchObject({ at: 5, stood: false });
    expect(after('on', 'on', 'on', 'on')).toMatchObject({ at: 5, stood: true });
  });

  it('goes past what is not shown', () => {
    expect(play(fresh, { type: 'elapsed', next: 4 })).toMatchObject({ at: 4, seen: 4, stood: false });
    expect(play(after('on', 'on'), { type: 'step', by: -1, to: 2 })).toMatchObject({ at: 2, playing: false });
  });

  it('is scrubbed within what has been seen, and no further', () => {
    expect(after('elapsed', { type: 'seek', to: 5, start: 2 })).toMatchObject({ at: 3, playing: false });
    expect(after('elapsed', { type: 'seek', to: 0, start: 2 })).toMatchObject({ at: 2, seen: 3 });
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
