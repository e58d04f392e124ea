// Explanations of terms: what each says, and the number of the rule behind it.

import type { Term } from './textPart.ts';

/** The name of a term, and an explanation in everyday words. */
export interface TermWords {
  readonly name: string;
  readonly text: string;
}

export interface Explanation extends TermWords {
  /** The number of a rule in RULES.md. */
  readonly rule: string;
}

export const ruleOf: Readonly<Record<Term, string>> = {
  virtues: '4.2',
  superiority: '4.2',
  protection: '4.2',
  initiative: '3.1',
  reveal: '3.1',
  static: '3.1',
  summon: '5.1',
  silence: '3.4',
  swap: '3.1',
  match: '4.3',
  front: '4.1',
  back: '5.2',
  row: '2.1',
  column: '4.1',
  opposing: '4.1',
  adjacent: '2.1',
  rounds: '5.1',
  creature: '5.1',
  deck: '5.1',
  uses: '5.1',
  trait: '3.1',
  rarity: '7',
};
