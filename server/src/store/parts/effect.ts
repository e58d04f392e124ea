// Effects: what a command has done, as recorded in the journal (EVENT; RELIABILITY, P18).

import type { Ending } from '@dunmer/shared/rules';
import type { PersonKey, TextKey } from './keys.ts';
import type { IntrigueEffect } from './intrigueEffect.ts';
import type { PledgeEffect } from './pledgeEffect.ts';

export type { PersonKey, TextKey };

/**
 * One thing that a command has done: ids, sums and owners; for a text its salted hash; nothing about what lies face
 * down.
 */
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
  /** `by`: the person who printed it; missing in older rows. */
  | { readonly is: 'slip'; readonly copy: string; readonly hash: string; readonly by?: PersonKey }
  | {
      readonly is: 'person';
      readonly person: PersonKey;
      /** Missing in older rows. */
      readonly id?: string;
      readonly code: string;
      readonly name: TextKey;
      readonly staff: string | null;
      readonly trades: boolean;
      readonly frozen: boolean;
    }
  | { readonly is: 'text'; readonly text: TextKey; readonly hash: string }
  /** The reason that a member of staff gave. */
  | { readonly is: 'reason'; readonly text: TextKey }
  /** What an act of staff was about: whoever has an interest in that reads nothing of it. Missing in older rows. */
  | {
      readonly is: 'about';
      readonly people: readonly PersonKey[];
      readonly match: number | null;
      readonly tells: 'nothing' | 'one' | 'all';
    }
  /** The command that did all this, with a seal over its stored row, its answer included. Missing in older rows. */
  | { readonly is: 'answer'; readonly command: string; readonly seal: string }
  | { readonly is: 'erased'; readonly text: TextKey }
  /** The optional members are missing in older rows. */
  | {
      readonly is: 'link';
      readonly person: PersonKey;
      readonly what: 'made';
      readonly link?: number;
      /** Hashes, as in the table of links. */
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
  /** All living links of the person are revoked. */
  | { readonly is: 'link'; readonly person: PersonKey; readonly what: 'revoked'; readonly at?: number }
  /** The passphrase must be chosen anew: the person was given a new way in. */
  | { readonly is: 'passphrase'; readonly person: PersonKey }
  | {
      readonly is: 'contract';
      readonly contract: string;
      readonly one: PersonKey;
      readonly two: PersonKey;
      readonly payer: string;
      readonly sum: number;
      /** Missing in rows of earlier releases. */
      readonly game?: number | null;
      /** Set for a game at another table than the trade table (PT1). */
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
      /** The id of the proposal that it answers; missing in rows of earlier releases. */
      readonly answers?: string | null;
      /** Set for a game at another table than the trade table (PT1). */
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
      /** `voided`: without an event in the match's log, which could not go on. */
      readonly what: 'opened' | 'noted' | 'ended' | 'unbound' | 'added' | 'stopped' | 'voided';
      /**
       * The version of the log, and the hash over all of it, which includes salts that no single person knows. For a
       * batch added after the end: the hash over that batch alone.
       */
      readonly version: number;
      readonly digest: string;
    }
  /** An invariant has broken in the match: which one, and where in the code. */
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
      /** The settlement that it starts from; missing in older rows, where it is the previous one. */
      readonly corrects?: number | null;
      readonly kind: Ending['kind'];
      readonly winner: string | null;
      readonly pot: number;
      readonly owed: number;
      /** What the pot leaves the loser by count (`solace` of INTRIGUE 5); set only if it is more than 0. */
      readonly solace?: number;
      readonly who: PersonKey | null;
      readonly at: number;
      readonly note: TextKey | null;
    }
  /** What a ruling after the end says about the claimed card. */
  | {
      readonly is: 'priced';
      readonly match: string;
      readonly k: number;
      readonly copy: string;
      /** The seat that should have the card. */
      readonly due: string;
      /** Whether the card can't be moved now and is owed. */
      readonly owed: boolean;
      readonly turn: number;
    }
  /** Who plays for what: the facts of a match of the event beside its log. */
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
      /** When it was opened, and its watch code; missing in older rows. */
      readonly opened?: number;
      readonly watch?: string;
      /** Its clocks in seconds; missing in older rows, when matches had the clocks of the event. */
      readonly placementClock?: number;
      readonly decisionClock?: number;
      readonly claimTime?: number;
      /** Set for a match with windows (PR15). */
      readonly windowTime?: number;
      /** Set for a match with intrigue cards (IN19). */
      readonly responseTime?: number;
      /** Set for a match at another table than the trade table (PT1, PT27). */
      readonly tableName?: string;
      readonly turnClock?: number;
      readonly askClock?: number;
    }
  /** A card of the newest edition (rule 7). */
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
   * The event continues from a backup (P20): under another epoch, with unfinished matches at the version that the
   * backup had.
   */
  | {
      readonly is: 'restored';
      readonly epoch: string;
      readonly matches: readonly { readonly match: string; readonly version: number }[];
    };

export type RestoredEffect = Extract<Effect, { is: 'restored' }>;
