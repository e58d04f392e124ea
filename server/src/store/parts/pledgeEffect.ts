// PledgeEffects: what a command has done with promises, as the journal tells of it (PROMISES; PR27).

import type { PersonKey } from './keys.ts';

export type PledgeEffect =
  /** PR1: dealt to its owner, into their hand. */
  | { readonly is: 'pledge'; readonly pledge: number; readonly owner: PersonKey; readonly card: string }
  /** What everybody knows of a hand of promises, and of whose it is (PR2, PR17, PR25). */
  | {
      readonly is: 'hand';
      readonly person: PersonKey;
      readonly house: string;
      readonly drawn: boolean;
      readonly size: number;
      readonly mayHold: number;
      readonly ruined: boolean;
      /** The match at whose end they are ruined. */
      readonly ruinAfter: string | null;
    }
  /** PR27: a contract sets a promise aside, gives it, or gives it back; which one, the hash alone says. */
  | {
      readonly is: 'giving';
      readonly contract: string;
      readonly party: string;
      readonly what: 'held' | 'given' | 'back';
      readonly hash: string;
      readonly at: number;
    }
  /** PR27: promises are closed, and the seal of a giving is opened that no play has opened. */
  | {
      readonly is: 'salt';
      readonly contract: string;
      readonly party: string;
      readonly pledge: number;
      readonly salt: string;
    }
  /** A promise moves before everybody's eyes. `salt`: of the giving by which it came to whoever plays it (PR27). */
  | {
      readonly is: 'pledgeMove';
      readonly pledge: number;
      readonly place: string;
      readonly of: PersonKey | null;
      readonly match: string | null;
      readonly named: number | null;
      readonly why: string;
      readonly salt: string | null;
      readonly who: PersonKey | null;
      readonly at: number;
    }
  /** PR22: `entry` is null where people pay. */
  | {
      readonly is: 'pledgePaid';
      readonly pledge: number;
      readonly payer: PersonKey;
      readonly payee: PersonKey;
      readonly sum: number;
      readonly entry: number | null;
      /** The match because of which; rows of before did not say. */
      readonly match?: string | null;
      readonly at: number;
    }
  /** PR3: what was shown to one alone, that one knows. */
  | {
      readonly is: 'pledgesShown';
      readonly of: PersonKey;
      readonly to: PersonKey | null;
      readonly pledges: readonly string[] | null;
      readonly at: number;
    };
