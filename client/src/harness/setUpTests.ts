// SetUpTests: before each file of the client's tests: there is no server, nothing is left of the test before,
// and what React complains of fails the test.

import { afterEach, beforeEach, vi } from 'vitest';

/** What a page asks a server can't be had, until a test answers in its stead. */
globalThis.fetch = () => Promise.reject(new TypeError('tests have no server'));

// What the page of a test has sent would be under way on the next one's. Only where there is a page: what is loaded
// without one would take it that there never is.
afterEach(async () => {
  if (!('document' in globalThis)) return;
  const { afresh } = await import('./afresh.ts');
  afresh();
});

// Nobody comes back to the page of a test: the one before has left nothing in the history.
beforeEach(() => {
  if ('history' in globalThis) history.replaceState(null, '');
});

// The page of a test has no fonts to load and no printer, where each browser has both. What prints does so after a turn
// of its own, which a test's page may or may not live to see.
beforeEach(() => {
  if (!('document' in globalThis)) return;
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  globalThis.print = () => undefined;
});

// A hook that is called or left out where it may not be works in most tests, and fails now and then on a phone.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaining = vi.spyOn(console, 'error');
  const complaints = complaining.mock.calls.map((said) => said.join(' '));
  complaining.mockRestore();
  if (complaints.length > 0) throw new Error(`said aloud: ${complaints.join('\n')}`);
});
