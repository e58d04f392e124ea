// Sizes: how much of everything the long test plays: all of it, or a share where less time is asked for.

/** What all of it may take on two cores; who asks for fewer minutes gets that share of every size. */
const WHOLE_MINUTES = 240;
/** How much longer than asked for a run may take before it is ended. */
const PATIENCE = 1.5;

/** The environment variables that the heavy suites and the properties read. */
const SUITES = {
  KILLS: 200,
  KILL_MATCHES: 3000,
  TRACED_REPLIES: 5000,
  MALFORMED_FRAMES: 200_000,
  STALLED_SECONDS: 600,
  STORM_CLIENTS: 1000,
  BANK_OPERATIONS: 20_000,
  RESOLVED_SCRIPTS: 100_000,
  PATRON_GAMES: 10_000,
  PROMISE_OPERATIONS: 10_000,
  INTRIGUE_OPERATIONS: 10_000,
  TABLE_OPERATIONS: 10_000,
  /** How many times as many cases as in the suite. */
  PROPERTY_TIMES: 20,
} as const;

/** What those suites need to say anything, and what their own sizes are. */
const LEAST: Readonly<Record<keyof typeof SUITES, number>> = {
  KILLS: 10,
  KILL_MATCHES: 60,
  TRACED_REPLIES: 200,
  MALFORMED_FRAMES: 5000,
  STALLED_SECONDS: 15,
  STORM_CLIENTS: 100,
  BANK_OPERATIONS: 5000,
  RESOLVED_SCRIPTS: 24_000,
  PATRON_GAMES: 100,
  INTRIGUE_OPERATIONS: 2000,
  PROMISE_OPERATIONS: 3000,
  TABLE_OPERATIONS: 600,
  PROPERTY_TIMES: 1,
};

/** What a run is asked for. */
export interface Sizes {
  readonly share: number;
  readonly suites: Readonly<Record<keyof typeof SUITES, number>>;
  readonly pairs: number;
  readonly latePairs: number;
  readonly socketPairs: number;
  /** Over sockets, in which hands and pile differ. */
  readonly handPairs: number;
  /** The same at the patrons' table. */
  readonly gamePairs: number;
  readonly matches: number;
  /** The minutes after which what is not yet played is given up: the run has fallen short. */
  readonly atMost: number;
}

/** The sizes of a run of so many minutes; of the whole without a number. */
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
    atMost: (minutes ?? WHOLE_MINUTES) * PATIENCE,
  };
}

/** What will be played, in words. */
export function wordsOf({
  share,
  suites,
  pairs,
  latePairs,
  socketPairs,
  handPairs,
  gamePairs,
  matches,
}: Sizes): string {
  const settings = Object.entries(suites).map(([name, size]) => `${name} ${size}`);
  const played = [
    `pairs ${pairs}`,
    `on a late store ${latePairs}`,
    `over sockets ${socketPairs}`,
    `with other hands ${handPairs}`,
    `at the patrons’ table ${gamePairs}`,
  ];
  const parts = [...settings, ...played, `matches ${matches}`];
  return `${share === 1 ? 'all of it' : `${(100 * share).toFixed(1)} % of it`}: ${parts.join(', ')}`;
}
