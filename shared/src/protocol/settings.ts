// Settings: what organisers may set for the event, with their bounds.

export const SETTINGS = {
  /** R11, in drakes. */
  least: { first: 1, min: 0, max: 1_000_000 },
  /** Seconds of a placement's clock; 0 is off. */
  placementClock: { first: 0, min: 0, max: 3_600 },
  /** Seconds of a decision's clock; 0 is off. */
  decisionClock: { first: 0, min: 0, max: 3_600 },
  /** R14, in seconds. */
  claimTime: { first: 180, min: 10, max: 3_600 },
} as const;

/** Seconds in which a seat plays a promise or passes (PR19). */
export const WINDOW_TIME = { first: 20, min: 5, max: 120 } as const;

/** Settings of the intrigue deck (INTRIGUE), with what they are until they are set. */
export const INTRIGUE_SETTINGS = {
  /** IN1: fixed once the deck is made. */
  packs: { first: 3, min: 1, max: 20 },
  /** IN9, in drakes. */
  audiencePrice: { first: 3, min: 0, max: 1_000_000 },
  /** IN10, in seconds. */
  surplusTime: { first: 600, min: 10, max: 3_600 },
  /** IN19, in seconds. */
  responseTime: { first: 15, min: 5, max: 60 },
} as const;

/** The clocks of the patrons' table (PT27), in seconds; 0 is off. With what they are until they are set. */
export const PATRONS_SETTINGS = {
  turnClock: { first: 60, min: 0, max: 600 },
  askClock: { first: 20, min: 0, max: 120 },
} as const;

/** Where coins are kept; fixed by the first entry, signed contract or match with a stake. */
export const MONEY = ['app', 'table'] as const;
export type Money = (typeof MONEY)[number];

/** Who may watch a match: whoever has its watch link, everybody joined, nobody. */
export const WATCHING = ['link', 'event', 'nobody'] as const;
export type Watching = (typeof WATCHING)[number];

/** Whether a module is played (PROMISES, "What it is"). */
export const SWITCH = ['off', 'on'] as const;
type Switch = (typeof SWITCH)[number];
/** Promises are closed once and for ever, by an act of their own (PR27). */
export const PROMISES_ARE = [...SWITCH, 'closed'] as const;

export type EventSettings = { readonly [name in keyof typeof SETTINGS]: number } & {
  readonly money: Money;
  readonly watching: Watching;
  /** Not here as long as nobody has ever set it: then nothing of promises is anywhere. */
  readonly promises?: (typeof PROMISES_ARE)[number];
  /** Here where either of the two was set: how long a seat is asked for a play (PR19). */
  readonly windowTime?: number;
  /** Not here as long as nobody has ever set it: then nothing of the deck is anywhere. */
  readonly intrigue?: Switch;
  /** Whether games are asked for at the patrons' table (PT1). Not here as long as nobody has ever set it. */
  readonly patrons?: Switch;
} & {
  /** Here where one of them, or the module, was ever set. */
  readonly [name in keyof typeof INTRIGUE_SETTINGS]?: number;
} & {
  /** The same. */
  readonly [name in keyof typeof PATRONS_SETTINGS]?: number;
};

/** The clocks of a match, in seconds: those that were set when it was opened (EVENT, "Who"). */
export type ClockTimes = Pick<EventSettings, 'placementClock' | 'decisionClock' | 'claimTime'> & {
  /** Only of a match that is played with windows (PR15). */
  readonly windowTime?: number;
  /** Only of a match that is played with intrigue cards (IN19). */
  readonly responseTime?: number;
  /** Only of a match at the patrons' table: for a turn, and for everything that is asked (PT27). */
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

/** What everybody may know of the event. */
export interface EventInfo {
  readonly name: string;
  /** The event to try everything with: every screen says so. */
  readonly sample: boolean;
  readonly paused: boolean;
  /**
   * Who has paused it, by name: everybody sees it, for whoever pauses may be a player; null where it runs, or nobody is
   * known.
   */
  readonly pausedBy: string | null;
  readonly settings: EventSettings;
}
