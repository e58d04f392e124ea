// SetUpTests: runs before each file of the client's tests: there is no server, nothing is left of the test before,
// and a complaint by React fails the test.

import type { Wire } from '@dunmer/shared/phone';
import { afterEach, beforeEach, vi } from 'vitest';
import type * as SocketWire from '../net/socketWire.ts';

/** A link that never comes up, and says nothing about it. */
const SILENT: Wire = {
  isUp: () => false,
  say: () => undefined,
  listen: () => () => undefined,
  hold: () => () => undefined,
  renew: () => undefined,
};

/** Requests to a server fail unless a test answers them. */
globalThis.fetch = () => Promise.reject(new TypeError('tests have no server'));

// Nothing but the test sets the connection: a page's own link tries and rests after real time, on a slow machine in
// the middle of a test.
vi.mock('../net/socketWire.ts', async (original) => ({
  ...(await original<typeof SocketWire>()),
  socketWire: (): Wire => SILENT,
}));

// What a page still loads when its last test ends is cut off with the file, and every later file of the worker that
// needs the same module fails with it. Hooks that are registered later run earlier: a test has removed its page by now.
afterEach(() => vi.dynamicImportSettled());

// Commands that one test has sent would be under way on the next one's page. Only for tests with a page: modules
// loaded without one would take it that there never is one.
afterEach(async () => {
  if (!('document' in globalThis)) return;
  const { afresh } = await import('./afresh.ts');
  afresh();
});

// The test's page has no fonts to load and no printer, but every browser has both. Printing waits a turn, which the
// page of a test may not live to see.
beforeEach(() => {
  if (!('document' in globalThis)) return;
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  globalThis.print = () => undefined;
});

// A hook that is called conditionally works in most tests, and fails now and then on a phone: React's complaint about
// it fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaining = vi.spyOn(console, 'error');
  const complaints = complaining.mock.calls.map((said) => said.join(' '));
  complaining.mockRestore();
  if (complaints.length > 0) throw new Error(`said aloud: ${complaints.join('\n')}`);
});
