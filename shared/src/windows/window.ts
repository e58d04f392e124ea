// Windows: the moments in which a promise or an intrigue card may be played (PROMISES 4, IN12).

/** The windows of a match; three of them are stops. */
export const MATCH_WINDOWS = ['opened', 'sealed', 'revealed', 'between', 'count'] as const;

/** The windows in which a match stops and asks. */
export const STOPS = ['revealed', 'between', 'count'] as const;
export type Stop = (typeof STOPS)[number];

/** The windows of a contract. */
export const CONTRACT_WINDOWS = ['demand', 'answer'] as const;

export const PLEDGE_WINDOWS = ['received', 'free', ...CONTRACT_WINDOWS, ...MATCH_WINDOWS] as const;
export type PledgeWindow = (typeof PLEDGE_WINDOWS)[number];

export const INTRIGUE_WINDOWS = [...CONTRACT_WINDOWS, ...MATCH_WINDOWS, 'action', 'played'] as const;
export type IntrigueWindow = (typeof INTRIGUE_WINDOWS)[number];

/** What a seat may say ahead that it passes until the end of the match (PR19). */
export const AHEAD = [...STOPS, 'answers'] as const;
export type Ahead = (typeof AHEAD)[number];
