// The intrigue deck as phones and desks read it (INTRIGUE): what everybody may know, and what is the reader's own.

import type { Party } from '../contract/index.ts';
import type { DeckEntry, DeckView, PlayableAction, VisibleDeckEvent } from '../intrigue/index.ts';
import type { PersonId } from './ids.ts';
import type { PersonBrief } from './person.ts';

/** Something that is awaited of somebody, with its clock: milliseconds left when this was sent. */
export interface IntrigueDue {
  /** `keep`: what stays of a surplus (IN10); `answer`: to a play (IN19); `drop`: what is spent of a hand. */
  readonly what: 'keep' | 'answer' | 'drop';
  readonly who: string;
  /** By which an answer names it; null for a surplus. */
  readonly asking: number | null;
  /** The action that asks: the id of its command; null for a surplus. */
  readonly action: string | null;
  /** The copy that an answer answers: the action's card, or the last of its cancels. */
  readonly to: string | null;
  /** How many stay, or are spent; null for an answer. */
  readonly n: number | null;
  readonly left: number;
  readonly full: number;
  /** False while the event is paused: the clock stands. */
  readonly runs: boolean;
}

/** What a home screen says of the deck; the rest is at GET /api/me/intrigue. */
export interface IntrigueBrief {
  /** Switched off, or closed, hands rest. */
  readonly on: boolean;
  /** Hands rest for good. */
  readonly closed?: true;
  /** The newest ring; null until the word is said. */
  readonly ring: number | null;
  readonly hand: number;
  readonly limit: number;
  /** How many of the hand may be played as an action now. */
  readonly playable: number;
  /** What is awaited of the reader. */
  readonly due: readonly IntrigueDue[];
  /** Whether the reader may buy a draw of the audience now (IN9), and for how many drakes. */
  readonly buy: number | null;
  /** Another and higher number each time that somebody has shown them something, or was seen by them. */
  readonly shown: number;
}

/** Something that has happened to the deck, as the reader may know it. */
export interface IntrigueNews {
  readonly nth: number;
  readonly event: VisibleDeckEvent;
  readonly at: string;
}

/** GET /api/me/intrigue: for whoever trades, and has traded; not found where the deck was never made. */
export interface IntrigueInfo {
  readonly on: boolean;
  readonly deck: DeckView;
  /** The reader's own limit. */
  readonly limit: number;
  /** Everybody whom the deck names, and whom an action may choose. */
  readonly people: readonly PersonBrief[];
  /** What may be played as an action now, and what each card can choose (IN14 to IN16). */
  readonly playable: readonly PlayableAction[];
  /** All that is awaited, of whomever: it is public. */
  readonly due: readonly IntrigueDue[];
  /** Copies in the reader's hand that answer what is asked of them now (IN19). */
  readonly answers: readonly string[];
  /** Whether the reader may buy a draw of the audience now, and for how many drakes. */
  readonly buy: number | null;
  /** Rings of the timetable that are still to come, in order. */
  readonly rings: readonly string[];
  /** The newest hundred, newest first. */
  readonly news: readonly IntrigueNews[];
  /** What was seen of other hands: by `look`, or because it was shown. Newest first. */
  readonly seen: readonly IntrigueNews[];
}

/** GET /api/staff/intrigue: for organisers and referees. Nothing in it is anybody's secret. */
export interface StaffIntrigueInfo {
  readonly on: boolean;
  readonly deck: DeckView;
  readonly people: readonly PersonBrief[];
  readonly due: readonly IntrigueDue[];
  /** The timetable: what is still to come, in order. */
  readonly rings: readonly string[];
  readonly news: readonly IntrigueNews[];
  /** Whoever was ruined, or will be once their match is over, before anybody dealt them promises (IN25). */
  readonly ruined: readonly { readonly person: PersonId; readonly arranged: boolean }[];
}

/** GET /api/intrigue/log: the log of the deck (IN5), for everybody joined; with the seed once the module is closed. */
export interface DeckLogFile {
  readonly format: 'dunmer-deck/1';
  readonly event: string;
  readonly packs: number;
  readonly copies: readonly string[];
  readonly commitment: string;
  /** Null until it is said. */
  readonly word: string | null;
  /** Null until the module is closed. */
  readonly seed: string | null;
  readonly log: readonly DeckEntry[];
  /** Whom the log names. */
  readonly people: readonly PersonBrief[];
}

/** What a contract says of intrigue cards: what its reader may play in it, and the play that is open in it. */
export interface ContractIntrigue {
  /** What the reader may play now, as the wish to say so with; empty for staff, and while a play is open (IN21). */
  readonly plays: readonly {
    readonly type: 'demandWithIntrigue' | 'answerWithIntrigue';
    readonly card: string;
    /** For `answerWithIntrigue`: what it answers. */
    readonly proposal: number | null;
    /** Which way it may be rounded, where the card lets its player name it; empty where nothing is named. */
    readonly roundings: readonly ('floor' | 'ceil')[];
  }[];
  /** An action is open around one of the two, who open no match as long as it is (IN21); left out where none is. */
  readonly around?: true;
  /** IN19: announced, and not through yet. */
  readonly play: {
    readonly by: Party;
    readonly card: string;
    /** The copies that cancel it, and each other, in the order in which they were played. */
    readonly cancels: readonly string[];
    readonly asked: Party;
    /** By which an answer names it. */
    readonly asking: number;
    /** In milliseconds, when this was sent. */
    readonly left: number;
    readonly full: number;
    /** False while the event is paused: the clock stands. */
    readonly runs: boolean;
    /** Copies in the reader's hand that cancel what it asks about; empty for whoever is not asked. */
    readonly answers: readonly string[];
  } | null;
}
