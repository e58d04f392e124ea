// Mutant: one deliberate mistake, a small change of text, which the tests beside it have to notice.

export interface Mutant {
  /** The sentence of the rules or the design that the mistake breaks. */
  readonly breaks: string;
  /** The path of the file from the root. */
  readonly file: string;
  /** The text to replace; it stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The tests that have to notice it, as vitest filters them: files or folders of the same workspace. */
  readonly tests: readonly string[];
}

/** The sentence that breaks, the text to find, and the text that replaces it. */
export type Mistake = readonly [breaks: string, find: string, replace: string];

/** Makes mutants of one file, by its path from the root, for these tests. */
export const mutantsIn = (
  file: string,
  tests: readonly string[],
  ...mistakes: readonly Mistake[]
): readonly Mutant[] => mistakes.map(([breaks, find, replace]) => ({ breaks, file, find, replace, tests }));

/** Makes mutants of one file of the rules, below shared/src/rules. */
export const mutantsOf = (file: string, ...mistakes: readonly Mistake[]): readonly Mutant[] =>
  mutantsIn(`shared/src/rules/${file}`, ['src/rules/'], ...mistakes);
