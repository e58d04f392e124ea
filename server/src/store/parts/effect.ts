// Effects: what a command has done, as the journal tells of it (EVENT; RELIABILITY, P18).

import type { Ending } from '@dunmer/shared/rules';
import type { PersonKey, TextKey } from './keys.ts';
import type { IntrigueEffect } from './intrigueEffect.ts';
import type { PledgeEffect } from './pledgeEffect.ts';

export type { PersonKey, TextKey };

/** One thing that a command has done. Ids, sums, owners; of a text its salted hash; of what lies face down nothing. */
export type Effect =
  | {
      readonly is: 'entry';
      readonly entry: number;
      readonly debit: number;
      readonly credit: number;
      readonly sum: number;
      readonly debitAfter: number;
      readonly creditAfter: number;
      readonly why: string;
      readonly subject: string | null;
      readonly corrects: number | null;
      readonly who: PersonKey | null;
      readonly at: number;
      readonly note: TextKey | null;
    }
  | { readonly is: 'account'; readonly account: number; readonly kind: string; readonly owner: number }
  | {
      readonly is: 'copy';
      readonly key: number;
      readonly copy: string;
      readonly card: string;
      readonly serial: number;
      readonly startOf: PersonKey | null;
    }
  | {
      readonly is: 'move';
      readonly copy: string;
      readonly turn: number;
      readonly from: PersonKey;
      readonly to: PersonKey;
      readonly why: string;
      readonly subject: string | null;
      readonly who: PersonKey | null;
      readonly at: number;
    }
  | {
      readonly is: 'bound';
      readonly copy: string;
      readonly frozen: boolean;
      readonly reserved: string | null;
    }
  /** `by`: who has printed it; not said in rows of before. */
  | { readonly is: 'slip'; readonly copy: string; readonly hash: string; readonly by?: PersonKey }
  | {
      readonly is: 'person';
      readonly person: PersonKey;
      /** Left out in rows of before. */
      readonly id?: string;
      readonly code: string;
      readonly name: TextKey;
      readonly staff: string | null;
      readonly trades: boolean;
      readonly frozen: boolean;
    }
  | { readonly is: 'text'; readonly text: TextKey; readonly hash: string }
  /** Why a member of staff did it. */
  | { readonly is: 'reason'; readonly text: TextKey }
  /** The command that has done it: a seal over what is kept of it, its answer too; not in rows of before. */
  | { readonly is: 'answer'; readonly command: string; readonly seal: string }
  | { readonly is: 'erased'; readonly text: TextKey }
  /** What rows of before did not say of a link, is left out in them. */
  | {
      readonly is: 'link';
      readonly person: PersonKey;
      readonly what: 'made';
      readonly link?: number;
      /** Hashes, as the table has them. */
      readonly token?: string;
      readonly code?: string;
      readonly single?: boolean;
      readonly at?: number;
    }
  | {
      readonly is: 'link';
      readonly person: PersonKey;
      readonly what: 'used' | 'moved';
      readonly link?: number;
      readonly at?: number;
    }
  /** All that live. */
  | { readonly is: 'link'; readonly person: PersonKey; readonly what: 'revoked'; readonly at?: number }
  /** It has to be chosen anew: a way back in was given. */
  | { readonly is: 'passphrase'; readonly person: PersonKey }
  | {
      readonly is: 'contract';
      readonly contract: string;
      readonly one: PersonKey;
      readonly two: PersonKey;
      readonly payer: string;
      readonly sum: number;
      /** Rows of releases before have none. */
      readonly game?: number | null;
      /** Of a game at another table than the trade's (PT1). */
      readonly table?: string | undefined;
      readonly text: TextKey;
      readonly state: string;
    }
  | {
      readonly is: 'proposal';
      readonly proposal: string;
      readonly from: PersonKey;
      readonly to: PersonKey;
      readonly stake: number;
      readonly friendly: boolean;
      /** The id of the proposal that it answers; rows of releases before have none. */
      readonly answers?: string | null;
      /** The same. */
      readonly table?: string | undefined;
      readonly state: string;
    }
  | {
      readonly is: 'trade';
      readonly trade: string;
      readonly from: PersonKey;
      readonly to: PersonKey;
      readonly gives: string;
      readonly takes: string;
      readonly state: string;
    }
  | {
      readonly is: 'match';
      readonly match: string;
      /** `voided`: without a word in its log, which could not go on. */
      readonly what: 'opened' | 'noted' | 'ended' | 'unbound' | 'added' | 'stopped' | 'voided';
      /**
       * How far its log had come, and the hash over all of that log, which holds salts that nobody alone knows; over
       * the newest batch alone where that was added after the end.
       */
      readonly version: number;
      readonly digest: string;
    }
  /** An invariant has broken in it: what, and where in the code. */
  | {
      readonly is: 'stop';
      readonly match: string;
      readonly at: number;
      readonly broken: string;
      readonly place: string;
    }
  | {
      readonly is: 'settled';
      readonly match: string;
      readonly k: number;
      /** The settlement that it starts from; not said in rows of before, where it is the one before it. */
      readonly corrects?: number | null;
      readonly kind: Ending['kind'];
      readonly winner: string | null;
      readonly pot: number;
      readonly owed: number;
      /** What the pot leaves whoever has lost by count (`solace` of INTRIGUE 5); only where it leaves anything. */
      readonly solace?: number;
      readonly who: PersonKey | null;
      readonly at: number;
      readonly note: TextKey | null;
    }
  /** What a ruling after the end says of the card that was claimed. */
  | {
      readonly is: 'priced';
      readonly match: string;
      readonly k: number;
      readonly copy: string;
      /** Whose it should be. */
      readonly due: string;
      /** It is not there to be moved, and is owed. */
      readonly owed: boolean;
      readonly turn: number;
    }
  /** Who plays for what: what a match of the event is beside its log. */
  | {
      readonly is: 'table';
      readonly key: number;
      readonly match: string;
      readonly kind: string;
      readonly stake: number;
      /** The contract's key. */
      readonly contract: number | null;
      readonly catalogue: string;
      readonly a: PersonKey | null;
      readonly b: PersonKey | null;
      /** When it was opened, and its watch code; left out in rows of before. */
      readonly opened?: number;
      readonly watch?: string;
      /** Its clocks, in seconds; not said in rows of before, when matches had those of the event. */
      readonly placementClock?: number;
      readonly decisionClock?: number;
      readonly claimTime?: number;
      /** Only of a match that is played with windows (PR15). */
      readonly windowTime?: number;
      /** Only of one that is played with intrigue cards (IN19). */
      readonly responseTime?: number;
      /** Only of one at another table than the trade's (PT1, PT27). */
      readonly tableName?: string;
      readonly turnClock?: number;
      readonly askClock?: number;
    }
  /** A card as the newest edition has it (rule 7). */
  | {
      readonly is: 'definition';
      readonly card: string;
      readonly rarity: string;
      readonly copies: number | null;
      readonly retired: boolean;
    }
  | { readonly is: 'setting'; readonly name: string; readonly value: string }
  | PledgeEffect
  | IntrigueEffect
  /**
   * The event goes on from a copy (P20): under another epoch, with unfinished matches as far as the copy had seen
   * them.
   */
  | {
      readonly is: 'restored';
      readonly epoch: string;
      readonly matches: readonly { readonly match: string; readonly version: number }[];
    };

export type RestoredEffect = Extract<Effect, { is: 'restored' }>;
