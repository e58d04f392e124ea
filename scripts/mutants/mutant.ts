// Mutant: one deliberate mistake, a small change of text, which the tests beside it have to notice.

export interface Mutant {
  /** The sentence that it breaks. */
  readonly breaks: string;
  /** From the root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The tests that have to notice it, as vitest picks them: files or folders of the same workspace. */
  readonly tests: readonly string[];
}

/** What breaks, what is found, and what stands there instead. */
export type Mistake = readonly [breaks: string, find: string, replace: string];

/** Mutants of one file, by its path from the root, for these tests. */
export const mutantsIn = (
  file: string,
  tests: readonly string[],
  ...mistakes: readonly Mistake[]
): readonly Mutant[] => mistakes.map(([breaks, find, replace]) => ({ breaks, file, find, replace, tests }));

/** Mutants of one file of the rules, below shared/src/rules. */
export const mutantsOf = (file: string, ...mistakes: readonly Mistake[]): readonly Mutant[] =>
  mutantsIn(`shared/src/rules/${file}`, ['src/rules/'], ...mistakes);
