// Closing: the end of a run's output: a line for each step, then every test that failed and what it said.
import type { Finding } from './findings.ts';
import type { Outcome } from './step.ts';

/** Lines: whoever keeps only the end of the output, a screen or so, still reads all of this. */
const ROOM = 22;
const MOST_WORDS = 4;

const row = ({ step, tally, seconds }: Outcome): string =>
  [
    tally.failed === 0 ? '  ok  ' : 'FAILED',
    step.name.padEnd(16),
    `${tally.passed} passed`.padStart(12),
    `${tally.failed} failed`.padStart(11),
    `${tally.skipped} skipped`.padStart(12),
    `${seconds.toFixed(1)} s`.padStart(9),
  ].join(' ');

type Told = Finding & { readonly step: string };

const paragraph = ({ kind, step, name, says }: Told, words: number): readonly string[] => [
  `${kind === 'flaky' ? 'flaky ' : 'FAILED'} ${step}: ${name}`,
  ...says.slice(0, words).map((line) => `         ${line}`),
];

/**
 * Returns the last lines of a run, without its tally. The more tests failed, the less is said of each; none is left out
 * before it must be.
 */
export const closing = (outcomes: readonly Outcome[]): readonly string[] => {
  const told = outcomes.flatMap(({ step, findings }) =>
    findings.map((finding): Told => ({ ...finding, step: step.name })),
  );
  const inOrder = [
    ...told.filter(({ kind }) => kind === 'failed'),
    ...told.filter(({ kind }) => kind === 'flaky'),
  ];
  const shown = inOrder.slice(0, ROOM);
  const words = Math.min(MOST_WORDS, Math.max(0, Math.floor(ROOM / Math.max(1, shown.length)) - 1));
  const left = inOrder.length - shown.length;
  return [
    ...outcomes.map(row),
    ...(shown.length > 0 ? [''] : []),
    ...shown.flatMap((finding) => paragraph(finding, words)),
    ...(left > 0 ? [`… and ${left} more`] : []),
  ];
};
