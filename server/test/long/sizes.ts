// Sizes: how much the long test plays of everything: all of it, or a share when less time is asked for.

/** The minutes that the whole may take on two cores; a run of fewer minutes gets that share of every size. */
const WHOLE_MINUTES = 240;
/** How many times the minutes asked for a run may take before it is ended. */
const PATIENCE = 1.5;

/** The environment variables that the heavy suites and the properties read. */
const SUITES = {
  KILLS: 200,
  KILL_MATCHES: 3000,
  TRACED_REPLIES: 5000,
  MALFORMED_FRAMES: 200_000,
  STALLED_SECONDS: 600,
  STORM_CLIENTS: 1000,
  WEATHER_MATCHES: 1000,
  BANK_OPERATIONS: 20_000,
  RESOLVED_SCRIPTS: 100_000,
  PATRON_GAMES: 10_000,
  PROMISE_OPERATIONS: 10_000,
  INTRIGUE_OPERATIONS: 10_000,
  TABLE_OPERATIONS: 10_000,
  /** How many times as many cases as in the suite. */
  PROPERTY_TIMES: 20,
} as const;

/** The least sizes at which those suites say anything: their own sizes in `npm test`. */
const LEAST: Readonly<Record<keyof typeof SUITES, number>> = {
  KILLS: 10,
  KILL_MATCHES: 60,
  TRACED_REPLIES: 200,
  MALFORMED_FRAMES: 5000,
  STALLED_SECONDS: 15,
  STORM_CLIENTS: 100,
  WEATHER_MATCHES: 20,
  BANK_OPERATIONS: 5000,
  RESOLVED_SCRIPTS: 24_000,
  PATRON_GAMES: 100,
  INTRIGUE_OPERATIONS: 2000,
  PROMISE_OPERATIONS: 3000,
  TABLE_OPERATIONS: 600,
  PROPERTY_TIMES: 1,
};

/** The sizes of a run. */
export interface Sizes {
  readonly share: number;
  readonly suites: Readonly<Record<keyof typeof SUITES, number>>;
  readonly pairs: number;
  readonly latePairs: number;
  readonly socketPairs: number;
  /** Pairs over sockets in which hands and pile differ. */
  readonly handPairs: number;
  /** Pairs over sockets at the patrons' table. */
  readonly gamePairs: number;
  readonly matches: number;
  /** Matches between browsers over bad lines. */
  readonly browserMatches: number;
  /** The minutes after which whatever is not yet played is given up, and the run has failed. */
  readonly atMost: number;
}

/** Returns the sizes of a run of so many minutes; of the whole run when `minutes` is null. */
export function sizesFor(minutes: number | null): Sizes {
  const share = Math.min(1, (minutes ?? WHOLE_MINUTES) / WHOLE_MINUTES);
  const sized = (whole: number): number => Math.ceil(whole * share);
  const suite = (name: keyof typeof SUITES): number => Math.max(LEAST[name], sized(SUITES[name]));
  return {
    share,
    suites: {
      KILLS: suite('KILLS'),
      KILL_MATCHES: suite('KILL_MATCHES'),
      TRACED_REPLIES: suite('TRACED_REPLIES'),
      MALFORMED_FRAMES: suite('MALFORMED_FRAMES'),
      PROMISE_OPERATIONS: suite('PROMISE_OPERATIONS'),
      INTRIGUE_OPERATIONS: suite('INTRIGUE_OPERATIONS'),
      TABLE_OPERATIONS: suite('TABLE_OPERATIONS'),
      STALLED_SECONDS: suite('STALLED_SECONDS'),
      STORM_CLIENTS: suite('STORM_CLIENTS'),
      WEATHER_MATCHES: suite('WEATHER_MATCHES'),
      BANK_OPERATIONS: suite('BANK_OPERATIONS'),
      RESOLVED_SCRIPTS: suite('RESOLVED_SCRIPTS'),
      PATRON_GAMES: suite('PATRON_GAMES'),
      PROPERTY_TIMES: suite('PROPERTY_TIMES'),
    },
    pairs: sized(10_000),
    latePairs: sized(500),
    socketPairs: sized(200),
    handPairs: sized(100),
    gamePairs: sized(200),
    matches: sized(100_000),
    browserMatches: sized(30),
    atMost: (minutes ?? WHOLE_MINUTES) * PATIENCE,
  };
}

/** Describes what will be played. */
export function wordsOf({
  share,
  suites,
  pairs,
  latePairs,
  socketPairs,
  handPairs,
  gamePairs,
  matches,
  browserMatches,
}: Sizes): string {
  const settings = Object.entries(suites).map(([name, size]) => `${name} ${size}`);
  const played = [
    `pairs ${pairs}`,
    `on a late store ${latePairs}`,
    `over sockets ${socketPairs}`,
    `with other hands ${handPairs}`,
    `at the patrons’ table ${gamePairs}`,
  ];
  const parts = [...settings, ...played, `matches ${matches}`, `in browsers ${browserMatches}`];
  return `${share === 1 ? 'all of it' : `${(100 * share).toFixed(1)} % of it`}: ${parts.join(', ')}`;
}
