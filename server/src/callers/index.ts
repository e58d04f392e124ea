// callers: who asks, under which of this server's names, and how fast.
export { Bucket, type Rate } from './bucket.ts';
export type { Caller } from './caller.ts';
export type { Hosts } from './hosts.ts';
export type { Pace } from './pace.ts';
export { makeReception, type Reception } from './reception.ts';
export type { RateName } from './rates.ts';
