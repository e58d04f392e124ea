// What a test has begun to load is here before the next test begins.

import { expect, it } from 'vitest';

/** A module that takes a moment to load. */
const SLOW: string = 'data:text/javascript,await new Promise((loaded) => setTimeout(loaded, 100)); export {}';

let isHere = false;

it('a test ends while its page still loads something', () => {
  void import(/* @vite-ignore */ SLOW).then(() => {
    isHere = true;
  });
  expect(isHere).toBe(false);
});

it('and it is here in the next test', () => {
  expect(isHere).toBe(true);
});
