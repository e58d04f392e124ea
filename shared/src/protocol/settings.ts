// Settings: the settings that organisers may change, with their bounds.

export const SETTINGS = {
  /** The least stake in drakes (R11). */
  least: { first: 1, min: 0, max: 1_000_000 },
  /** Seconds for a placement; 0 is off. */
  placementClock: { first: 0, min: 0, max: 3_600 },
  /** Seconds for a decision; 0 is off. */
  decisionClock: { first: 0, min: 0, max: 3_600 },
  /** The claim time in seconds (R14). */
  claimTime: { first: 180, min: 10, max: 3_600 },
} as const;

/** The seconds in which a seat plays a promise or passes (PR19). */
export const WINDOW_TIME = { first: 20, min: 5, max: 120 } as const;

/** The settings of the intrigue deck (INTRIGUE). `first` is the value until somebody sets another. */
export const INTRIGUE_SETTINGS = {
  /** IN1: how many of each card. Fixed once the deck is made. */
  packs: { first: 3, min: 1, max: 20 },
  /** IN9: the price of a draw, in drakes. */
  audiencePrice: { first: 3, min: 0, max: 1_000_000 },
  /** IN10: the time to choose a surplus, in seconds. */
  surplusTime: { first: 600, min: 10, max: 3_600 },
  /** IN19: the time to answer a play, in seconds. */
  responseTime: { first: 15, min: 5, max: 60 },
} as const;

/** The clocks of the patrons' table (PT27), in seconds; 0 is off. `first` is the value until somebody sets another. */
export const PATRONS_SETTINGS = {
  turnClock: { first: 60, min: 0, max: 600 },
  askClock: { first: 20, min: 0, max: 120 },
} as const;

/** Where coins are kept; the first entry, signed contract or match with a stake fixes this. */
export const MONEY = ['app', 'table'] as const;
export type Money = (typeof MONEY)[number];

/** Who may watch a match: those who have its watch link, everybody joined, or nobody. */
export const WATCHING = ['link', 'event', 'nobody'] as const;
export type Watching = (typeof WATCHING)[number];

/** Whether a module is on (PROMISES, "What it is"). */
export const SWITCH = ['off', 'on'] as const;
type Switch = (typeof SWITCH)[number];
/** Promises can also be closed, once and for ever, by an act of its own (PR27). */
export const PROMISES_ARE = [...SWITCH, 'closed'] as const;

export type EventSettings = { readonly [name in keyof typeof SETTINGS]: number } & {
  readonly money: Money;
  readonly watching: Watching;
  /** Absent until somebody sets it for the first time; until then nothing anywhere mentions promises. */
  readonly promises?: (typeof PROMISES_ARE)[number];
  /** Present if promises or this time were ever set: how long a seat has to play (PR19). */
  readonly windowTime?: number;
  /** Absent until somebody sets it for the first time; until then nothing anywhere mentions the deck. */
  readonly intrigue?: Switch;
  /** Whether games may be proposed at the patrons' table (PT1). Absent until somebody sets it for the first time. */
  readonly patrons?: Switch;
} & {
  /** Present if one of these settings, or the module itself, was ever set. */
  readonly [name in keyof typeof INTRIGUE_SETTINGS]?: number;
} & {
  /** Present if one of these settings, or the module itself, was ever set. */
  readonly [name in keyof typeof PATRONS_SETTINGS]?: number;
};

/** The clocks of a match in seconds, as they were set when it was opened (EVENT, "Who"). */
export type ClockTimes = Pick<EventSettings, 'placementClock' | 'decisionClock' | 'claimTime'> & {
  /** Only for a match that is played with windows (PR15). */
  readonly windowTime?: number;
  /** Only for a match that is played with intrigue cards (IN19). */
  readonly responseTime?: number;
  /** Only for a match at the patrons' table: the time for a turn, and for everything that is asked (PT27). */
  readonly turnClock?: number;
  readonly askClock?: number;
};

/** One setting with its new value. */
export type SettingChange =
  | { readonly name: keyof typeof SETTINGS; readonly value: number }
  | { readonly name: 'windowTime'; readonly value: number }
  | { readonly name: 'money'; readonly value: Money }
  | { readonly name: 'watching'; readonly value: Watching }
  | { readonly name: 'promises' | 'intrigue' | 'patrons'; readonly value: Switch }
  | { readonly name: keyof typeof INTRIGUE_SETTINGS; readonly value: number }
  | { readonly name: keyof typeof PATRONS_SETTINGS; readonly value: number };

/** The public facts of the event. */
export interface EventInfo {
  readonly name: string;
  /** Whether this is the event for trying things out, which every screen then says. */
  readonly sample: boolean;
  readonly paused: boolean;
  /** The name of whoever paused the event, public because that may be a player; null if it runs, or nobody is known. */
  readonly pausedBy: string | null;
  readonly settings: EventSettings;
}
