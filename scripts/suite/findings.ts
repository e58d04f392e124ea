// Findings: the tests that failed and their messages, read from each runner's own report and told at the end of a run.
import { stripVTControlCharacters } from 'node:util';
import { parsed, part, parts, type Report, words } from './report.ts';

export type Finding = {
  readonly kind: 'failed' | 'flaky';
  readonly name: string;
  /** The first lines of what the runner says of it. */
  readonly says: readonly string[];
};

const LINES = 4;
const WIDTH = 180;

const lines = (text: string): readonly string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, WIDTH))
    .filter((line) => line.trim() !== '');

const isOfStack = (line: string): boolean => /^\s+(at|❯) /.test(line);

const firstOf = (text: string): readonly string[] =>
  lines(text)
    .filter((line) => !isOfStack(line))
    .slice(0, LINES);

const ofVitest = (report: Report): readonly Finding[] =>
  parts(report, 'testResults').flatMap((file): readonly Finding[] => {
    const tests = parts(file, 'assertionResults').filter((test) => words(test, 'status') === 'failed');
    const failed = tests.map((test): Finding => {
      const messages = test['failureMessages'];
      const says = Array.isArray(messages) ? firstOf(messages.map(String).join('\n')) : [];
      return { kind: 'failed', name: words(test, 'fullName'), says };
    });
    // A file that can't even be read has no tests.
    const isBroken = words(file, 'status') === 'failed' && failed.length === 0;
    return isBroken
      ? [{ kind: 'failed', name: words(file, 'name'), says: firstOf(words(file, 'message')) }]
      : failed;
  });

const saidOfErrors = (errors: readonly Report[]): readonly string[] => {
  const [first] = errors;
  if (first === undefined) return [];
  const place = part(first, 'location');
  const at = place === null ? [] : [`at ${words(place, 'file')}:${String(place['line'])}`];
  const more = errors.length > 1 ? [`and ${errors.length - 1} more`] : [];
  return [...firstOf(words(first, 'message')).slice(0, LINES - 1), [...at, ...more].join(', ')].filter(
    (line) => line !== '',
  );
};

const ofSpec = (spec: Report): readonly Finding[] =>
  parts(spec, 'tests').flatMap((test): readonly Finding[] => {
    const status = words(test, 'status');
    if (status !== 'unexpected' && status !== 'flaky') return [];
    const says = parts(test, 'results').map((result) => saidOfErrors(parts(result, 'errors')));
    const name = `${words(spec, 'file')} › ${words(spec, 'title')}`;
    return [
      {
        kind: status === 'flaky' ? 'flaky' : 'failed',
        name,
        says: says.find((said) => said.length > 0) ?? [],
      },
    ];
  });

const ofSuite = (suite: Report): readonly Finding[] => [
  ...parts(suite, 'specs').flatMap(ofSpec),
  ...parts(suite, 'suites').flatMap(ofSuite),
];

const ofPlaywright = (report: Report): readonly Finding[] => [
  ...parts(report, 'suites').flatMap(ofSuite),
  ...parts(report, 'errors').map((error): Finding => {
    const says = saidOfErrors([error]);
    return { kind: 'failed', name: 'the run itself', says };
  }),
];

/**
 * Returns the tests that failed by a runner's JSON report (vitest's or Playwright's), and those that passed only when
 * repeated.
 */
export const findingsOfReport = (text: string): readonly Finding[] => {
  const report = parsed(text);
  return part(report, 'stats') === null ? ofVitest(report) : ofPlaywright(report);
};

/**
 * Returns the last lines about an error that a check without a report has printed; its last lines at all where none
 * sounds like an error.
 */
export const lastWords = (output: string): readonly string[] => {
  const said = lines(output);
  const wrong = said.filter((line) => /error|fail|cannot|unused|expected|exceed|not end/i.test(line));
  // The place of the error: the first line of a stack that is ours.
  const place = said.find((line) => isOfStack(line) && !/node:|node_modules/.test(line));
  const words = wrong.length > 0 ? wrong.slice(0, LINES) : said.slice(-LINES);
  return [...words, ...(place === undefined ? [] : [place])].map((line) => line.trim());
};
