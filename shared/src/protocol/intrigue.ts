// The intrigue deck as phones and desks read it (INTRIGUE): what is public, and what only the reader may know.

import type { Party } from '../contract/index.ts';
import type { DeckEntry, DeckView, PlayableAction, VisibleDeckEvent } from '../intrigue/index.ts';
import type { PersonId } from './ids.ts';
import type { PersonBrief } from './person.ts';

/** Something that is awaited of somebody, and its clock. `left`: the milliseconds left when this was sent. */
export interface IntrigueDue {
  /**
   * `keep`: which cards of a surplus stay (IN10). `answer`: an answer to a play (IN19). `drop`: which cards of the
   * hand are spent.
   */
  readonly what: 'keep' | 'answer' | 'drop';
  readonly who: string;
  /** The number by which an answer names it; null for a surplus. */
  readonly asking: number | null;
  /** The action that asks, by its command's id; null for a surplus. */
  readonly action: string | null;
  /** The copy to which an `answer` answers: the action's card, or the last card that cancelled; null otherwise. */
  readonly to: string | null;
  /** How many cards stay or are spent; null for an answer. */
  readonly n: number | null;
  readonly left: number;
  readonly full: number;
  /** False while the event is paused: the clock stands. */
  readonly runs: boolean;
}

/** What a home screen shows of the deck; GET /api/me/intrigue has the rest. */
export interface IntrigueBrief {
  /** While this is false the module is off or closed, and hands rest. */
  readonly on: boolean;
  /** The module is closed for good. */
  readonly closed?: true;
  /** The number of the newest ring; null until the word is said. */
  readonly ring: number | null;
  readonly hand: number;
  readonly limit: number;
  /** How many cards of the hand may be played as an action now. */
  readonly playable: number;
  /** What is awaited of the reader. */
  readonly due: readonly IntrigueDue[];
  /** Whether the reader may buy a draw of the audience now (IN9), and for how many drakes. */
  readonly buy: number | null;
  /** A number that grows each time somebody shows the reader something, or the reader sees another's hand. */
  readonly shown: number;
  /** A number that grows each time an action takes cards out of the reader's hand. */
  readonly taken: number;
}

/** Something that happened to the deck, as far as the reader may know it. */
export interface IntrigueNews {
  readonly nth: number;
  readonly event: VisibleDeckEvent;
  readonly at: string;
}

/** GET /api/me/intrigue: for everyone who trades or has traded; not found if the deck was never made. */
export interface IntrigueInfo {
  readonly on: boolean;
  readonly deck: DeckView;
  /** The reader's own limit. */
  readonly limit: number;
  /** Everybody who is named in the deck's news, or whom an action may choose. */
  readonly people: readonly PersonBrief[];
  /** The cards that may be played as an action now, and what each of them can choose (IN14 to IN16). */
  readonly playable: readonly PlayableAction[];
  /** Everything that is awaited of anybody: this is public. */
  readonly due: readonly IntrigueDue[];
  /** The copies in the reader's hand that can answer what is asked of them now (IN19). */
  readonly answers: readonly string[];
  /** The price in drakes at which the reader may buy a draw of the audience now; null if they may not. */
  readonly buy: number | null;
  /** The rings of the timetable that are still to come, in order. */
  readonly rings: readonly string[];
  /** The newest hundred, newest first. */
  readonly news: readonly IntrigueNews[];
  /** What the reader saw of other hands, by `look` or because it was shown to them. Newest first. */
  readonly seen: readonly IntrigueNews[];
}

/** GET /api/staff/intrigue: for organisers and referees. It holds nobody's secret. */
export interface StaffIntrigueInfo {
  readonly on: boolean;
  readonly deck: DeckView;
  readonly people: readonly PersonBrief[];
  readonly due: readonly IntrigueDue[];
  /** The rings of the timetable that are still to come, in order. */
  readonly rings: readonly string[];
  readonly news: readonly IntrigueNews[];
  /**
   * The people who were ruined before they were dealt promises; `arranged`: they will be when their match is over
   * (IN25).
   */
  readonly ruined: readonly { readonly person: PersonId; readonly arranged: boolean }[];
}

/**
 * GET /api/intrigue/log: the log of the deck (IN5), for everybody joined. It holds the seed once the module is
 * closed.
 */
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
  /** The people that the log names. */
  readonly people: readonly PersonBrief[];
}

/** What a contract shows of intrigue cards: those that its reader may play in it, and the play that is open in it. */
export interface ContractIntrigue {
  /** What the reader may play now, each as the wish that plays it; empty for staff, and while a play is open (IN21). */
  readonly plays: readonly {
    readonly type: 'demandWithIntrigue' | 'answerWithIntrigue';
    readonly card: string;
    /** For `answerWithIntrigue`: the proposal that it answers; null otherwise. */
    readonly proposal: number | null;
    /** The roundings that the player may choose between, if the card lets them; otherwise empty. */
    readonly roundings: readonly ('floor' | 'ceil')[];
  }[];
  /** Present while an action is open around one of the parties: until it is over they open no match (IN21). */
  readonly around?: true;
  /** The play that is announced and not over yet (IN19); null if there is none. */
  readonly play: {
    readonly by: Party;
    readonly card: string;
    /** The copies that cancel the play, and then each other, in the order in which they were played. */
    readonly cancels: readonly string[];
    readonly asked: Party;
    /** The number by which an answer names this asking. */
    readonly asking: number;
    /** The milliseconds left when this was sent. */
    readonly left: number;
    readonly full: number;
    /** False while the event is paused: the clock stands. */
    readonly runs: boolean;
    /** The copies in the reader's hand that can cancel what is asked about; empty for everyone who is not asked. */
    readonly answers: readonly string[];
  } | null;
}
