// memory: what a process keeps of the database: changed by commits alone.
export { Cache } from './cache.ts';
export { type Look, Looks, readUntilItHolds } from './looks.ts';
export { type Anywhere, type InBody, OUTSIDE, type Part, Staging } from './staging.ts';
