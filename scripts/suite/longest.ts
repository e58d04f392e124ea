// Longest: how long each test took, read from the runners' own reports, and the ten that took longest.
import { parsed, part, parts, type Report, words } from './report.ts';

/** A test, and the milliseconds that it took, once for each attempt. */
export type Lasting = { readonly name: string; readonly ms: number };

const MOST = 10;

const msOf = (report: Report): number => {
  const ms = report['duration'];
  return typeof ms === 'number' ? ms : 0;
};

const ofVitest = (report: Report): readonly Lasting[] =>
  parts(report, 'testResults').flatMap((file) =>
    parts(file, 'assertionResults').map((test) => ({ name: words(test, 'fullName'), ms: msOf(test) })),
  );

const ofSpec = (spec: Report): Lasting => {
  const tries = parts(spec, 'tests').flatMap((test) => parts(test, 'results'));
  const ms = tries.reduce((sum, result) => sum + msOf(result), 0);
  return { name: `${words(spec, 'file')} › ${words(spec, 'title')}`, ms };
};

const ofSuite = (suite: Report): readonly Lasting[] => [
  ...parts(suite, 'specs').map(ofSpec),
  ...parts(suite, 'suites').flatMap(ofSuite),
];

/**
 * Returns how long the tests of a runner's JSON report took (vitest's or Playwright's); nothing for a text that is
 * none.
 */
export const lastingOf = (text: string): readonly Lasting[] => {
  const report = parsed(text);
  return part(report, 'stats') === null ? ofVitest(report) : parts(report, 'suites').flatMap(ofSuite);
};

/** Returns a line for each of the ten longest, the longest first. */
export const longest = (tests: readonly Lasting[]): readonly string[] =>
  tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MOST)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
