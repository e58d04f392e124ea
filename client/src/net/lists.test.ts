// Lists: each version is read once, the old list stays while a new one is read, and nobody sees another person's
// list.

import { err, ok, type Result } from '@dunmer/shared/lib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiError, createLists } from './lists.ts';

const reading = () => {
  const asked: { readonly path: string; answer(result: Result<unknown, ApiError>): void }[] = [];
  const lists = createLists(
    (path) => new Promise((resolve) => void asked.push({ path, answer: (result) => resolve(result) })),
  );
  const shown = (path: string) => lists.kept.getState().get(path)?.list;
  const answer = async (turn: number, result: Result<unknown, ApiError>) => {
    asked[turn]?.answer(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { lists, asked, shown, answer };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a list', () => {
  it('is read once for one version, however many look at it', async () => {
    const { lists, asked, shown, answer } = reading();
    lists.read('/deck', 1);
    lists.read('/deck', 1);
    expect(asked).toHaveLength(1);
    expect(shown('/deck')).toEqual({ at: 'loading' });
    await answer(0, ok('one'));
    lists.read('/deck', 1);
    expect(asked).toHaveLength(1);
    expect(shown('/deck')).toEqual({ at: 'here', value: 'one', old: false });
  });

  it('stays shown, marked as old, while a newer version is read', async () => {
    const { lists, shown, answer } = reading();
    lists.read('/deck', 1);
    await answer(0, ok('one'));
    lists.read('/deck', 2);
    expect(shown('/deck')).toEqual({ at: 'here', value: 'one', old: true });
    await answer(1, ok('two'));
    expect(shown('/deck')).toEqual({ at: 'here', value: 'two', old: false });
  });

  it('takes the answer to its newest asking, whichever comes last', async () => {
    const { lists, shown, answer } = reading();
    lists.read('/deck', 1);
    lists.read('/deck', 2);
    await answer(1, ok('two'));
    await answer(0, ok('one'));
    expect(shown('/deck')).toEqual({ at: 'here', value: 'two', old: false });
  });

  it('is asked for again by itself where nobody answered, as long as somebody looks at it', async () => {
    const { lists, asked, shown, answer } = reading();
    const stop = lists.read('/deck', 1);
    await answer(0, err('silent'));
    expect(shown('/deck')).toEqual({ at: 'failed', why: 'silent' });
    vi.advanceTimersByTime(5000);
    expect(asked).toHaveLength(2);
    await answer(1, err('silent'));
    stop();
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(2);
    lists.read('/deck', 1);
    expect(asked).toHaveLength(3);
  });

  it('keeps what was shown where nobody answers about a newer one', async () => {
    const { lists, shown, answer } = reading();
    lists.read('/deck', 1);
    await answer(0, ok('one'));
    lists.read('/deck', 2);
    await answer(1, err('silent'));
    expect(shown('/deck')).toEqual({ at: 'here', value: 'one', old: true });
  });

  it('that is not there, or not for this person, is not asked for over and over', async () => {
    const { lists, asked, shown, answer } = reading();
    lists.read('/contracts/x', 1);
    await answer(0, err('unknown'));
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(1);
    expect(shown('/contracts/x')).toEqual({ at: 'failed', why: 'unknown' });
  });

  it('that is no longer for this person is shown no more', async () => {
    const { lists, shown, answer } = reading();
    lists.read('/staff/people', 1);
    await answer(0, ok('purses'));
    lists.read('/staff/people', 2);
    await answer(1, err('refused'));
    expect(shown('/staff/people')).toEqual({ at: 'failed', why: 'refused' });
  });

  it('is forgotten with the person it was for, and a late answer for them is not shown', async () => {
    const { lists, shown, answer } = reading();
    const stop = lists.read('/deck', 1);
    stop();
    lists.forget();
    await answer(0, ok('one'));
    expect(shown('/deck')).toBeUndefined();
  });

  it('that somebody looks at is read anew for the next person, whatever comes late for the last one', async () => {
    const { lists, asked, shown, answer } = reading();
    lists.read('/deck', 1);
    await answer(0, ok('one'));
    lists.read('/deck', 2);
    lists.forget();
    expect(shown('/deck')).toEqual({ at: 'loading' });
    expect(asked).toHaveLength(3);
    await answer(1, ok('late'));
    expect(shown('/deck')).toEqual({ at: 'loading' });
    await answer(2, ok('two'));
    expect(shown('/deck')).toEqual({ at: 'here', value: 'two', old: false });
  });
});
