// PledgeEffects: what a command has done with promises, as recorded in the journal (PROMISES; PR27).

import type { PersonKey } from './keys.ts';

export type PledgeEffect =
  /** PR1: a promise is dealt into its owner's hand. */
  | { readonly is: 'pledge'; readonly pledge: number; readonly owner: PersonKey; readonly card: string }
  /** What everybody knows of a hand of promises and its holder (PR2, PR17, PR25). */
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
  /** PR27: a contract sets a promise aside, gives it, or gives it back; only the hash tells which promise. */
  | {
      readonly is: 'giving';
      readonly contract: string;
      readonly party: string;
      readonly what: 'held' | 'given' | 'back';
      readonly hash: string;
      readonly at: number;
    }
  /** PR27: promises are closed, which opens the seal of a giving that no play has opened. */
  | {
      readonly is: 'salt';
      readonly contract: string;
      readonly party: string;
      readonly pledge: number;
      readonly salt: string;
    }
  /** A promise moves in public. `salt`: the salt of the giving by which it came to its player (PR27). */
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
  /** PR22: `entry` is null if people pay at the table. */
  | {
      readonly is: 'pledgePaid';
      readonly pledge: number;
      readonly payer: PersonKey;
      readonly payee: PersonKey;
      readonly sum: number;
      readonly entry: number | null;
      /** The match that caused the payment; missing in older rows. */
      readonly match?: string | null;
      readonly at: number;
    }
  /** PR3: promises that were shown. `pledges` is null if they were shown to one person alone, who knows them. */
  | {
      readonly is: 'pledgesShown';
      readonly of: PersonKey;
      readonly to: PersonKey | null;
      readonly pledges: readonly string[] | null;
      readonly at: number;
    };
