// Mutant: one deliberate mistake in the rules core, which the tests of the rules have to notice.

export interface Mutant {
  /** The sentence that it breaks. */
  readonly breaks: string;
  /** Below shared/src/rules. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** Mutants of one file. */
export const mutantsOf = (
  file: string,
  ...mistakes: readonly (readonly [breaks: string, find: string, replace: string])[]
): readonly Mutant[] => mistakes.map(([breaks, find, replace]) => ({ breaks, file, find, replace }));
